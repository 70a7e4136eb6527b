/** The closing marks that people type, by opening mark. The key ' means two single marks of any kind. */
const closings: Readonly<Record<string, string>> = {
  '„': '“”"\'',
  '“': '”“"',
  '"': '"”“',
  "'": "'",
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
};

/** Marks of inches and of quotations. Two commas open a quotation like „, two single marks mean inches like ". */
const marks = /,,|[′'’‘´`ʹ]{2}|[″"“”„«»‹›]/gu;

/**
 * Writes the signs for inches and feet after a number as units in letters. 27″, 27", 27“ and 27'' become 27 zoll, 6′
 * and 6' become 6 fuss. A closing quotation mark is not such a sign: neither "Golf 7" nor „Golf 7“ is a golf of seven
 * inches.
 */
export function primesInLetters(text: string): string {
  if (!/\d\s?[″"“”′'’‘´`ʹ]/u.test(text)) return text;
  return inchesOf(text).replace(
    /(?<=\d)(?<!(?:^|[\s(])['‚‘][^'‚’‘]{0,80})(?:[′ʹ]|['’‘´`](?![\p{L}\p{N}]))/gu,
    ' fuss ',
  );
}

function inchesOf(text: string): string {
  let closing = '';
  return text.replace(marks, (written, at: number) => {
    const mark = written === ',,' ? '„' : written.length === 2 ? "'" : written;
    if (closing.includes(mark)) {
      closing = '';
      return written;
    }
    const before = text.slice(Math.max(0, at - 2), at);
    if (isInches(mark, before, text.slice(at + written.length, at + written.length + 1))) return ' zoll ';
    if (closing === '' && /^$|[\s(]$/u.test(before) && isClosed(text.slice(at + 1))) closing = closings[mark] ?? '';
    return written;
  });
}

/**
 * Whether a mark after a number means inches. A space may separate primes from the number, but a quotation mark after a
 * space opens a quotation.
 */
function isInches(mark: string, before: string, after: string): boolean {
  if (!'″"“”\''.includes(mark)) return false;
  return (
    /\d$/.test(before) || (/\d\s$/.test(before) && (mark === '″' || (mark === "'" && !/[\p{L}\p{N}]/u.test(after))))
  );
}

function isClosed(rest: string): boolean {
  return /["“”«»‹›]|[′'’‘´`ʹ]{2}/u.test(rest);
}
