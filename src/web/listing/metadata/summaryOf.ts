const longest = 160;

/** The beginning of a text in one line, for the page's description: whole words, 160 characters at most. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest - 1).join('');
  return `${cut.replace(/\s\S*$/, '')}…`;
}
