import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { longestMessage } from '#machines/conversation/limits.ts';
import { entriesOf, type Entry } from '#server/messaging/conversation/entries.ts';
import { streamedEntry } from '#server/messaging/live/streamedEntry.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { correspondentsOf, type Correspondent } from '#tests/drivers/messaging/correspondents.ts';

const minute = 60_000;
const bike = 'bikebikebike';

describe('the work that one request can cause', () => {
  const { normalize } = String.prototype;
  let now: number;
  let test: TestApp;
  let seller: Correspondent;
  let ana: Correspondent;

  beforeEach(async () => {
    now = noon;
    test = await openTestApp(() => now, { requestsPerMinute: 1_000_000 });
    const people = correspondentsOf(test);
    seller = await people.joins('seller');
    ana = await people.joins('ana');
    await seller.publishes(bike);
  });
  afterEach(async () => {
    Reflect.set(String.prototype, 'normalize', normalize);
    await test.close();
  });

  /** Counts the characters that Unicode normalisation yields from now on. A spy would record each of the calls. */
  function normalised(): () => number {
    let characters = 0;
    Reflect.set(String.prototype, 'normalize', function (this: string, form: string) {
      const result = normalize.call(this, form);
      characters += result.length;
      return result;
    });
    return () => characters;
  }

  /** Has the seller write this many messages, each with another text of the greatest length that expands in NFKC. */
  async function receives(count: number, begins = ''): Promise<string> {
    const { conversation } = await ana.writesAbout(bike, 'Hallo');
    for (let number = 0; number < count; number += 1) {
      if (number % 20 === 19) now += minute;
      const start = `${begins}${number}`;
      await seller.sends(conversation.id, start + '\ufdfa'.repeat(longestMessage - start.length));
    }
    return conversation.id;
  }

  const aliases = (id: string, count: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        `a${index}: conversation(id: "${id}") { entries(last: 50) { entries { number warnings { kind } } } }`,
    ).join(' ');

  it('is the same for one field of warnings in a query and for ten aliases', async () => {
    const id = await receives(38);
    const characters = normalised();
    // The operation may be refused because of its cost. Whichever fields are executed, the warnings of each message are
    // computed once.
    await ana.browser.ask(`{ ${aliases(id, 10)} }`).catch(() => undefined);
    await ana.browser.ask(`{ ${aliases(id, 1)} }`);
    const once = characters();
    await ana.browser.ask(`{ ${aliases(id, 5)} }`);
    // 38 messages of 2,000 characters, in two forms; unbounded, ten names for them were 27 million characters.
    expect(once).toBeLessThan(38 * longestMessage * 4);
    expect(characters() - once).toBeLessThan(longestMessage);
  });

  it('does not grow with the streams that a message is sent to', async () => {
    const id = await receives(2, 'stream ');
    const [first, second] = (await entriesOf(test.market, id, { before: null, most: 2 })).entries as [Entry, Entry];
    const characters = normalised();
    streamedEntry(first, ana.id);
    expect(characters()).toBeGreaterThan(0);
    streamedEntry(second, ana.id);
    const once = characters();
    for (let stream = 0; stream < 5; stream += 1) for (const entry of [first, second]) streamedEntry(entry, ana.id);
    expect(characters()).toBe(once);
  });
});
