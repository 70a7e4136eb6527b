import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { inEachEngine } from '#tests/drivers/browser/engines/inEachEngine.ts';
import { type DemoServer, startDemoServer } from '#tests/drivers/demo/demoServer.ts';
import type { Person } from '../account/accountCases.ts';
import { makesAnAccount } from '../account/makesAnAccount.ts';

let market: DemoServer;

beforeAll(async () => {
  market = await startDemoServer('allmend', { env: { MAILBOX: 'on' }, filled: inject('filledFolder') });
});
afterAll(() => market.end());

inEachEngine('a visitor without an account', (visits, name) => {
  it('registers, confirms the address, logs in by page and by modal, and logs out [ACCOUNT-13] [ACCOUNT-15]', async () => {
    const person: Person = {
      brand: 'allmend',
      screen: 'desk',
      language: 'en',
      client: '',
      email: `vreni-${name.toLowerCase()}@example.ch`,
      password: 'Brombeer-Gipfel 7',
    };
    const visitor = await visits(market.url, person.screen);
    const login = await makesAnAccount(person, visitor);
    expect(login.method()).toBe('POST');
    await visitor.leaves();
  });
});
