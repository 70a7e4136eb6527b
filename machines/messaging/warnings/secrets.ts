import { firstOf, type Finder, type Place } from './legible.ts';

const yours = '(?:dein|deine|deinen|ihr|ihre|ihren|euer|your|votre|vos|ton|ta|tes|tuo|tua|vostro|vostra|suo|sua)';
const asks =
  '(?:schick\\w*|send\\w*|gib|geben|sag\\w*|teil\\w*|nenn\\w*|mitteil\\w*|enter|give|tell|provide|share|forward|envoy\\w*|donn\\w*|communiqu\\w*|transmet\\w*|indiqu\\w*|invia\\w*|manda\\w*|dammi|comunic\\w*|inserisc\\w*|forni\\w*)';
const near = '[^.!?\\n]{0,50}';

const code =
  '(?:sms[ -]?codes?|(?:bestatigungs|verifizierungs|verifikations|sicherheits|aktivierungs)codes?|mtan|(?:verification|confirmation|security|one[ -]time|otp|activation) codes?|codes? (?:de )?(?:verification|confirmation|securite|par sms|recu)|codice (?:di )?(?:verifica|conferma|sicurezza|sms|otp))';
const card =
  '(?:kartennummer|kreditkartennummer|kreditkartendaten|kartendaten|prue?fziffer der karte|card (?:number|details)|numeros? de (?:la |ta |votre )?carte|(?:donnees|coordonnees) de (?:la |ta |votre )?carte|numero (?:della |di |della tua )?carta|dati della carta)';

const patterns = [
  new RegExp(`\\b${asks}\\b${near}\\b(?:den |the |le |il )?(?:${code}|${card})\\b`),
  new RegExp(
    `\\b(?:${code}|${card})\\b${near}\\b(?:${asks}|bekomm\\w*|erhalt\\w*|you (?:will )?(?:get|receive)|recevr\\w*|ricever\\w*)\\b`,
  ),
  new RegExp(`\\b${yours} (?:${code}|${card})\\b`),
  /\bcode\b[^.!?\n]{0,30}\b(?:per|via|by|par|tramite) (?:sms|text)\b[^.!?\n]{0,60}/,
  /\b(?:cvv2?|cvc2?)\b/,
  new RegExp(
    `\\b(?:${asks}|${yours})\\b[^.!?\\n]{0,25}\\b(?:passwort|kennwort|password|mot de passe|parola d.ordine)\\b`,
  ),
  new RegExp(
    `\\b(?:${asks}|${yours})\\b[^.!?\\n]{0,25}\\b(?:e-?banking|ebanking|online[ -]?banking|twint)[ -]?(?:login|zugang\\w*|daten|pin|code|vertrag\\w*)`,
  ),
];

const longNumber = /(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/g;

/** Finds a request for a code, a password or a card number, or a card number itself. */
export const secretIn: Finder = ({ plain }) => firstOf(plain, patterns) ?? cardNumberIn(plain);

function cardNumberIn(plain: string): Place | undefined {
  const found = [...plain.matchAll(longNumber)].find(([number]) => isCardNumber(number.replace(/\D/g, '')));
  return found && { from: found.index, length: found[0].length };
}

/** Whether digits are a card number of a large network, by the first digits and the check digit (ISO/IEC 7812). */
function isCardNumber(digits: string): boolean {
  if (!/^(?:4\d{12}(?:\d{3})?(?:\d{3})?|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13})$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const twice = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
}
