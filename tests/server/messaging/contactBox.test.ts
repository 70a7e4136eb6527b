import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { forgetOldPhones } from '#server/messaging/contactBox.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { password } from '#tests/drivers/account/accounts.ts';
import { correspondentsOf, type Correspondent, type Correspondents } from '#tests/drivers/messaging/correspondents.ts';

const bike = 'bikebikebike';
const hour = 60 * 60 * 1000;
let now: number;
let test: TestApp;
let people: Correspondents;
let seller: Correspondent;
let ana: Correspondent;

beforeEach(async () => {
  now = noon;
  test = await openTestApp(() => now);
  people = correspondentsOf(test);
  seller = await people.joins('seller');
  ana = await people.joins('ana');
  await seller.publishes(bike);
});
afterEach(() => test.close());

const tells = (command: string) => seller.browser.ask(`mutation { ${command} { __typename } }`);
const phoneShown = (who: Correspondent) =>
  who.browser.ask(`mutation { showPhone(listing: "${bike}") { ... on Phone { number } ... on Refusal { code } } }`);
const shows = (changes: object) =>
  test.recordsFacts(seller.id, [{ type: 'account.profileChanged', at: now, ...changes }]);

describe('the contact box of an ad', () => {
  it('shows each visitor how to reach its seller', async () => {
    expect(await seller.contactBox(bike)).toMatchObject({ state: 'OWN', mayWrite: false, hasPhone: false });
    const open = { state: 'OPEN', conversation: null, mayWrite: true, hasPhone: false, awayUntil: null };
    expect(await ana.contactBox(bike)).toEqual(open);
    expect(await people.stranger().contactBox(bike)).toEqual(open);
    expect(await ana.contactBox('zzzzzzzzzzzz')).toBeNull();
    const { conversation } = await ana.writesAbout(bike, 'Hallo');
    expect(await ana.contactBox(bike)).toMatchObject({ state: 'OPEN', conversation: conversation.id });
    await ana.does(`blockCorrespondent(conversation: "${conversation.id}")`);
    expect(await ana.contactBox(bike)).toMatchObject({ state: 'BLOCKED', mayWrite: false });
  });

  it('follows the ad: reserved, sold, unlisted', async () => {
    const { conversation } = await ana.writesAbout(bike, 'Hallo');
    const ben = await people.joins('ben');
    await tells(`reserveListing(id: "${bike}")`);
    expect(await ben.contactBox(bike)).toMatchObject({ state: 'RESERVED', mayWrite: true });
    await tells(`sellListing(id: "${bike}", where: HERE)`);
    expect(await ben.contactBox(bike)).toMatchObject({ state: 'SOLD', mayWrite: false });
    // A conversation that exists already may continue, although the ad is sold.
    expect(await ana.contactBox(bike)).toMatchObject({ state: 'SOLD', mayWrite: true, conversation: conversation.id });
    await tells(`cancelSale(id: "${bike}")`);
    await tells(`pauseListing(id: "${bike}")`);
    expect(await ben.contactBox(bike)).toBeNull();
    expect(await ana.contactBox(bike)).toMatchObject({ state: 'OVER', mayWrite: true });
  });

  it('states until when its seller is away, who still receives messages', async () => {
    expect(await seller.sets('goAway(until: "2020-01-01")')).toMatchObject({ code: 'messaging.awayInvalid' });
    const until = new Date(now + 72 * hour).toISOString().slice(0, 10);
    expect(await seller.sets(`goAway(until: "${until}")`)).toMatchObject({ awayUntil: `${until}T00:00:00.000Z` });
    expect(await ana.contactBox(bike)).toMatchObject({
      state: 'AWAY',
      mayWrite: true,
      awayUntil: `${until}T00:00:00.000Z`,
    });
    const { conversation } = await ana.writesAbout(bike, 'Hallo');
    expect(conversation.other).toMatchObject({ awayUntil: `${until}T00:00:00.000Z` });
    now += 72 * hour;
    expect(await people.stranger().contactBox(bike)).toMatchObject({ state: 'OPEN', awayUntil: null });
    now -= 72 * hour;
    await seller.sets('comeBack');
    expect(await ana.contactBox(bike)).toMatchObject({ state: 'OPEN' });
  });

  it('states that its seller is away only when messages are accepted', async () => {
    const until = new Date(now + 72 * hour).toISOString().slice(0, 10);
    await seller.sets(`goAway(until: "${until}")`);
    const away = { awayUntil: `${until}T00:00:00.000Z` };
    const { conversation } = await ana.writesAbout(bike, 'Hallo');
    const ben = await people.joins('ben');
    expect(await seller.contactBox(bike)).toMatchObject({ state: 'OWN', awayUntil: null });
    await tells(`reserveListing(id: "${bike}")`);
    expect(await ben.contactBox(bike)).toMatchObject({ state: 'RESERVED', mayWrite: true, ...away });
    await tells(`sellListing(id: "${bike}", where: HERE)`);
    expect(await ben.contactBox(bike)).toMatchObject({ state: 'SOLD', mayWrite: false, awayUntil: null });
    expect(await ana.contactBox(bike)).toMatchObject({ state: 'SOLD', mayWrite: true, ...away });
    await seller.does(`blockCorrespondent(conversation: "${conversation.id}")`);
    expect(await ana.contactBox(bike)).toMatchObject({ state: 'UNAVAILABLE', mayWrite: false, awayUntil: null });
  });

  it("is unavailable when its seller's account is hidden", async () => {
    await ana.writesAbout(bike, 'Hallo');
    await test.recordsFacts(seller.id, [{ type: 'account.deactivated', at: now }]);
    await test.services.search.caughtUp(await test.market.store.head());
    expect(await ana.contactBox(bike)).toMatchObject({ state: 'UNAVAILABLE', mayWrite: false });
    expect(await people.stranger().contactBox(bike)).toBeNull();
  });
});

