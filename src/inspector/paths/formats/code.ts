// Values as TypeScript in our formatter's style: generated code can be committed unchanged.

const longestLine = 120;

export type Value = string | readonly Value[] | { readonly [field: string]: Value };

/** The code of a value at a place: the indentation of its line, and the number of characters before and after it. */
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

/** The code of a value on one line, if the value needs no line breaks. */
function inlineOf(value: Value): string {
  if (typeof value === 'string') return textOf(value);
  return isList(value) ? `[${value.map((item) => inlineOf(item)).join(', ')}]` : '{}';
}

/** Whether the code of a value has several lines: an object has a line per field, a list of lists a line per list. */
function isBroken(value: Value): boolean {
  if (typeof value === 'string') return false;
  if (!isList(value)) return Object.keys(value).length > 0;
  const areLists = value.length > 1 && value.every((item) => isList(item) && item.length > 1);
  return areLists || value.some((item) => isBroken(item));
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** The code of a string, in the quotes that need fewer escapes. */
function textOf(text: string): string {
  const count = (sign: string) => text.split(sign).length - 1;
  const quote = count("'") > count('"') ? '"' : "'";
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"');
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}
