/** The closed compounds of a language: their beginnings, and the nouns after these that people search for. */
interface Compounds {
  /** Verbs that form one word with a noun after them, with or without a space (`porte manteau`). */
  readonly verbs: string;
  readonly first: string;
  /** Beginnings of compounds that people also search for by themselves. */
  readonly things: string;
  readonly nouns: string;
  /** Diminutives and augmentatives, each after its base noun: `tavolo tavolino`. */
  readonly variants: string;
}

const italian: Compounds = {
  verbs: `porta copri lava asciuga aspira para posa scalda salva appendi attacca taglia tosa rasa apri batti cava tappa poggia schiaccia
    scola trita spremi macina tosta stendi gira mangia reggi ferma conta tergi monta pesa arriccia spazza guarda segna stura`,
  first: 'mono bi tri quadri multi mini auto moto foto video tele sotto sopra contro capo centro',
  things: 'divano cassa',
  nouns: `finestra finestre bagagli bici biciclette scarpe riviste documenti chiavi gioie gioielli vivande pacchi sci letto letti
    sedile sedili sella materasso materassi divano divani poltrona volante auto moto stoviglie capelli biancheria panni polvere bagno
    erba siepi bottiglia bottiglie abiti panche panca locale locali radio carro camera camere rimessa sega tetto scocca visione
    telefono bus bar lampada lampade vaso vasi piedi noci cenere fango brezza sole acqua spazio pentole piatto piatti posate
    ombrello ombrelli tavola tavolo piumino oggetti candela candele tovaglioli spezie rotolo targa biberon mano mani carne caffè caffe
    agrumi latte pane scatole tappi patate pavimenti vetri vento testa libri libro carte dischi disco cristallo cristalli neve roba
    persone unghie bicchieri bicchiere cellulare tablet computer attrezzi giochi frutta uova legna fiori quadri foto pannolini bebè bebe`,
  variants: `tavolo tavolino, armadio armadietto, letto lettino, divano divanetto, casa casetta, casa casina, borsa borsetta,
    sedia seggiolina, poltrona poltroncina, mobile mobiletto, camera cameretta, camera camerina, tappeto tappetino, quadro quadretto,
    scarpa scarpetta, scarpa scarpina, giacca giacchetta, giacca giacchino, villa villetta, terrazza terrazzino,
    giardino giardinetto, balcone balconcino, appartamento appartamentino, vaso vasetto, tenda tendina, furgone furgoncino,
    specchio specchietto, scaffale scaffaletto, stanza stanzetta, stanza stanzino, cucina cucinino, cucina cucinotto, bagno bagnetto,
    bicicletta biciclettina, tavolo tavolone, panca panchina, cesto cestino, sgabello sgabellino,
    pentola pentolino, coltello coltellino, zaino zainetto, valigia valigetta, gatto gattino, cane cagnolino, cavallo cavallino`,
};

const french: Compounds = {
  verbs: `porte garde lave sèche seche essuie pare couvre tire ouvre passe pèse pese chauffe cache coupe taille casse grille presse appuie
    repose range tourne monte abat attrape chasse brise`,
  first: 'auto moto mini photo vidéo télé micro multi sur sous contre',
  things: '',
  nouns: `manteau manteaux bagage bagages bébé bebe vélo vélos velo velos skis clés cles clefs bouteilles bouteille documents fenêtre
    vaisselle linge cheveux glace glaces boue brise soleil lit lits matelas bouchon bouchons boîte boîtes boite boites plat plats radio
    cuiseur culteur bus commande phone copieur chargeur onde ondes lampe chaussures serviettes serviette revues monnaie parapluie
    parapluies pain agrumes noix haie haies tête tete pied pieds pot pots eau biberon lait robe meuble meubles choc chocs neige disque
    disques jour vue rêves vent ongles crayon crayons charge escalier serviettes savon cartes photo photos vêtements table`,
  variants: `maison maisonnette, camion camionnette, fourgon fourgonnette, chambre chambrette, jardin jardinet, coffre coffret,
    cabane cabanon, statue statuette, malle mallette, voiture voiturette`,
};

/** The parts of an Italian word in lower case: `letto` of copriletto, `tavolo` of tavolino. Empty if it has none. */
export const italianParts = partsIn(italian);

/**
 * The parts of a French word in lower case: `manteau` of portemanteau, `maison` of maisonnette. Empty if it has none.
 */
export const frenchParts = partsIn(french);

const spaced = [italian, french].map(({ verbs, nouns }) => [new Set(listed(verbs)), new Set(listed(nouns))] as const);

/** Nouns that combine with `e` for electric. In Italian `e` also means «and», before nouns of that language. */
const motorised = new Set(
  listed('bike bikes velo velos vélo vélos mountainbike mountainbikes trottinett trottinette scooter'),
);

/**
 * Joins the words of French and Italian compounds by a hyphen, and an `e` with the noun after it: `porte manteau`
 * becomes porte-manteau, `e bike` e-bike. The words must be in lower case.
 */
export function withHyphens(words: readonly string[]): string[] {
  const joint: string[] = [];
  for (const [place, word] of words.entries()) {
    const verb = place > 0 ? words[place - 1]! : '';
    const isMotorised = verb === 'e' && motorised.has(word);
    if (isMotorised || spaced.some(([verbs, nouns]) => verbs.has(verb) && nouns.has(word)))
      joint.push(`${joint.pop()}-${word}`);
    else joint.push(word);
  }
  return joint;
}

function listed(words: string): string[] {
  return words.split(/\s+/).filter(Boolean);
}

function partsIn({
  verbs,
  first,
  things: firstThings,
  nouns,
  variants,
}: Compounds): (word: string) => readonly string[] {
  const names = listed(firstThings);
  const beginnings = [...listed(verbs), ...listed(first), ...names];
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
      return ends.has(end) ? [...(names.includes(beginning) ? [beginning] : []), end] : [];
    });
    return [...(thing === undefined ? [] : [thing]), ...found];
  };
}

/** The singular of a diminutive or augmentative: of maisonnettes, tavolini, casette. */
function singularOf(word: string): string {
  return word
    .replace(/(?<=[a-z]{4})s$/, '')
    .replace(/i$/, 'o')
    .replace(/(?<=[^t]t)e$/, 'a');
}
