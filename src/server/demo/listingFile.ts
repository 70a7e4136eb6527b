import { slugOf } from '#market/addresses/slug.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import type { ListingText, ListingTextProblem } from './listingText.ts';
import { type BrokenRule, brokenRules } from './listingTextRules.ts';
import type { PlaceText } from './demoPlace.ts';
import { views } from './pictureNames.ts';
import type { SellerKey } from './sellers.ts';
import { type PriceText, proseOf } from './script/wording.ts';

/** The content of a file of listings: the valid listings, and the problems of the others. */
export interface ListingFile {
  readonly listings: readonly ListingText[];
  readonly problems: readonly ListingTextProblem[];
}

/** The error for a part of a listing that cannot be parsed. */
class Unreadable extends Error {
  readonly broken: BrokenRule;
  constructor(...broken: BrokenRule) {
    super(broken.join(': '));
    this.broken = broken;
  }
}

/**
 * Reads a file such as `furniture-2.de.ads`, in the format that README.md describes. Like an import it continues after
 * an invalid listing, so that no listing keeps a market from being filled. A test checks that there is none.
 */
export function readListingFile(file: string, content: string): ListingFile {
  const [, area, language] = /^([a-zA-Z]+)(?:-\d+)?\.(de|fr|it)\.ads$/.exec(file) ?? [];
  if (!area || !language)
    return { listings: [], problems: [problem(file, 'a file is called area.de.ads, area-2.fr.ads…', file)] };
  const { entries, before } = entriesOf(content);
  const read = entries.map((entry) =>
    readEntry(entry, { area, language: language as ListingText['language'], source: `${file}:${entry.line}` }),
  );
  return {
    listings: read.flatMap(({ listings }) => listings),
    problems: [
      ...(before ? [problem(`${file}:1`, 'an ad begins with "= title"', before)] : []),
      ...read.flatMap(({ problems }) => problems),
    ],
  };
}

interface Origin {
  readonly area: string;
  readonly language: ListingText['language'];
  readonly source: string;
}

function readEntry(entry: Entry, origin: Origin): ListingFile {
  try {
    const listing = listingOf(entry, origin);
    const problems = brokenRules(listing).map((broken) => problem(origin.source, ...broken));
    return { listings: problems.length > 0 ? [] : [listing], problems };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { listings: [], problems: [problem(origin.source, ...error.broken)] };
  }
}

/** The lines of a listing: its title, its facts and its text. */
interface Entry {
  /** The line of the listing's title, counted from 1. */
  readonly line: number;
  readonly title: string;
  readonly facts: string;
  readonly text: string;
}

/** The listings of a file, and the text before the first. */
function entriesOf(content: string): { entries: readonly Entry[]; before: string } {
  const lines = content.split('\n').map((line) => line.trimEnd());
  const starts = lines.flatMap((line, index) => (line.startsWith('= ') ? [index] : []));
  const entries = starts.map((start, index) => ({
    line: start + 1,
    title: lines[start]!.slice(2).trim(),
    facts: lines[start + 1] ?? '',
    text: lines.slice(start + 2, starts[index + 1]).join('\n'),
  }));
  return { entries, before: lines.slice(0, starts[0]).join('\n').trim() };
}

function listingOf({ title, facts, text }: Entry, { area, language, source }: Origin): ListingText {
  const [category, price, parameters, pictures, ...options] = facts.split(' | ');
  if (pictures === undefined) {
    throw new Unreadable('the second line is "category | price | parameters | pictures" and may have options', facts);
  }
  if (!/^\d+$/.test(category!)) throw new Unreadable('the category is a number', category!);
  return {
    externalId: `${area}/${slugOf(title)}`,
    language,
    title,
    text: proseOf(text),
    category: Number(category),
    price: priceFrom(price!),
    parameters: parametersFrom(parameters!, Number(category)),
    pictures: pictures.split(',').flatMap(picturesFrom),
    ...optionsFrom(options.join(' ')),
    source,
  };
}

function priceFrom(written: string): PriceText {
  if (written === 'free') return 'free';
  if (written === 'request') return 'onRequest';
  if (!/^\d+$/.test(written)) throw new Unreadable('the price is whole francs, free or request', written);
  return Number(written);
}

function parametersFrom(written: string, category: number): ListingText['parameters'] {
  if (written === '-') return {};
  const numbers = new Set<string>(
    parametersFor(category)
      .filter(({ kind }) => kind === 'number')
      .map(({ key }) => key),
  );
  return Object.fromEntries(
    written.split(/,\s+(?=\w+=)/).map((pair) => {
      const [, key, value] = /^(\w+)=(.+)$/.exec(pair) ?? [];
      if (!key || !value) throw new Unreadable('parameters are "key=value, key=value" or -', written);
      // An invalid number stays text, so that the parameter's rule can report it.
      return [key, numbers.has(key) && /^[\d.]+$/.test(value) ? Number(value) : value.trim()];
    }),
  );
}

function picturesFrom(written: string): readonly string[] {
  const [, name, count] = /^([a-z0-9-]+)(?: x([2-5]))?$/.exec(written.trim()) ?? [];
  if (!name) throw new Unreadable('a picture is "couch-grey", or "couch-grey x3" for three views', written);
  return views(name, Number(count ?? 1));
}

function optionsFrom(written: string): Pick<ListingText, 'company' | 'wanted' | 'seller' | 'place'> {
  const [, words, place] = /^(.*?)(?:\bplace=(.+))?$/.exec(written)!;
  const options = words!.split(/\s+/).filter(Boolean);
  const seller = options.find((option) => option.startsWith('seller='))?.slice('seller='.length);
  const unknown = options.find((option) => !/^(?:company|wanted|seller=\w+)$/.test(option));
  if (unknown) throw new Unreadable('options are company, wanted, seller=key, and place=… at the end', unknown);
  return {
    company: options.includes('company'),
    wanted: options.includes('wanted'),
    ...(seller && { seller: seller as SellerKey }),
    ...(place && { place: place.trim() as PlaceText }),
  };
}

function problem(source: string, rule: string, value: string): ListingTextProblem {
  return { source, rule, value };
}
