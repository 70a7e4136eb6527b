/** A message of a .po file. */
export interface Entry {
  /** The id by place, such as `message.block.title`. */
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
