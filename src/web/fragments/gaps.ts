import { randomUuid } from '../browser/randomUuid.ts';
import { escapedMarkup } from '#machines/market/text/escapedMarkup.ts';

/** Markup in which texts are missing. */
export interface Gapped {
  /** One more than there are gaps. */
  readonly parts: readonly string[];
  /** Which text goes behind each part but the last. */
  readonly numbers: readonly number[];
  /** Characters of all parts. */
  readonly length: number;
}

// Nobody can guess it, so nobody's text can look like a gap. The browser has none: pure, it is left out there.
const sign = /* @__PURE__ */ (() => `gap-${randomUuid()}-`)();
const gap = /* @__PURE__ */ new RegExp(`${sign}(\\d+);`);

/** What stands in markup for the text with a number. React writes it as it is. */
export function gapOf(_: string, number: number): string {
  return `${sign}${number};`;
}

/** Markup with `gapOf` in it, taken apart there. */
export function gapped(html: string): Gapped {
  const cut = html.split(gap);
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
