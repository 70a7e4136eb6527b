/**
 * Splits the label of a place at the typed text: the text before it, the part itself, the text after it. The part
 * begins a word; case and accents are ignored. "zuer" matches nothing, because no label has this spelling. Without a
 * match the first part is the whole label.
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
