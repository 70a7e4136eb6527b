import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importSeller } from '#machines/account/lifecycle/accountRules.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { beginning, fold } from '#machines/journal/fold.ts';
import type { Listing } from '#machines/listing/lifecycle/listing.ts';
import { listingMachine } from '#machines/listing/lifecycle/listingMachine.ts';
import { rebuildReadModels } from '#server/store/rebuild.ts';
import { verifyJournals } from '#server/store/verify.ts';
import { compiled } from '#server/store/sql.ts';
import type { ListingRow, PromotionRow } from '#server/listing/listingTables.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { listingJournal } from '#tests/machines/listing/lifecycle/arbitraryFacts.ts';

const journals = fc.array(listingJournal, { minLength: 1, maxLength: 5 });
const tables = ['accounts', 'listings', 'listing_promotions', 'listing_photos'];

/** Contract tests of the read models of a market, for every database engine. */
export function describeReadModels(engine: string, open: () => Promise<TestMarket>): void {
  let test: TestMarket;

  beforeEach(async () => {
    test = await open();
    await test.seller('ana', 'Ana Rossi');
  });

  afterEach(() => test.close());

  async function readModels(): Promise<Record<string, unknown>> {
    const all = await Promise.all(
      tables.map(async (table) => [
        table,
        await test.market.store.query({ sql: `SELECT * FROM ${table} ORDER BY 1, 2`, parameters: [] }),
      ]),
    );
    return Object.fromEntries(all) as Record<string, unknown>;
  }

  describe(`read models on ${engine}`, () => {
    it('have the tables that their features name', async () => {
      const { features, store } = test.market;
      const named = features.flatMap((feature) => feature.tables);
      const isThere = (table: string) =>
        store.query({ sql: `SELECT 1 FROM ${table} LIMIT 1`, parameters: [] }).then(
          () => true,
          () => false,
        );
      const known = await Promise.all(named.map(isThere));
      const missing = named.filter((_, index) => !known[index]);
      expect(missing, 'a file of src/server/store/migrations/ creates each table').toEqual([]);
    });

    it('rebuilt from any journals equal the live ones', async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(journals, async (reported) => {
          run += 1;
          for (const [index, facts] of reported.entries()) await test.tells(`ad-${run}-${index}`, facts);
          const live = await readModels();
          await rebuildReadModels(test.market);
          expect(await readModels()).toEqual(live);
        }),
        { numRuns: 25 },
      );
    });

    it('contain the same ad as the reducer', async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(journals, async ([facts = []]) => {
          run += 1;
          const { sql } = test.market;
          const id = `ad-${run}`;
          await test.tells(id, facts);
          const { listing } = fold(listingMachine, beginning(listingMachine, 'listing-any'), facts).snapshot.context;
          const [row] = await test.market.store.query<ListingRow>(
            compiled(sql.selectFrom('listings').selectAll().where('id', '=', id)),
          );
          const promotions = await test.market.store.query<PromotionRow>(
            compiled(sql.selectFrom('listing_promotions').selectAll().where('listing', '=', id).orderBy('product')),
          );
          expect(row && { ...row, promotions }).toEqual(listing ? expectedRow(id, listing) : undefined);
        }),
        { numRuns: 50 },
      );
    });

    it('are restored by a rebuild after manual damage', async () => {
      const live = await readModels();
      await test.market.store.write([{ sql: "UPDATE accounts SET name = 'spoilt'", parameters: [] }]);
      await rebuildReadModels(test.market);
      expect(await readModels()).toEqual(live);
    });

    it('stay unchanged when a rebuild fails', async () => {
      const live = await readModels();
      const broken = {
        ...test.market.features[0]!,
        project: () => [{ sql: 'INSERT INTO nowhere VALUES (1)', parameters: [] }],
      };
      await expect(rebuildReadModels({ ...test.market, features: [broken] })).rejects.toThrow(/nowhere/);
      expect(await readModels()).toEqual(live);
    });
  });

  describe(`verifying on ${engine}`, () => {
    it('finds no fault in the facts of the command runner', async () => {
      expect(await verifyJournals(test.market)).toEqual({ facts: 1, streams: 1, problems: [] });
    });

    it('names stream, version and fact when a journal does not fold', async () => {
      const meta = { actor: 'vandal', chart: '' };
      const fact = {
        stream: 'listing-x',
        version: 1,
        type: 'listing.paused',
        schemaVersion: 1,
        at: noon,
        data: {},
        meta,
      };
      await test.market.store.append({ read: [{ stream: 'listing-x', version: 0 }], facts: [fact], rows: [] });
      const { problems } = await verifyJournals(test.market);
      expect(problems).toEqual([
        {
          stream: 'listing-x',
          version: 1,
          message: 'listing-x version 1: the chart does not accept listing.paused in state unwritten',
        },
      ]);
    });

    it('names the field of a fact that violates its schema', async () => {
      await test.market.commands.run({
        actor: 'test',
        streams: { account: { lifecycle: accountLifecycle, id: 'ben' } },
        decide: () => ({
          account: importSeller(null, { name: 'Ben', sellerKind: 'private', source: 'test', at: noon }),
        }),
      });
      const meta = { actor: 'vandal', chart: '' };
      const fact = {
        stream: 'account-ben',
        version: 2,
        type: 'account.profileChanged',
        schemaVersion: 1,
        at: noon,
        data: { sellerKind: 'ghost' },
        meta,
      };
      await test.market.store.append({ read: [{ stream: 'account-ben', version: 1 }], facts: [fact], rows: [] });
      const { problems } = await verifyJournals(test.market);
      expect(problems).toMatchObject([
        { stream: 'account-ben', version: 2, message: expect.stringContaining('sellerKind') },
      ]);
    });
  });
}

function expectedRow(id: string, listing: Listing): ListingRow & { promotions: PromotionRow[] } {
  const { content, origin } = listing;
  const francs = (price: typeof content.price) =>
    price.kind === 'amount' ? price.francs : price.kind === 'free' ? 0 : null;
  return {
    id,
    seller: listing.seller,
    status: listing.status,
    title: content.title,
    body: content.body,
    language: content.language,
    category: content.category,
    kind: content.kind,
    price: content.price.kind,
    francs: francs(content.price),
    previous_francs: listing.previousPrice ? francs(listing.previousPrice) : null,
    country: content.place.country,
    postcode: content.place.postcode,
    locality: content.place.locality,
    region: content.place.region ?? null,
    parameters: JSON.stringify(content.parameters),
    images: JSON.stringify(content.images),
    source: origin?.source ?? 'web',
    external_url: listing.externalUrl ?? null,
    external_info: listing.externalInfo ? JSON.stringify(listing.externalInfo) : null,
    drafted_at: listing.draftedAt,
    edited_at: listing.editedAt ?? null,
    published_at: listing.publishedAt ?? null,
    listed_at: listing.listedAt ?? null,
    expires_at: listing.expiresAt ?? null,
    promotions: listing.promotions
      .map(({ product, endsAt }) => ({ listing: id, product, ends_at: endsAt }))
      .toSorted((one, other) => (one.product < other.product ? -1 : 1)),
  };
}
