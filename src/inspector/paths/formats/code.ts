// Values as TypeScript, written as the formatter of this house would: what is generated can be committed as it is.

const longestLine = 120;

/** A value that stands for itself in the code, such as the name of a variable. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Value = string | Code | readonly Value[] | { readonly [field: string]: Value };

/** A value at a place: how far its line is indented, and how many characters stand before and after it there. */
export function codeOf(value: Value, { indent = 0, before = 0, after = 0 } = {}): string {
  if (typeof value === 'string') return textOf(value);
  if (value instanceof Code) return value.text;
  const within = { indent: indent + 2, after: 1 };
  if (isList(value)) {
    const inline = `[${value.map((item) => codeOf(item)).join(', ')}]`;
    if (!isBroken(value) && indent + before + inline.length + after <= longestLine) return inline;
    return framed(
      '[]',
      indent,
      value.map((item) => codeOf(item, within)),
    );
  }
  const fields = Object.entries(value);
  return framed(
    '{}',
    indent,
    fields.map(([field, inner]) => `${field}: ${codeOf(inner, { ...within, before: field.length + 2 })}`),
  );
}

function framed(brackets: string, indent: number, lines: readonly string[]): string {
  const margin = ' '.repeat(indent);
  return [brackets[0], ...lines.map((line) => `${margin}  ${line},`), margin + brackets[1]!].join('\n');
}

/** Objects stand a field a line here; lists of lists or objects are broken as soon as there is more than one. */
function isBroken(list: readonly Value[]): boolean {
  const isObject = (item: Value) => typeof item === 'object' && !(item instanceof Code) && !isList(item);
  const areLists = list.length > 1 && list.every((item) => isList(item) && item.length > 1);
  return areLists || list.some((item) => isObject(item) || (isList(item) && isBroken(item)));
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
