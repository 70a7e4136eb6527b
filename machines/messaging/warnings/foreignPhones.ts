import { firstOf, type Finder } from './legible.ts';

/** Bank account numbers (IBAN). They contain many zeros, and are not phone numbers. */
export const ibans = /\b[a-z]{2}\d{2}(?:[ \t-]?[a-z0-9]{4}){2,7}(?:[ \t-]?[a-z0-9]{1,4})?\b/g;

const part = '[\\s().\\/-]{0,2}\\d';

const patterns = [
  // A phone number with a country code other than that of Switzerland or Liechtenstein.
  new RegExp(`(?<![\\w+])(?:\\+|00)[ ]?(?!41|4[ ]1|423)[1-9](?:${part}){6,13}(?!\\d)`),
  // Mobile numbers of Germany and Austria in national notation: no Swiss number begins this way.
  new RegExp(`(?<![\\d+])01[567](?:${part}){7,9}(?!\\d)`),
  new RegExp(`(?<![\\d+])06(?:50|60|64|76|77|81|88|99)(?:${part}){6,8}(?!\\d)`),
];

/** Finds a phone number of another country. */
export const foreignPhoneIn: Finder = ({ plain }) =>
  firstOf(
    plain.replace(ibans, (iban) => '_'.repeat(iban.length)),
    patterns,
  );
