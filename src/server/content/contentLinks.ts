import type { ContentText } from '#machines/content/contentPage.ts';

/** A link in a text of a document: `[label](target)`. */
export interface DocumentLink {
  readonly label: string;
  readonly target: string;
}

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** The links of a text. */
export function linksIn(text: string): readonly DocumentLink[] {
  return [...text.matchAll(link)].map(([, label = '', target = '']) => ({ label, target }));
}

/** Whether a text has the beginning of a link that is none, or another bracket. */
export function hasBrokenLink(text: string): boolean {
  return /[[\]]/.test(text.replace(link, ''));
}

/** A text divided at its links. A link without a target, because its section is left out, becomes plain text. */
export function dividedText(text: string, leads: (target: string) => boolean): ContentText {
  const parts: (string | { readonly text: string; readonly to: string })[] = [];
  let end = 0;
  const add = (plain: string) => {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + plain;
    else if (plain !== '') parts.push(plain);
  };
  for (const { 0: whole, 1: label = '', 2: to = '', index } of text.matchAll(link)) {
    add(text.slice(end, index));
    if (leads(to)) parts.push({ text: label, to });
    else add(label);
    end = index + whole.length;
  }
  add(text.slice(end));
  return parts;
}
