/** The closed compounds of a language: their beginnings, and the nouns after these that people search for. */
interface Compounds {
  readonly first: string;
  /** Beginnings that people search for, too. */
  readonly things: string;
  readonly nouns: string;
  /** Diminutives and augmentatives, each after its base noun: `tavolo tavolino`. */
  readonly variants: string;
}

const italian: Compounds = {
  first: `porta copri lava asciuga aspira para posa scalda salva appendi attacca taglia tosa apri batti cava tappa poggia schiaccia
    mono bi tri quadri multi mini auto moto foto video tele sotto sopra contro`,
  things: 'divano cassa',
  nouns: `finestra finestre bagagli bici biciclette scarpe riviste documenti chiavi gioie gioielli vivande pacchi sci letto letti
    sedile sedili materasso materassi divano divani volante auto moto stoviglie capelli biancheria panni polvere bagno vivande
    erba siepi bottiglie abiti panche panca locale locali radio carro camera camere rimessa sega tetto scocca visione
    telefono bus bar lampada lampade vaso vasi piedi noci cenere fango brezza sole acqua spazio pentole piatti posate`,
  variants: `tavolo tavolino, armadio armadietto, letto lettino, divano divanetto, casa casetta, casa casina, borsa borsetta,
    sedia seggiolina, poltrona poltroncina, mobile mobiletto, camera cameretta, camera camerina, tappeto tappetino, quadro quadretto,
    scarpa scarpetta, scarpa scarpina, giacca giacchetta, giacca giacchino, villa villetta, terrazza terrazzino,
    giardino giardinetto, balcone balconcino, appartamento appartamentino, vaso vasetto, tenda tendina, furgone furgoncino,
    specchio specchietto, scaffale scaffaletto, stanza stanzetta, stanza stanzino, cucina cucinino, cucina cucinotto, bagno bagnetto,
    bicicletta biciclettina, tavolo tavolone, panca panchina, cesto cestino, sgabello sgabellino,
    pentola pentolino, coltello coltellino, zaino zainetto, valigia valigetta, gatto gattino, cane cagnolino, cavallo cavallino`,
};

const french: Compounds = {
  first: `porte garde lave sèche essuie pare couvre tire ouvre passe pèse chauffe auto moto mini photo vidéo télé micro multi
    sur sous contre`,
  things: '',
  nouns: `manteau manteaux bagage bagages bébé vélo vélos skis clés bouteilles bouteille documents fenêtre vaisselle linge cheveux
    glace glaces boue brise soleil lit lits matelas bouchon boîte plats radio cuiseur culteur bus commande phone copieur
    chargeur onde ondes lampe chaussures serviettes revues monnaie`,
  variants: `maison maisonnette, camion camionnette, fourgon fourgonnette, chambre chambrette, jardin jardinet, coffre coffret,
    cabane cabanon, statue statuette, malle mallette, voiture voiturette`,
};

/** The parts of an Italian word in lower case: `letto` of copriletto, `tavolo` of tavolino. Empty if it has none. */
export const italianParts = partsIn(italian);

/**
 * The parts of a French word in lower case: `manteau` of portemanteau, `maison` of maisonnette. Empty if it has none.
 */
export const frenchParts = partsIn(french);

function partsIn({ first, things: firstThings, nouns, variants }: Compounds): (word: string) => readonly string[] {
  const listed = (words: string) => words.split(/\s+/).filter(Boolean);
  const asked = listed(firstThings);
  const beginnings = [...listed(first), ...asked];
  const ends = new Set(listed(nouns));
  const things = new Map(
    variants.split(',').map((pair) => {
      const [thing, variant] = listed(pair);
      return [variant!, thing!] as const;
    }),
  );
  return (word) => {
    const thing = things.get(word) ?? things.get(singularOf(word));
    const found = beginnings.flatMap((beginning) => {
      const end = word.startsWith(beginning) ? word.slice(beginning.length) : '';
      return ends.has(end) ? [...(asked.includes(beginning) ? [beginning] : []), end] : [];
    });
    return [...(thing === undefined ? [] : [thing]), ...found];
  };
}

/** The plurals that variants have: maisonnettes, tavolini, casette. */
function singularOf(word: string): string {
  return word
    .replace(/(?<=[a-z]{4})s$/, '')
    .replace(/i$/, 'o')
    .replace(/(?<=[^t]t)e$/, 'a');
}
