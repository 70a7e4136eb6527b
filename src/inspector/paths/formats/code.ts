// Values as TypeScript, written as the formatter of this house would: what is generated can be committed as it is.

const longestLine = 120;

export type Value = string | readonly Value[] | { readonly [field: string]: Value };

/** A value at a place: how far its line is indented, and how many characters stand before and after it there. */
export function codeOf(value: Value, { indent = 0, before = 0, after = 0 } = {}): string {
  if (!isBroken(value)) {
    const inline = inlineOf(value);
    if (!isList(value) || indent + before + inline.length + after <= longestLine) return inline;
  }
  const within = { indent: indent + 2, after: 1 };
  const lines = isList(value)
    ? value.map((item) => codeOf(item, within))
    : Object.entries(value).map(
        ([field, inner]) => `${field}: ${codeOf(inner, { ...within, before: field.length + 2 })}`,
      );
  const [open, close] = isList(value) ? '[]' : '{}';
  const margin = ' '.repeat(indent);
  return [open, ...lines.map((line) => `${margin}  ${line},`), margin + close!].join('\n');
}

/** On one line, for what is not broken. */
function inlineOf(value: Value): string {
  if (typeof value === 'string') return textOf(value);
  return isList(value) ? `[${value.map((item) => inlineOf(item)).join(', ')}]` : '{}';
}

/** Objects stand a field a line here, and so do lists of lists, as soon as there is more than one. */
function isBroken(value: Value): boolean {
  if (typeof value === 'string') return false;
  if (!isList(value)) return Object.keys(value).length > 0;
  const areLists = value.length > 1 && value.every((item) => isList(item) && item.length > 1);
  return areLists || value.some((item) => isBroken(item));
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** A text in the quotes that need fewer escapes. */
function textOf(text: string): string {
  const count = (sign: string) => text.split(sign).length - 1;
  const quote = count("'") > count('"') ? '"' : "'";
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"');
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}
