import { ibans } from './foreignPhones.ts';
import { demandOf } from './advancePayments.ts';
import { firstOf, type Finder, type Legible, type Place } from './legible.ts';

/** A limited distance, in characters, within a sentence. */
const near = (most: number) => `[^.!?\\n]{0,${most}}`;

const pays = '(?:zahl|bezahl|uberweis|ueberweis|pay|paid|pai[esr]|regl|vers|pag|sald|send|schick|envoy|invi|transfer)';
const card =
  '(?:google play|itunes|apple|steam|amazon|neosurf|transcash|paysafe|pcs)[ -]?(?:gift ?|geschenk|guthaben)?[ -]?(?:cards?|karten?|cartes?|carta|carte|codes?|guthaben|voucher|gutscheine?|coupons?)';
const giftCard =
  '(?:gift ?cards?|geschenkkarten?|guthabenkarten?|cartes? cadeaux?|carta regalo|carte regalo|buoni regalo)';
const coin = '(?:bitcoins?|btc|usdt|ethereum|krypto(?:wahrung)?|crypto(?:currency)?|cryptomonnaie|criptovalut[ae])';

const patterns = [
  // Ways to pay that cannot be reversed.
  /\b(?:western[ -]?union|money ?gram|ria money|worldremit)\b/,
  /\b(?:paysafe ?card|neosurf|transcash)\b/,
  new RegExp(`\\b${pays}\\w*\\b${near(40)}\\b(?:${card}|${giftCard}|${coin})\\b`),
  new RegExp(`\\b(?:${card}|${coin})${near(40)}\\b${pays}\\w*`),
  // Scam: a courier brings the money, and the seller pays the courier's fee.
  new RegExp(
    `\\b(?:kurier\\w*|spediteur|spedition|transportfirma|speditionsfirma|abholer|fahrer|dhl|fedex|ups)\\b${near(60)}\\b(?:bringt|uberbringt|ubergibt|zahlt|bezahlt|uberreicht)\\b`,
  ),
  /\b(?:geld|bargeld|betrag|summe)\b[^.!?\n]{0,30}\b(?:im|in einem|in|verschlossenen) (?:verschlossenen )?(?:umschlag|couvert|kuvert)\b/,
  new RegExp(
    `\\b(?:courier|shipping agent|shipper|mover|pick-?up agent|agent|driver|dhl|fedex|ups)\\b${near(60)}\\b(?:will |would |is going to |can )?(?:pay|bring|hand|deliver|give|pays|brings|hands|gives)\\b${near(40)}\\b(?:cash|money|payment|envelope|you|check|cheque)\\b`,
  ),
  new RegExp(
    `\\b(?:transporteur|coursier|livreur|chauffeur|demenageur|dhl|fedex|ups)\\b${near(60)}\\b(?:paie|paiera|payera|remet|remettra|apporte|apportera|reglera)\\b`,
  ),
  new RegExp(
    `\\b(?:corriere|spedizioniere|trasportatore|autista|dhl|fedex|ups)\\b${near(60)}\\b(?:paga|paghera|porta|portera|consegna|consegnera|dara)\\b${near(40)}\\b(?:soldi|contanti|denaro|pagamento|importo|busta)\\b`,
  ),
  // Scam: a page promises that the seller can "receive" money there, and steals the data of the card.
  new RegExp(
    `\\b(?:klick\\w*|anklicken|link|formular|qr|webseite|website|seite)\\b${near(80)}\\b(?:um|damit|zum)\\b${near(40)}(?:geld|zahlung|betrag|summe)\\w*${near(25)}(?:erhalt|empfang|bekomm|freigeb|freigegeb|freizugeb|gutschr|gutgeschr|entgegen|einzulos)`,
  ),
  new RegExp(
    `\\b(?:click\\w*|link|form|qr|page|website|site)\\b${near(80)}\\b(?:to|and)\\b (?:be able to )?(?:receive|get|claim|accept|collect|confirm|withdraw)\\b${near(30)}\\b(?:money|payments?|funds|amount|cash)\\b`,
  ),
  new RegExp(
    `\\b(?:cliqu\\w*|lien|formulaire|qr|page|site)\\b${near(80)}\\b(?:pour|afin de|et)\\b (?:pouvoir )?(?:recevoir|encaisser|valider|accepter|confirmer|recuperer|recevez)\\b${near(30)}\\b(?:argent|paiement|payement|somme|fonds|virement|montant)`,
  ),
  new RegExp(
    `\\b(?:clicc\\w*|link|modulo|qr|pagina|sito)\\b${near(80)}\\b(?:per|e)\\b (?:poter )?(?:ricevere|incassare|confermare|accettare|ritirare|ricevi)\\b${near(30)}\\b(?:denaro|soldi|pagamento|somma|importo|fondi)`,
  ),
  // Scam: the buyer overpays, and wants the excess back.
  new RegExp(
    `\\b(?:zu ?viel|too much|trop|troppo|overpa\\w+)\\b${near(60)}\\b(?:zuruck|retour|differenz|refund|return|back|difference|rembours\\w*|renvoy\\w*|rimbors\\w*|indietro|differenza)`,
  ),
  // Scam: the seller pays fees before the money arrives.
  new RegExp(
    `\\b(?:versicherungsgebuhr|freischaltgebuhr|zollgebuhr|insurance fee|release fee|customs fee|frais d.assurance|frais de douane|spese di assicurazione|tassa di sblocco)\\b${near(60)}\\b(?:${pays}\\w*|vorab|before|avant|prima|erst)\\b`,
  ),
];

