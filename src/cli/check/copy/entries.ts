/** A message of a .po file, or a text of a content document. */
export interface Entry {
  /** The id by place, such as `message.block.title`; of a document its name and the path in it. */
  readonly id: string;
  readonly text: string;
  /** The comment for translators or the context, which says how this context differs from another one with the same English. */
  readonly comment: string;
}

/** The messages of a .po file, without its header. A message without a translation has an empty text. */
export function entriesOf(catalogue: string): Entry[] {
  return catalogue
    .split(/\n{2,}/)
    .map((block) => ({
      id: valueOf(block, 'msgid'),
      text: valueOf(block, 'msgstr'),
      comment: [...block.matchAll(/^(?:#\. (?!js-lingui|placeholder )|msgctxt )(.*)$/gm)]
        .map((line) => line[1])
        .join(' '),
    }))
    .filter(({ id }) => id);
}

function valueOf(block: string, key: 'msgid' | 'msgstr'): string {
  const lines = new RegExp(`^${key} (?<quoted>".*"(?:\\n".*")*)$`, 'm').exec(block)?.groups?.['quoted'] ?? '';
  return lines
    .split('\n')
    .map((line) => line.slice(1, -1))
    .join('')
    .replaceAll(String.raw`\"`, '"')
    .replaceAll(String.raw`\n`, '\n');
}

/**
 * Keys of a content document whose values are no text for people. `words` are what people type into a search, so the
 * glossary does not bind them.
 */
const NOT_TEXT = new Set(['id', 'updated', 'covers', 'needs', 'without', 'words', 'link_target', 'url']);

/** The texts of a content document, with their place in it as the id. Targets of links are left out. */
export function entriesOfDocument(name: string, document: string): Entry[] {
  const entries: Entry[] = [];
  const collect = (place: string, value: unknown): void => {
    if (typeof value === 'string') {
      entries.push({ id: place, text: value.replaceAll(/\]\([^)]*\)/g, ']'), comment: '' });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) if (!NOT_TEXT.has(key)) collect(`${place}.${key}`, inner);
    }
  };
  collect(name, JSON.parse(document));
  return entries;
}
