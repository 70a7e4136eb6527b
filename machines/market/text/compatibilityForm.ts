/**
 * Characters whose compatibility form (NFKC or NFKD, Unicode Standard Annex #15) is more than four times as long. These
 * are squared words of Japanese and Korean, two units, and the Arabic ligatures U+FDFA (18 characters) and U+FDFB (8).
 */
const sprawling = /[\u321d\u321e\u327c\u3300-\u3357\u33ae\u33af\ufdfa\ufdfb]/;
const others = new RegExp(`[^${sprawling.source.slice(1)}+`, 'g');

/**
 * The compatibility form of a text, at most four times as long as the text. Characters that would grow further stay as they
 * are, so that the work on a text is bounded by its length. All normalisation to NFKC and NFKD goes through this function.
 */
export function compatibilityForm(text: string, form: 'NFKC' | 'NFKD'): string {
  return sprawling.test(text) ? text.replace(others, (part) => part.normalize(form)) : text.normalize(form);
}
