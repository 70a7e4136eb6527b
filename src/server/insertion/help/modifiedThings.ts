import { fold } from '#market/text/fold.ts';
import type { Vote } from './vote.ts';

/** Words that move a thing to another category: a jacket for children, a case for a phone. */
interface Modified {
  /** Matches a modifying word at its beginning, in folded text. */
  readonly words: RegExp;
  /** A second pattern that the title must also match. */
  readonly and?: RegExp;
  readonly from: readonly number[];
  readonly to: number;
}

const children =
  /\b(?:kinder|madchen|knaben|buben|jungen|enfants?|fille|garcon|fillette|bambin[oaie]|ragazz[oaie]|bimb[oaie]|kids?|children|boys?|girls?|toddler)/;
const babies = /\b(?:baby|babys|neugeborene|bebe|neonat[oaie]|newborn|naissance)/;
const women = /\b(?:damen|frauen|femmes?|dames?|donn[ae]|women|womens|ladies)\b/;
const men = /\b(?:herren|manner|hommes?|uom[oi]ni|uomo|men|mens|gents)\b/;
const accessory =
  /\b(?:zubehor|ersatzteile?|halter(?:ung)?|hulle|schutzhulle|etui|kabel|ladegerat|ladekabel|akku|tasche|accessoires?|housse|coque|chargeur|etui|pieces detachees|support|batterie|accessori|custodia|cover|ricambi|caricatore|caricabatterie|supporto|batteria|accessories|spare parts?|case|charger|holder|mount|battery|strap|armband)\b/;
const antique =
  /\b(?:antik|antike[rsn]?|antiquitat|anciene?s?|ancien(?:ne)?s?|antic[oahie]|antichi|antiche|d.epoca|antique|biedermeier|louis (?:xv|xvi|philippe)|jugendstil)\b/;
const professional =
  /\b(?:gastro|gastronomie|profi|professionel(?:le)?s?|professionnel(?:le)?s?|professional[ei]?|commercial|catering|restaurants?|ristorante)\b/;
const industrial = /\b(?:industrie|industriel(?:le)?s?|industrial[ei]?|cnc)\b/;
const animals =
  /\b(?:hunde?n?|katzen?|welpen|vogel|hamster|kaninchen|nager|pferde?|chiens?|chats?|lapins?|cavall[oi]|can[ei]|gatt[oi]|dogs?|cats?|pets?|puppy|rabbits?|horses?)\b/;
const office = /\b(?:buro|bureau|uffici[oi]?|office)\b/;
const outdoors =
  /\b(?:garten|balkon|terrassen?|jardin|terrasse|balcon|giardino|terrazz[oa]|balcone|garden|patio|outdoor)\b/;

const garments =
  /(?:hosen?|jacken?|anzug|anzuge|overall)\b|\b(?:pantalon|veste|combinaison|tuta|tutina|giacca|pantaloni|suit|jacket|trousers|pants)\b/;
const estimates =
  /\b(?:devis|offerten?|offertes|preventiv[oi]|quotes?|estimates?|dienstleistung(?:en)?|services?|servizi)\b/;

const clothes = [6610, 6620, 6630];
const furniture = [3030, 3040, 3050];

const modified: readonly Modified[] = [
  { words: children, from: clothes, to: 6300 },
  { words: children, from: furniture, to: 6230 },
  { words: children, and: garments, from: [4120], to: 6300 },
  { words: estimates, from: [6450], to: 6510 },
  { words: babies, from: [...clothes, 6300], to: 6220 },
  { words: babies, from: furniture, to: 6230 },
  { words: women, from: [6610, 6620], to: 6610 },
  { words: men, from: [6610, 6620], to: 6620 },
  { words: accessory, from: [5810], to: 5840 },
  { words: accessory, from: [5010, 5020, 5030], to: 5070 },
  { words: accessory, from: [5610, 5620], to: 5630 },
  { words: accessory, from: [2020], to: 2080 },
  { words: accessory, from: [2040], to: 2030 },
  { words: accessory, from: [4020, 4030], to: 4040 },
  { words: antique, from: [3020, ...furniture], to: 4810 },
  { words: antique, from: [6650, 3090], to: 4840 },
  { words: professional, from: [3070, 3080], to: 6830 },
  { words: industrial, from: [3240], to: 6840 },
  { words: animals, from: [...furniture, 3080, 3090, 6650], to: 9080 },
  { words: office, from: [3040, 3050], to: 6810 },
  { words: outdoors, from: [3020, 3040], to: 3220 },
];

/** The added weight of a modified thing's category: somewhat more than the weight of the thing itself. */
const surplus = 0.35;

/** Votes for the categories of modified things in a title, such as a case for a phone. */
export function accessoryCategoryVotes(title: string, votes: readonly Vote[]): readonly Vote[] {
  const text = title.split(/\s+/u).map(fold).join(' ');
  return modified.flatMap(({ words, and, from, to }) => {
    if (!words.test(text) || and?.test(text) === false) return [];
    const best = votes
      .filter(({ category }) => from.includes(category))
      .toSorted((one, other) => other.weight - one.weight)[0];
    return best ? [{ category: to, word: best.word, by: best.by, weight: best.weight + surplus }] : [];
  });
}
