import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { placeOfPostcode } from '#market/places/placeOfPostcode.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { queries as heldOutDe } from './queries/heldOut.de.ts';
import { queries as heldOutEn } from './queries/heldOut.en.ts';
import { queries as heldOutFr } from './queries/heldOut.fr.ts';
import { queries as heldOutIt } from './queries/heldOut.it.ts';
import { queries as queriesDe } from './queries/queries.de.ts';
import { queries as queriesEn } from './queries/queries.en.ts';
import { queries as queriesFr } from './queries/queries.fr.ts';
import { queries as queriesIt } from './queries/queries.it.ts';
import type { Query, QueryListing } from './queries/queryListing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(() => noon, { requestsPerMinute: 1_000_000 });
  await test.seller(ana, 'Ana Rossi');
  for (const language of languages)
    for (const listing of listingsIn(language)) await test.publishes(ana, listing.id, contentOf(listing, language));
}, 120_000);
afterAll(() => test.close());

/** Reads the ads of a language from a file with one ad per line. */
function listingsIn(language: Language): readonly QueryListing[] {
  const lines = readFileSync(new URL(`queries/ads.${language}.ndjson`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as QueryListing);
}

function contentOf(listing: QueryListing, language: Language): ListingContent {
  const { title, body, category, price, postcode, locality, kind = 'offer', parameters = {} } = listing;
  const region = placeOfPostcode(swissLocalities, postcode, locality)!.region;
  return {
    ...bike,
    title,
    body,
    language,
    category,
    kind,
    images: [],
    parameters,
    price: typeof price === 'number' ? { kind: 'amount', francs: price } : { kind: price },
    place: { country: 'CH', postcode, locality, region },
  };
}

/** The faults of the answer to a query: expected ads that are missing, and excluded ads that are found. */
async function faultsOf([text, found, notFound]: Query, language: string): Promise<string[]> {
  const keys = new URLSearchParams({ q: text, typed: '1', n: '100' });
  const answer = await test.get(`/api/v10/list.json?${keys}`, { 'accept-language': language });
  expect(answer.statusCode, answer.payload).toBe(200);
  const list = answer.json<ListingList>();
  const reported = JSON.stringify(list.filters);
  return [
    ...ids(found)
      .filter((id) => !list.itemIDs.includes(id))
      .map((id) => `${text}: misses ${id} (${reported})`),
    ...ids(notFound)
      .filter((id) => list.itemIDs.includes(id))
      .map((id) => `${text}: finds ${id} (${reported})`),
  ];
}

const ids = (those: string) => those.split(' ').filter(Boolean);

/** Queries that are known to give wrong results, grouped by the reason. */
const knownFaults: ReadonlySet<string> = new Set([
  // The shipped table of places lacks 7260 Davos Dorf, 3097 Liebefeld and 2562 Port, and valleys.
  'skis davos',
  'wohnungen umgebung bern',
  'winterräder umgebung biel',
  '4.5 zimmer umgebung bern bis 2200',
  'casa vacanza valle maggia',
  // Other ads contain these words too: a ski jacket, winter wheels of a car.
  'skis up to 300',
  'skis',
  'auto unter 6000',
  // Queries with synonyms that the tables do not contain.
  'electric guitar',
  'auto elettrica',
]);

describe('a typed query', () => {
  it.each([
    ['de', [...queriesDe, ...heldOutDe]],
    ['en', [...queriesEn, ...heldOutEn]],
    ['fr', [...queriesFr, ...heldOutFr]],
    ['it', [...queriesIt, ...heldOutIt]],
  ] as const)('finds the expected ads, and none of the excluded, in %s', async (language, queries) => {
    const faults: string[] = [];
    for (const query of queries) if (!knownFaults.has(query[0])) faults.push(...(await faultsOf(query, language)));
    expect(faults).toEqual([]);
  });
});
