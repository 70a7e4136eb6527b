import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rebuildReadModels } from '#server/store/rebuild.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

let test: TestMarket;

beforeEach(async () => {
  test = await openTestMarket(() => noon);
  await test.seller('ana', 'Ana Rossi');
});

afterEach(() => test.close());

const row = { status: 'invited', blocked: 0, verified_at: null, erases_at: null };
const accounts = () => test.market.store.query({ sql: 'SELECT * FROM accounts', parameters: [] });

describe('the row of an account', () => {
  it('follows its profile, a field at a time', async () => {
    await test.seller('ana', 'Ana Velos');
    await test.seller('ana', 'Ana Velos', 'company');
    expect(await accounts()).toEqual([{ id: 'ana', name: 'Ana Velos', seller_kind: 'company', since: noon, ...row }]);
  });

  it('has no name once its person is erased, and can still be derived again', async () => {
    await test.seller('ana', 'Ana Velos');
    const keys = { ...test.market.keys, find: async () => undefined };
    await rebuildReadModels({ ...test.market, keys });
    expect(await accounts()).toEqual([{ id: 'ana', name: '', seller_kind: 'private', since: noon, ...row }]);
  });
});
