import { fold } from '../text/fold.ts';
import { queryPieces } from '../text/typedQuery.ts';

/** A half after a whole number. */
const half = /(\d)\s?(?:½|1\/2(?!\d))/g;

/** A query from which matched phrases are removed. Quoted phrases and excluded words (`-word`) are never matched. */
export class QueryText {
  readonly #tokens: readonly { readonly written: string; readonly from: number; readonly to: number }[];
  readonly #taken = new Set<number>();
  /** The folded words with spaces between them. U+0000 replaces words that are removed or must stay. */
  #text = '';

  constructor(query: string) {
    let at = 0;
    this.#tokens = queryPieces(query.replaceAll(half, '$1.5')).map(({ written, isPhrase, isUnwanted }) => {
      const key = isPhrase || isUnwanted ? '\0' : folded(written);
      this.#text += `${key} `;
      const from = at;
      at += key.length + 1;
      return { written, from, to: at - 1 };
    });
  }

  /** The first match of a pattern at word boundaries. `take` removes its words. */
  find(pattern: RegExp): { readonly match: RegExpExecArray; take(): void } | undefined {
    const match = atWordBoundaries(pattern).exec(this.#text);
    if (!match || match[0].trim() === '') return undefined;
    return { match, take: () => this.#takeBetween(match.index, match.index + match[0].length) };
  }

  /** The words that are left to match, each with its index in the query. */
  get words(): readonly { readonly at: number; readonly written: string }[] {
    return this.#tokens.flatMap(({ written, from }, at) => (this.#text[from] === '\0' ? [] : [{ at, written }]));
  }

  /** Whether the pattern matches at word boundaries. */
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

  /** The remaining query, as written. */
  get rest(): string {
    return this.#tokens
      .filter((_, at) => !this.#taken.has(at))
      .map(({ written }) => written)
      .join(' ');
  }

  #takeBetween(from: number, to: number): void {
    for (const [at, token] of this.#tokens.entries()) {
      if (token.from >= to || token.to <= from) continue;
      this.#taken.add(at);
      const length = token.to - token.from;
      this.#text = this.#text.slice(0, token.from) + '\0'.repeat(length) + this.#text.slice(token.to);
    }
  }
}

/** Compiled patterns by source: every typed search tries all of them. */
const compiled = new Map<string, RegExp>();

function atWordBoundaries({ source }: RegExp): RegExp {
  const known = compiled.get(source);
  if (known) return known;
  const pattern = new RegExp(String.raw`(?<=^|[\s\0])(?:${source})(?=[\s\0]|$)`);
  compiled.set(source, pattern);
  return pattern;
}

function folded(written: string): string {
  return fold(written.replaceAll(/[’`´]/g, "'")).replaceAll(/^[,;(]+|[,;)!?]+$/g, '');
}
