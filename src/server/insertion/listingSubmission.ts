import { contentOf } from '#machines/insertion/listingContent.ts';
import { type FieldProblem, problemsOf, strayFields } from '#machines/insertion/fieldProblems.ts';
import { fieldRulesOf } from '#machines/insertion/fieldRules.ts';
import type { InsertionValues } from '#machines/insertion/insertionField.ts';
import type { ListingContent, Place } from '#machines/listing/lifecycle/listingContent.ts';
import { isCategory, parentIdOf } from '#machines/market/categories/categoryTree.ts';
import type { Language } from '#machines/market/language.ts';
import { maxPictures } from '#machines/market/limits.ts';
import { textNextToPostcode, postcodeIn } from '#machines/market/postcode.ts';
import { isBlank } from '#machines/market/text/readableText.ts';
import { nextYear } from '#market/dates/dates.ts';
import type { LocalityTable } from '#market/places/localities.ts';
import { placeElsewhere, placeOfPostcode } from '#market/places/placeOfPostcode.ts';
import { storedPhone } from '../account/phoneNumber.ts';
import type { InsertionServices } from './insertionServices.ts';

/** A submitted listing: its field values, and the names of its photos, cover first. */
export interface ListingSubmission {
  readonly values: InsertionValues;
  readonly photos: readonly string[];
  /** Photos that the listing has already: those of imported listings are not in our photo store. */
  readonly currentImages?: readonly string[];
}

/** Fields of the contact step that belong to the account and not to the listing. */
const ofAccount: ReadonlySet<string> = new Set([
  'email',
  'password',
  'password_confirm',
  'company_ad',
  'name',
  'phone',
  'phone_hidden',
]);

/**
 * Validates a submitted listing by the same rules as the form. Returns its content, or its problems by field
 * (INSERTION-38). The browser is not trusted: photos must exist, and only fields of the category may have values.
 */
export async function judgedListing(
  { market, localities, photos }: Pick<InsertionServices, 'market' | 'localities' | 'photos'>,
  submission: ListingSubmission,
  language: Language,
): Promise<{ readonly content: ListingContent } | { readonly problems: readonly FieldProblem[] }> {
  const values: InsertionValues = { text_language: language, ...submission.values };
  const rules = fieldRulesOf(categoryIn(values), { latestYear: nextYear(market.clock()) });
  const judged = rules.filter(({ key }) => !ofAccount.has(key));
  const place = placeOf(localities, values['zipcode'] ?? '');
  const problems = [
    ...problemsOf(judged, values),
    ...phoneProblems(values),
    ...strayFields(rules, values, ['with_account']),
    ...(await photoProblems(photos, submission)),
    ...placeProblems(localities, values, place),
  ];
  if (problems.length > 0 || place === undefined) return { problems };
  return { content: contentOf(rules, values, { images: submission.photos, place }) };
}

/** The subcategory of these values as an id of the category tree; null for any other value. */
function categoryIn({ subcategory = '' }: InsertionValues): number | null {
  const id = /^\d{4}$/.test(subcategory) ? Number(subcategory) : Number.NaN;
  return isCategory(id) && parentIdOf(id) !== undefined ? id : null;
}

/** The place of a typed postcode, with or without a name. Undefined if there is no such postcode. */
function placeOf(localities: LocalityTable, zipcode: string): Place | undefined {
  const postcode = postcodeIn(zipcode);
  if (postcode === undefined) return undefined;
  const found = placeOfPostcode(
    localities,
    postcode,
    localities.byPostcode.has(postcode) ? textNextToPostcode(zipcode) : '',
  );
  return found && { country: found.country, postcode, locality: found.name, region: found.region };
}

/** The problem of an unknown postcode, or of a postcode followed by the name of another place. */
function placeProblems(
  localities: LocalityTable,
  { zipcode = '' }: InsertionValues,
  place: Place | undefined,
): FieldProblem[] {
  if (postcodeIn(zipcode) === undefined) return [];
  if (!place) return [{ parameter: 'zipcode', rule: 'unknownPlace' }];
  const elsewhere = placeElsewhere(localities, zipcode);
  return elsewhere === undefined ? [] : [{ parameter: 'zipcode', rule: 'otherPlace', values: { place: elsewhere } }];
}

/** The account stores the number, so a listing whose number cannot be dialled is rejected too. */
function phoneProblems({ phone = '' }: InsertionValues): FieldProblem[] {
  return isBlank(phone) || storedPhone(phone) ? [] : [{ parameter: 'phone', rule: 'wrongPhone' }];
}

async function photoProblems(
  photos: InsertionServices['photos'],
  { photos: names, currentImages = [] }: ListingSubmission,
): Promise<FieldProblem[]> {
  const several = new Set(names);
  if (names.length > maxPictures)
    return [{ parameter: 'photos', rule: 'tooManyPhotos', values: { most: maxPictures } }];
  if (several.size < names.length) return [{ parameter: 'photos', rule: 'invalidSelection' }];
  const there = await Promise.all(names.map(async (name) => currentImages.includes(name) || photos.hasPhoto(name)));
  return there.every(Boolean) ? [] : [{ parameter: 'photos', rule: 'unknownPhoto' }];
}
