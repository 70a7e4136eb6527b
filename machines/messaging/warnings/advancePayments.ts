import { firstOf, type Place } from './legible.ts';

// Payment by TWINT before the goods change hands. A TWINT payment cannot be taken back. Its account is a phone number,
// which is harmless alone, so only a demand causes a warning. A buyer's offer to pay in advance causes none.

/** A limited distance within a clause; the point of a price such as `200.–` does not end the clause. */
const near = (most: number) => `(?:[^.!?,;:\\n]|(?<=\\d)\\.(?=[-–—\\d ])){0,${most}}`;

const pays =
  '\\b(?:(?:ein|be)?zahl(?:e|en|t|ung)|(?:u|ue)berweis(?:e|en|t|ung)|twint(?:e|en|est|et)|schick(?:e|en|t)|send(?:e|en|et)|pa(?:ie|ye)r?|payez|paie?ment|payement|regl(?:e|ez|er)|versez?|verser|versement|envo(?:ie|yez|yer)|pag(?:a|are|hi|ate|ami|amento)|vers(?:a|are|i|ami|amento)|mand(?:a|i|ami|are)|invi(?:a|i|ami|are)|pay|payment|send|transfer)\\b';
const inAdvance =
  '\\b(?:vorab|im voraus|vorgangig|vorher|zuerst|vor (?:dem )?versand|vorkasse|vorauskasse|vorauszahlung|anzahlung|d.avance|a l.avance|d.abord|avant (?:l.)?(?:envoi|expedition)|acompte|arrhes|in anticipo|anticipat[oaie]|prima|caparra|acconto|in advance|up ?-?front|beforehand|first|deposit|down ?payment)\\b';

/** A payment that is to be made in advance, in either order. */
const demands = [new RegExp(`${pays}${near(60)}${inAdvance}`), new RegExp(`${inAdvance}${near(60)}${pays}`)];

/** Words for a deposit: each is a demand by itself if the phone number to pay to follows. */
const deposits =
  /\b(?:vorkasse|vorauskasse|vorauszahlung|anzahlung|acompte|arrhes|caparra|acconto|deposit|down ?payment)\b/;

/** Words that address the reader with a payment request: please, or an imperative. */
const requests =
  /\b(?:bitte|uberweise|ueberweise|uberweisen sie|ueberweisen sie|zahle|zahlen sie|bezahle|bezahlen sie|twinte|twinten sie|svp|s.il (?:vous|te) plait|veuillez|merci de|payez|versez|reglez|envoyez|per favore|prego|pagami|paghi|versami|versi|mandami|mandi|inviami|invii|please|pls|you (?:must|have to|need to)|send me|pay me)\b/;

/** Words with which the writer offers, or asks, to do something. */
const offers =
  /\b(?:(?:ich|wir) (?:kann|konnte|konnen|wurde|mochte|will|werde|muss|soll|(?:be)?zahle|uberweise|ueberweise|twinte|schicke|sende|habe)|(?:kann|konnte|soll|darf|muss|wurde) ich|je (?:peux|pourrais|veux|vais|dois|paie|paye|verse|regle|vous|t.|te)|(?:puis|dois)-je|on peut|j.ai|posso|potrei|vorrei|devo|pago|verso|mando|invio|ho|(?:i|we) (?:can|could|will|would|must|pay|send|have)|i.(?:ll|ve|d)|(?:can|could|should|shall|must|do) i)\b/;

const twint = /\btwint/;
const mobile = /(?<![\d+])(?:(?:\+|00)41[ ]?(?:\(0\)[ ]?)?|0)7[5-9](?:[ ./-]?\d){7}(?!\d)/;

/** The demand of a payment by TWINT in advance; undefined where a message makes none. */
export function demandOf(plain: string): Place | undefined {
  const isTwint = twint.test(plain);
  const hasNumber = mobile.test(plain);
  if (!isTwint && !hasNumber) return undefined;
  const demand = firstOf(plain, demands);
  if (demand !== undefined && !isOffer(plain, demand)) {
    if (hasNumber || requests.test(plain.slice(Math.max(0, demand.from - 60), demand.from + demand.length)))
      return demand;
  }
  const deposit = isTwint && hasNumber ? firstOf(plain, [deposits]) : undefined;
  return deposit && !isOffer(plain, deposit) ? deposit : undefined;
}

/** Whether a match, with its sentence up to there, is an offer of the writer. */
function isOffer(plain: string, { from, length }: Place): boolean {
  const before = plain.slice(Math.max(0, from - 60), from);
  const part = before.slice(before.search(/[^.!?\n]*$/));
  return offers.test(part + plain.slice(from, from + length));
}
