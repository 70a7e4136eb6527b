import type { ContentText } from './contentPage.ts';

/** The plain text of a text with links. */
export function plainText(text: ContentText): string {
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
