import { randomUuid } from '../browser/randomUuid.ts';
import { escapedMarkup } from '#machines/market/text/escapedMarkup.ts';

/** Markup with placeholders for texts. */
export interface Gapped {
  /** The parts of the markup around the placeholders: one more than there are placeholders. */
  readonly parts: readonly string[];
  /** For each part but the last: the number of the text that follows it. */
  readonly numbers: readonly number[];
  /** The characters of all parts. */
  readonly length: number;
}

// Random, so that no text can be mistaken for a placeholder. The `PURE` marks let the browser's build drop it.
const sign = /* @__PURE__ */ (() => `gap-${randomUuid()}-`)();
const placeholder = /* @__PURE__ */ new RegExp(`${sign}(\\d+);`);

/** The placeholder for the text with a number. React writes it unescaped. */
export function placeholderOf(_: string, number: number): string {
  return `${sign}${number};`;
}

/** Splits markup at its placeholders (`placeholderOf`). */
export function gapped(html: string): Gapped {
  const cut = html.split(placeholder);
  const parts = cut.filter((_, place) => place % 2 === 0);
  const numbers = cut.filter((_, place) => place % 2 === 1).map(Number);
  return { parts, numbers, length: parts.reduce((sum, part) => sum + part.length, 0) };
}

/** The markup with its texts, as React would have written it. */
export function withTexts({ parts, numbers }: Gapped, texts: readonly string[]): string {
  let html = parts[0]!;
  numbers.forEach((number, place) => {
    html += escapedMarkup(texts[number]!) + parts[place + 1]!;
  });
  return html;
}
