const references: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text escaped for an element or a quoted attribute of HTML and XML: with the same references as React. */
export function escapedMarkup(text: string): string {
  return text.replaceAll(/["&'<>]/g, (character) => references[character]!);
}