const urgency =
  /\b(?:sofort|dringend|unverzuglich|heute noch|noch heute|schnellstmoglich|innert|innerhalb von|sonst (?:verkauf|geht|geb|verlier)\w*|(?:viele|mehrere|andere) (?:interessent|leute|kaufer)\w*|urgente?s?|tout de suite|immediatement|aujourd.?hui|au plus vite|d.autres (?:interesses|acheteurs|personnes)|subito|immediatamente|oggi stesso|entro (?:oggi|stasera|\d)|altri (?:interessati|acquirenti)|asap|right (?:now|away)|immediately|today|(?:many|other|several) (?:buyers|people|interested)|within (?:an|the next|\d))\b/;

/** Payment before the goods change hands, the most frequent fraud in classifieds. The subject alone is harmless. */
const advance = [
  // "Vorkasse", "im Voraus", "Anzahlung", "bitte zuerst überweisen", "sobald das Geld da ist".
  /\b(?:vorkasse|vorauskasse|vorausz\w+|im voraus|vorab|vorher|anzahl(?:en|ung)|angeld|kaution|reservations?gebuhr)\b/,
  new RegExp(`\\b${pays}\\w*\\b${near(40)}\\b(?:zuerst|d.abord|first|prima)\\b`),
  new RegExp(`\\b(?:zuerst|d.abord|first|prima)\\b${near(40)}\\b${pays}\\w*`),
  /\b(?:sobald|wenn|nachdem|nach)\b[^.!?\n]{0,20}\b(?:geld|zahlung|betrag|uberweisung|zahlungseingang|geldeingang)\b/,
  // Payment in advance in French: "acompte", "d'avance", "dès réception du virement".
  /\b(?:acompte|arrhes|avance|prepaiement|caution)\b/,
  /\b(?:des|apres|une fois)\b[^.!?\n]{0,20}\b(?:argent|paiement|virement|versement|montant|somme)\b/,
  // Payment in advance in Italian: "caparra", "in anticipo", "appena ricevo il bonifico".
  /\b(?:acconto|caparra|cauzione|anticip\w+)\b/,
  /\b(?:appena|dopo|quando)\b[^.!?\n]{0,20}\b(?:soldi|pagamento|bonifico|versamento|importo)\b/,
  // Payment in advance in English: "deposit", "upfront", "once the money has arrived".
  /\b(?:advance|up ?-?front|beforehand|pre-?pay\w*|down ?payment|deposit)\b/,
  /\b(?:once|after|when|as soon as)\b[^.!?\n]{0,20}\b(?:money|payment|transfer|funds|amount)\b/,
];

/**
 * Ways to pay or to be paid that frauds use. A bank account counts if it is abroad, or if the message presses for payment or
 * asks for it in advance. So does TWINT if the message demands the payment in advance.
 */
export const paymentIn: Finder = ({ plain }) => firstOf(plain, patterns) ?? suspectAccount(plain) ?? demandOf(plain);

/**
 * A demand of payment in advance and a bank account, split over two messages of a sender: returns the part in this
 * message.
 */
export function splitPaymentIn({ plain }: Legible, earlier: () => Legible): Place | undefined {
  const account = accountsIn(plain)[0];
  const asks = firstOf(plain, advance);
  if (account !== undefined) return firstOf(earlier().plain, advance) && placeOf(account);
  return asks && accountsIn(earlier().plain).length > 0 ? asks : undefined;
}

function suspectAccount(plain: string): Place | undefined {
  const found = accountsIn(plain);
  const isDemanded = found.length > 0 && (urgency.test(plain) || firstOf(plain, advance) !== undefined);
  const suspect = found.find(([iban]) => !/^(?:ch|li)/.test(iban)) ?? (isDemanded ? found[0] : undefined);
  return suspect && placeOf(suspect);
}

function accountsIn(plain: string): readonly RegExpExecArray[] {
  return [...plain.matchAll(ibans)].filter(([iban]) => isIban(iban));
}

function placeOf({ index, 0: { length } }: RegExpExecArray): Place {
  return { from: index, length };
}

/** Checks the IBAN's check digits (ISO 13616), which order numbers that look similar fail. */
function isIban(written: string): boolean {
  const iban = written.replace(/[ \t-]/g, '');
  if (iban.length < 15 || iban.length > 34) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
