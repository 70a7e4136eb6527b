const references: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text as it stands in an element or a quoted attribute of HTML and XML: the same characters as React writes it. */
export function escapedMarkup(text: string): string {
  return text.replaceAll(/["&'<>]/g, (character) => references[character]!);
}
