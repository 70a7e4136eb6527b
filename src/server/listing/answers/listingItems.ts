import type { ListingItem, ListingParameter } from '#machines/listing/listingItem.ts';
import { categoryById, parentOf } from '#machines/market/categories/categories.ts';
import type { Language } from '#machines/market/language.ts';
import type { Parameter } from '#machines/market/parameters/parameterDefinitions.ts';
import { isByTheMonth } from '#machines/market/parameters/homeParameters.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import type { Price } from '#machines/market/price.ts';
import { cantonByCode } from '#market/cantons/cantons.ts';
import { formatQuantity } from '#market/numbers.ts';
import { displayPlace, type Place } from '#market/places/places.ts';
import { formatPrice } from '#market/prices.ts';
import { slugOf } from '#market/addresses/slug.ts';
import { kindWords, mandatoryParameterWords } from '#words/listingParameters.ts';
import { choiceWord, parameterWords, unitWords } from '#words/parameters.ts';
import { byTheMonth, priceWords } from '#words/prices.ts';
import type { Say } from '#server/http/words.ts';
import type { LocalityTable } from '#market/places/localities.ts';
import type { ListingWithPhone, ShownListing } from '../shownListings.ts';

/** The context for formatting a listing, besides its row. */
export interface ListingItemContext {
  readonly language: Language;
  readonly say: Say;
  readonly localities: LocalityTable;
}

/**
 * A listing in the form of the calls, in the requested language, for a reader who has not saved it. The seller's texts
 * stay as written.
 */
export function listingItem(listing: ListingWithPhone, telling: ListingItemContext): ListingItem {
  const { language } = telling;
  const images = JSON.parse(listing.images) as string[];
  const region = listing.region === null ? undefined : cantonByCode(listing.region);
  return {
    id: listing.id,
    subject: listing.title,
    body: listing.body,
    category_info: categoryInfo(listing.category, language),
    external_url: listing.external_url,
    external_info:
      listing.external_info === null ? null : (JSON.parse(listing.external_info) as Record<string, string>),
    company_ad: listing.seller_kind === 'company',
    epoch_time: Math.floor((listing.listed_at ?? listing.drafted_at) / 1000),
    highlight: listing.promotions.has('highlight') || listing.promotions.has('combo'),
    image_names: images,
    thumb_name: images[0] ?? null,
    language: listing.language,
    location: displayPlace(telling.localities, placeOf(listing)),
    location_info: {
      area: listing.locality,
      plz: listing.postcode,
      address: null,
      region_id: listing.region,
      region_name: region?.name[language] ?? null,
      postcode_name: listing.locality,
    },
    favorite: false,
    phone_hash: listing.phone_hash,
    parameters: listingParameters(listing, telling),
    price: listing.price === 'amount' ? listing.francs : null,
    price_text: priceText(listing, telling.say),
    previous_price: listing.previous_francs,
    public_account_id: listing.seller,
    type: listing.kind,
    user_alias: listing.seller_name,
    account_info: {
      company_ad: listing.seller_kind === 'company',
      since: Math.floor(listing.seller_since / 1000),
      picture: listing.seller_picture,
    },
    preview: listing.published_at === null,
    source: listing.source,
    slug: slugOf(listing.title),
    status: listing.status as ListingItem['status'],
  };
}

/** A category in the form of the API, with its parent. */
export function categoryInfo(id: number, language: Language): ListingItem['category_info'] {
  const parent = parentOf(id);
  return {
    id,
    name: categoryById(id)?.name[language] ?? '',
    parent_id: parent?.id ?? null,
    parent_name: parent?.name[language] ?? null,
  };
}

/**
 * The parameters of a listing for display: type and price first (LISTING-7), then those of the category, in its order.
 */
function listingParameters(listing: ShownListing, { say }: ListingItemContext): ListingParameter[] {
  const values = valuesOf(listing);
  const rest = parametersFor(listing.category).flatMap((parameter): ListingParameter[] => {
    const value = values[parameter.key];
    if (value === undefined) return [];
    return [
      { key: parameter.key, value, label: say(parameterWords[parameter.key]), text: valueText(parameter, value, say) },
    ];
  });
  const { type, price } = mandatoryParameterWords;
  return [
    { key: 'type', value: listing.kind, label: say(type), text: say(kindWords[listing.kind]) },
    { key: 'price', value: listing.francs ?? listing.price, label: say(price), text: priceText(listing, say) },
    ...rest,
  ];
}

function valuesOf({ parameters }: ShownListing): Readonly<Record<string, string | number>> {
  return JSON.parse(parameters) as Record<string, string | number>;
}

function valueText(parameter: Parameter, value: string | number, say: Say): string {
  if (parameter.kind === 'choice') {
    const word = choiceWord(parameter.key, String(value));
    return typeof word === 'object' ? say(word) : (word ?? String(value));
  }
  if (parameter.kind === 'text' || typeof value === 'string') return String(value);
  const { unit } = parameter;
  const number = formatQuantity(value, unit);
  return unit === undefined || unit === 'year' ? number : say(unitWords[unit], { number });
}

/** A rent is `CHF 1’890.– / Mt.`, where a narrow line may break before the month. */
function priceText(listing: ShownListing, say: Say): string {
  const price: Price =
    listing.price === 'amount' ? { kind: 'amount', francs: listing.francs ?? 0 } : { kind: listing.price };
  const written = formatPrice(price, { free: say(priceWords.free), onRequest: say(priceWords.onRequest) });
  const isRent = price.kind === 'amount' && isByTheMonth(listing.category, valuesOf(listing));
  return isRent ? `${written} ${say(byTheMonth).replace(' ', '\u00a0')}` : written;
}

function placeOf({ country, postcode, locality, region }: ShownListing): Place {
  return { country, postcode, locality, ...(region !== null && { region }) };
}
