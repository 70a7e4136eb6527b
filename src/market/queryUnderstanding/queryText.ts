import { fold } from '../text/fold.ts';
import { queryPieces } from '../text/typedQuery.ts';

/** Matches a half after a whole number: `3 1/2`, `3½`. */
const half = /(\d)\s?(?:½|1\/2(?!\d))/g;

/** Behind a comma without a space: `velo,bern`. In `1,5` it is a decimal point. */
const gluedComma = /(?<=,)(?=\p{L})|(?<=\p{L},)(?=\d)/u;
/** Matches a postcode or a model and a price without spaces: `8004-300 fr`. */
const gluedPrice = /(?<!\S)(\d{3,4})[-–](\d{1,4})(?=\.[-–]|\s?(?:chf|s?fr)(?![\p{L}\d]))/giu;
const separator = /^[-–—,;|/]+$/;

interface Token {
  readonly written: string;
  readonly from: number;
  readonly to: number;
  /** Whether the token is the last part of a word as typed. */
  readonly endsWord: boolean;
  readonly isFixed: boolean;
}

/** A query from which matched phrases are removed. Quoted phrases and excluded words (`-word`) are never matched. */
export class QueryText {
  readonly #tokens: readonly Token[];
  readonly #accepted = new Set<number>();
  /** The folded words with spaces between them. U+0000 replaces words that are removed or must stay. */
  #text = '';

  constructor(query: string) {
    let at = 0;
    this.#tokens = queryPieces(withNumbersApart(query)).flatMap(({ written, isPhrase, isUnwanted }) => {
      const isFixed = isPhrase || isUnwanted;
      const parts = isFixed ? [written] : written.split(gluedComma);
      return parts.map((part, place) => {
        const key = isFixed ? '\0' : folded(part);
        this.#text += `${key} `;
        const from = at;
        at += key.length + 1;
        return { written: part, from, to: at - 1, endsWord: place === parts.length - 1, isFixed };
      });
    });
  }

  /** The first accepted match of a pattern at word boundaries. `take` removes its words. */
  find(
    pattern: RegExp,
    isAccepted: (match: RegExpExecArray) => boolean = () => true,
  ): { readonly match: RegExpExecArray; take(): void } | undefined {
    const bounded = atWordBoundaries(pattern);
    bounded.lastIndex = 0;
    for (let match = bounded.exec(this.#text); match; match = bounded.exec(this.#text)) {
      const found = match;
      if (found[0].trim() !== '' && isAccepted(found))
        return { match: found, take: () => this.#takeBetween(found.index, found.index + found[0].length) };
      bounded.lastIndex = found.index + 1;
    }
    return undefined;
  }

  /** Whether any word was removed from the query. */
  get isChanged(): boolean {
    return this.#accepted.size > 0;
  }

  /** Whether commas separate the parts of the query. */
  get isList(): boolean {
    return this.#tokens.filter(({ written, isFixed }) => !isFixed && written.endsWith(',')).length > 1;
  }

  /** Removes words that match the pattern as a whole and are directly before removed words. */
  takeDangling(pattern: RegExp): void {
    const whole = new RegExp(`^(?:${pattern.source})$`);
    for (let at = this.#tokens.length - 2; at >= 0; at -= 1) {
      const { written, from, to, isFixed } = this.#tokens[at]!;
      if (isFixed || this.#accepted.has(at) || !this.#accepted.has(at + 1)) continue;
      if (whole.test(folded(written))) this.#takeBetween(from, to);
    }
  }

  /** The words that are left to match, each with its index in the query. */
  get words(): readonly { readonly at: number; readonly written: string }[] {
    return this.#tokens.flatMap(({ written, from }, at) => (this.#text[from] === '\0' ? [] : [{ at, written }]));
  }

  /** Whether the pattern matches in the remaining text at word boundaries. */
  has(pattern: RegExp): boolean {
    return this.find(pattern) !== undefined;
  }

  /** The folded text before and after a range of words, up to the next word that cannot match. */
  around(first: number, last: number): { readonly before: string; readonly behind: string } {
    const before = this.#text.slice(0, this.#tokens[first]!.from);
    const behind = this.#text.slice(this.#tokens[last]!.to + 1);
    return { before: before.slice(before.lastIndexOf('\0') + 1).trim(), behind: behind.split('\0', 1)[0]!.trim() };
  }

  /** Removes a range of words. */
  takeWords(first: number, last: number): void {
    this.#takeBetween(this.#tokens[first]!.from, this.#tokens[last]!.to);
  }

  /** The remaining query, as written, without commas and dashes next to removed words. */
  get rest(): string {
    if (!this.isChanged)
      return this.#tokens
        .map(({ written, endsWord }) => (endsWord ? `${written} ` : written))
        .join('')
        .trimEnd();
    const isEnd = (at: number) => at < 0 || at >= this.#tokens.length || this.#accepted.has(at);
    return this.#tokens
      .flatMap(({ written, isFixed }, at) => {
        if (this.#accepted.has(at) || (separator.test(written) && (isEnd(at - 1) || isEnd(at + 1)))) return [];
        return [isFixed || !isEnd(at + 1) ? written : written.replace(/[,;]+$/, '')];
      })
      .join(' ');
  }

  #takeBetween(from: number, to: number): void {
    for (const [at, token] of this.#tokens.entries()) {
      if (token.from >= to || token.to <= from) continue;
      this.#accepted.add(at);
      const length = token.to - token.from;
      this.#text = this.#text.slice(0, token.from) + '\0'.repeat(length) + this.#text.slice(token.to);
    }
  }
}

/** The compiled patterns by source: every typed search tries all of them. */
const compiled = new Map<string, RegExp>();

function atWordBoundaries({ source }: RegExp): RegExp {
  const known = compiled.get(source);
  if (known) return known;
  const pattern = new RegExp(String.raw`(?<=^|[\s\0])(?:${source})(?=[\s\0]|$)`, 'g');
  compiled.set(source, pattern);
  return pattern;
}

/**
 * Whether two numbers with a dash between them are a number and a price: `8004 - 300 fr`. Two round prices are a range
 * in the wrong order.
 */
export function isFallingRange(from: number, to: number): boolean {
  return from > to && (from >= 1000 || from % 50 !== 0);
}

/** The query with its numbers in the form that the patterns expect. */
function withNumbersApart(query: string): string {
  return query
    .replaceAll(half, '$1.5')
    .replaceAll(gluedPrice, (range, from: string, to: string) =>
      isFallingRange(Number(from), Number(to)) ? `${from} - ${to}` : range,
    );
}

function folded(written: string): string {
  return fold(written.replaceAll(/[’`´]/g, "'")).replaceAll(/^[,;(]+|[,;)!?]+$/g, '');
}