describe('the phone number of a seller', () => {
  it('is shown when they publish it, and counted each time', async () => {
    expect(await phoneShown(ana)).toEqual({ code: 'messaging.phoneHidden' });
    await shows({ phone: '079 123 45 67' });
    expect(await ana.contactBox(bike)).toMatchObject({ hasPhone: true });
    expect(await phoneShown(ana)).toEqual({ number: '079 123 45 67' });
    expect(await phoneShown(people.stranger())).toEqual({ number: '079 123 45 67' });
    const rows = await test.market.store.query({ sql: 'SELECT * FROM phones_shown', parameters: [] });
    expect(rows).toEqual([{ listing: bike, day: Math.floor(noon / (24 * hour)), shown: 2 }]);
    now += 366 * 24 * hour;
    await forgetOldPhones(test.market);
    expect(await test.market.store.query({ sql: 'SELECT * FROM phones_shown', parameters: [] })).toEqual([]);
    now = noon;
    await shows({ phoneHidden: true });
    expect(await ana.contactBox(bike)).toMatchObject({ hasPhone: false });
    expect(await phoneShown(ana)).toEqual({ code: 'messaging.phoneHidden' });
  });

  it('is hidden from a blocked visitor, and for a sold ad', async () => {
    await shows({ phone: '079 123 45 67' });
    const { conversation } = await ana.writesAbout(bike, 'Hallo');
    await seller.does(`blockCorrespondent(conversation: "${conversation.id}")`);
    expect(await phoneShown(ana)).toEqual({ code: 'messaging.phoneHidden' });
    await tells(`sellListing(id: "${bike}", where: HERE)`);
    expect(await phoneShown(people.stranger())).toEqual({ code: 'messaging.phoneHidden' });
    expect(await ana.browser.ask('mutation { showPhone(listing: "x/../y") { ... on Refusal { code } } }')).toEqual({
      code: 'conversation.adUnknown',
    });
  });

  it('is limited for each client, across logins', async () => {
    await shows({ phone: '079 123 45 67' });
    for (let time = 0; time < 20; time += 1) await phoneShown(time % 2 === 0 ? ana : people.stranger());
    expect(await phoneShown(ana)).toEqual({ code: 'messaging.phoneTooOften' });
    now += hour;
    await ana.browser.logIn('ana@example.ch', password);
    expect(await phoneShown(ana)).toEqual({ number: '079 123 45 67' });
  });
});
