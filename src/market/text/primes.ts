/** Signs that open and close a quotation; the straight one does both. */
const opening = '„“«‹"';
const closing = '”“»›"';

/**
 * Writes the signs for inches and feet after a number as units in letters: 27″, 27" and 27'' become 27 zoll, 6′ and 6'
 * become 6 fuss. A closing quotation mark is not such a sign: "Golf 7" is no golf of seven inches.
 */
export function primesInLetters(text: string): string {
  if (!/\d\s?[″"”“′'’]/u.test(text)) return text;
  return inchesOf(text.replace(/(?<=\d)\s?(?:″|''|’’|′′)/gu, ' zoll ')).replace(
    /(?<=\d)(?:′|['’](?![\p{L}\p{N}]))/gu,
    ' fuss ',
  );
}

function inchesOf(text: string): string {
  let isOpen = false;
  return text.replace(/["”“„«»‹›]/gu, (mark, at: number) => {
    const before = text[at - 1] ?? ' ';
    if (isOpen && closing.includes(mark)) {
      isOpen = false;
      return mark;
    }
    if (/\d/.test(before) && (mark === '"' || mark === '”')) return ' zoll ';
    if (opening.includes(mark) && /[\s(]/u.test(before)) isOpen = text.slice(at + 1).search(/["”“»›]/u) >= 0;
    return mark;
  });
}
