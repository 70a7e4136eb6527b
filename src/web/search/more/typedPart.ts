/**
 * Splits the label of a place at the typed text: what is before it, the part itself, what is after. The part begins a word,
 * and neither case nor accents matter ("zuer" is left alone: no label is spelled so). Without such a part all is before it.
 */
export function typedPart(label: string, text: string): readonly [string, string, string] {
  const letters = [...label];
  const sought = fold(text.trim());
  const at =
    sought === ''
      ? -1
      : letters.findIndex(
          (_, place) => beginsWord(letters, place) && fold(letters.slice(place).join('')).startsWith(sought),
        );
  if (at < 0) return [label, '', ''];
  const end = at + [...text.trim()].length;
  return [letters.slice(0, at).join(''), letters.slice(at, end).join(''), letters.slice(end).join('')];
}

function beginsWord(letters: readonly string[], place: number): boolean {
  return place === 0 || !/[\p{L}\p{N}]/u.test(letters[place - 1]!);
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
