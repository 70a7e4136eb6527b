import { cantonByAbbreviation } from '#market/cantons/cantons.ts';
import { localityRows } from '#market/places/localityRows.ts';
import { slugOf } from '#market/addresses/slug.ts';
import type { LocalityTableRow } from '#server/localities/localityTables.ts';
import type { RecordSource } from '../records/records.ts';
import { repairedFields } from '../records/repairedFields.ts';
import { rowFields } from './rowFields.ts';
import { rowNotes, type RowProblem } from '../rowProblems.ts';

/**
 * The columns used from the official directory of towns and cities (swisstopo), which has more. An optional
 * `Bezirksname` is the part of the canton.
 */
export const localityColumns = ['Ortschaftsname', 'PLZ', 'Zusatzziffer', 'Gemeindename', 'Kantonskürzel', 'E', 'N'];

/** A row of the directory. A locality has a row per municipality. */
interface DirectoryRow {
  readonly name: string;
  readonly postcode: string;
  /** Distinguishes the localities of a postcode; `00` is the principal one. */
  readonly suffix: string;
  readonly municipality: string;
  /** The district of the canton. swisstopo's directory does not have it. */
  readonly subregion: string;
  readonly canton: string;
  readonly longitude: number;
  readonly latitude: number;
}

/**
 * Reads the directory: a place per postcode and name, the most important first, and the problems of its rows. The few
 * thousand rows are held in memory, because the ranking depends on all of them.
 */
export async function readLocalities(
  source: RecordSource,
): Promise<{ rows: number; localities: readonly LocalityTableRow[]; problems: readonly RowProblem[] }> {
  const rows: DirectoryRow[] = [];
  const problems: RowProblem[] = [];
  for await (const records of source.read(source.start)) {
    for (const record of records) {
      const notes = rowNotes(record.line);
      if ('unreadable' in record) notes.refuse('', '', record.unreadable);
      else if ('fields' in record) rows.push(...directoryRow(repairedFields(record.fields, notes), notes));
      problems.push(...notes.problems);
    }
  }
  return { rows: rows.length, localities: ranked(rows), problems };
}

function directoryRow(fields: Readonly<Record<string, string>>, notes: ReturnType<typeof rowNotes>): DirectoryRow[] {
  const row = rowFields(fields, notes);
  // The directory gives no canton only for places in Liechtenstein.
  const canton = row.optional('Kantonskürzel') || 'FL';
  if (!cantonByAbbreviation(canton)) notes.refuse('Kantonskürzel', canton, 'is no canton');
  const postcode = row.shaped('PLZ', /^\d{4}$/, 'is not four digits');
  if (postcode === '') notes.refuse('PLZ', '', 'is empty');
  const found = {
    name: row.mandatory('Ortschaftsname') && row.text('Ortschaftsname', 'line'),
    postcode,
    suffix: row.optional('Zusatzziffer'),
    // Municipalities of the same name have their canton appended, which is redundant: `Buchs (ZH)`.
    municipality: row.text('Gemeindename', 'line').replace(/ \([A-Z]{2}\)$/, ''),
    subregion: row.text('Bezirksname', 'line'),
    canton,
    longitude: Number(row.mandatory('E')),
    latitude: Number(row.mandatory('N')),
  };
  if (!(found.longitude > 5 && found.longitude < 11))
    notes.refuse('E', row.optional('E'), 'is not a longitude in degrees');
  if (!(found.latitude > 45 && found.latitude < 48))
    notes.refuse('N', row.optional('N'), 'is not a latitude in degrees');
  return notes.refused() ? [] : [found];
}

/**
 * Places by importance: first places of the shipped table, which is ranked by inhabitants, then other places of its
 * towns, then all others.
 */
function ranked(rows: readonly DirectoryRow[]): readonly LocalityTableRow[] {
  const placeRanks = new Map(localityRows.map(([postcode, name], rank) => [`${postcode} ${name}`, rank]));
  const townRanks = new Map(
    localityRows.map(([, name, canton], rank) => [`${name} ${canton}`, rank] as const).reverse(),
  );
  const byPostcode = Map.groupBy(rows, ({ postcode }) => postcode);
  const places = [...Map.groupBy(rows, ({ postcode, name }) => `${postcode} ${name}`)].map(([key, parts]) => {
    const part = mainPart(parts, byPostcode.get(parts[0]!.postcode)!);
    const town = townRanks.get(`${part.name} ${part.canton}`) ?? Infinity;
    return { part, order: [placeRanks.get(key) ?? Infinity, town, Number(part.suffix), Number(part.postcode)] };
  });
  return places
    .sort((one, other) => inOrder(one.order, other.order))
    .map(({ part: { postcode, name, canton, latitude, longitude, municipality, subregion } }, rank) => {
      const place = { municipality: municipality || null, subregion: subregion === '' ? null : slugOf(subregion) };
      return { postcode, name, canton, latitude, longitude, rank, ...place };
    });
}

function inOrder(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : one[at]! < other[at]! ? -1 : 1;
}

/**
 * For a locality in several municipalities: the part in the municipality of its name, or in the main canton of its
 * postcode.
 */
function mainPart(parts: readonly DirectoryRow[], samePostcode: readonly DirectoryRow[]): DirectoryRow {
  const own = parts.find(({ name, municipality }) => municipality === name);
  if (own) return own;
  const weight = ({ canton }: DirectoryRow) => samePostcode.filter((row) => row.canton === canton).length;
  return parts.reduce((heaviest, part) => (weight(part) > weight(heaviest) ? part : heaviest));
}
