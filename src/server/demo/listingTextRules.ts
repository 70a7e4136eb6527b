import { problemWith } from '#machines/listing/lifecycle/contentRules.ts';
import { categoryById } from '#machines/market/categories/categories.ts';
import { isTopLevel } from '#machines/market/categories/categoryTree.ts';
import { codePointsIn } from '#machines/market/text/codePoints.ts';
import { localityByPostcode } from '#market/places/localities.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import type { ListingText } from './listingText.ts';
import { demoPlace, type PlaceText } from './demoPlace.ts';
import { isPicture, mostPictures } from './pictureNames.ts';
import type { SellerScript } from './script/sellerScript.ts';
import { sellers } from './sellers.ts';
import { priceOf, proseOf } from './script/wording.ts';

const shortestTitle = 8;
const shortestText = 20;
const mostSentences = 10;

/** A broken rule, and the value that breaks it. */
export type BrokenRule = readonly [rule: string, value: string];

/**
 * The broken rules of a listing, from the market's own rules and stricter ones for the demonstration. Empty for a valid
 * listing.
 */
export function brokenRules(listing: ListingText): readonly BrokenRule[] {
  return [...brokenByTitle(listing), ...brokenByText(listing), ...brokenByFacts(listing), ...brokenBySeller(listing)];
}

/** The sentences of a text. Each begins with a capital, a digit or an opening mark. */
export function sentencesOf(text: string): readonly string[] {
  return proseOf(text).split(/(?<=[.!?…]»?)\s+(?=[\p{Lu}\d«¿])/u);
}

function* brokenByTitle({ title }: ListingText): Iterable<BrokenRule> {
  const length = codePointsIn(title);
  if (length < shortestTitle) yield [`the title needs at least ${shortestTitle} characters`, title];
  yield* brokenByWriting(title);
}

function* brokenByText({ text }: ListingText): Iterable<BrokenRule> {
  if (codePointsIn(text) < shortestText) yield [`the text needs at least ${shortestText} characters`, text];
  const count = sentencesOf(text).length;
  if (count > mostSentences) yield [`the text has ${count} sentences, at most ${mostSentences}`, text];
  yield* brokenByWriting(text);
}

const unwanted: readonly (readonly [RegExp, string])[] = [
  [/ß/, 'Swiss spelling has no ß'],
  [/\p{L}'\p{L}/u, 'an apostrophe is ’'],
  [/[„“”"]\p{L}/u, 'quotation marks are « and »'],
  [/(?:\+41|\b0\d{2})(?:[\s./-]?\d{2,3}){3}/, 'no telephone numbers'],
  [/\S+@\S+\.\S+/, 'no e-mail addresses'],
  [/https?:|www\.|\p{L}\.(?:ch|com|li|org|net|io|swiss)\b/iu, 'no addresses of the web'],
];

function* brokenByWriting(words: string): Iterable<BrokenRule> {
  for (const [pattern, rule] of unwanted) {
    const found = pattern.exec(words);
    if (found) yield [rule, found[0]];
  }
}

function* brokenByFacts(listing: ListingText): Iterable<BrokenRule> {
  const { category, price, parameters, pictures } = listing;
  if (isTopLevel(category)) yield ['the category must be a subcategory', String(category)];
  else if (categoryById(category)) yield* brokenByContent(listing);
  else yield ['no such category', String(category)];
  if (typeof price === 'number' && price < 1) yield ['the price is whole francs from 1', String(price)];
  for (const name of pictures) {
    if (!isPicture(name)) yield ['no such picture', name];
  }
  if (pictures.length < 1 || pictures.length > mostPictures) {
    yield [`an ad has 1 to ${mostPictures} pictures`, String(pictures.length)];
  }
  if (new Set(pictures).size < pictures.length) yield ['a picture is shown twice', pictures.join(', ')];
  if (parameters['transaction'] === undefined && category >= 1000 && category < 2000) {
    yield ['real estate says transaction=rent or transaction=buy', String(category)];
  }
}

/** Violations of the market's own rules for category and parameters. */
function* brokenByContent({ title, category, language, price, parameters, wanted }: ListingText): Iterable<BrokenRule> {
  const problem = problemWith({
    title,
    body: '',
    language,
    category,
    kind: wanted ? 'wanted' : 'offer',
    price: priceOf(price),
    place: { country: 'CH', postcode: '3011', locality: 'Bern', region: 4 },
    parameters,
    images: [],
  });
  if (problem) yield [`${problem.field} ${problem.rule}`, String(problem.value)];
}

function* brokenBySeller({ seller, company, language, place }: ListingText): Iterable<BrokenRule> {
  const known: SellerScript | undefined = seller && sellers[seller];
  if (seller !== undefined && !known) yield ['no such seller', seller];
  if (known && known.language !== language)
    yield [`the file speaks ${language}, its seller ${known.language}`, seller!];
  if (known && company && known.kind !== 'company') yield ['this seller is no company', seller!];
  if (place !== undefined) yield* brokenByPlace(place);
}

function* brokenByPlace(text: PlaceText): Iterable<BrokenRule> {
  try {
    const { postcode, locality, region } = demoPlace(text);
    const known = localityByPostcode(swissLocalities, postcode, locality);
    if (known?.name === locality && known.region === region) return;
    yield ['the table of localities has no such place', known ? `${text} (but ${known.name} ${known.canton})` : text];
  } catch {
    yield ['a place is written 3012 Bern BE', text];
  }
}
