import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { searchMessages } from '#server/messaging/conversation/searching.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';
import { correspondentsOf, type Correspondent, type Correspondents } from '#tests/drivers/messaging/correspondents.ts';

const minute = 60 * 1000;
const [bike, lamp] = ['bikebikebike', 'lamplamplamp'];

/** Contract tests of the search for messages, for every database engine. */
export function describeMessageSearch(engine: string, open: (now: () => number) => Promise<TestApp>): void {
  describe(`searching messages, on ${engine}`, () => {
    let now: number;
    let test: TestApp;
    let people: Correspondents;
    let seller: Correspondent;
    let ana: Correspondent;

    beforeEach(async () => {
      now = noon;
      test = await open(() => now);
      people = correspondentsOf(test);
      seller = await people.joins('seller');
      ana = await people.joins('ana');
      await seller.publishes(bike);
    });
    afterEach(() => test.close());

    /** Searches messages; resolves to the found texts, and whether they are all. */
    async function finds(text: string, { by = ana, first = 20 } = {}) {
      const { found, ...rest } = await by.browser.ask(
        'query ($text: String!, $first: Int!) { searchMessages(text: $text, first: $first) { found { entry { text } conversation { id } } hasMore since } }',
        { text, first },
      );
      return { texts: found.map(({ entry }: { entry: { text: string } }) => entry.text), ...rest };
    }
    const isAll = { hasMore: false, since: null };

    it("finds them by their words, without case and accents, in the user's conversations alone", async () => {
      const { id } = (await ana.writesAbout(bike, 'Das Velo gefällt mir sehr')).conversation;
      now += minute;
      await seller.sends(id, 'Das freut mich, Grüsse aus Zürich');
      const ben = await people.joins('ben');
      await ben.writesAbout(bike, 'Mir gefällt das Velo auch');
      expect(await finds('GEFALLT velo')).toEqual({ texts: ['Das Velo gefällt mir sehr'], ...isAll });
      expect((await finds('zurich')).texts).toEqual(['Das freut mich, Grüsse aus Zürich']);
      expect(await finds('nichts davon')).toEqual({ texts: [], ...isAll });
      expect((await finds('velo gefällt', { by: seller })).texts).toHaveLength(2);
      const newest = { texts: ['Mir gefällt das Velo auch'], hasMore: true, since: null };
      expect(await finds('velo gefällt', { by: seller, first: 1 })).toEqual(newest);
      const requested = '{ searchMessages(text: "velo") { found { entry { text } } } }';
      expect(await people.stranger().browser.ask(requested)).toBeNull();
    });

    describe('among many', () => {
      /** The times of a message in the first of two conversations, and of two messages in the second. */
      const [first, second, third] = [noon + minute, noon + 2 * minute, noon + 3 * minute];
      beforeEach(async () => {
        await seller.publishes(lamp);
        now = first;
        await ana.writesAbout(bike, 'Ist das Velo noch da?');
        now = second;
        const { id } = (await ana.writesAbout(lamp, 'Leuchtet das Velo auch?')).conversation;
        now = third;
        await seller.sends(id, 'Ein Velo ist es nicht');
      });

      const limited = async (requested: number, conversations: number, messages: number) => {
        const limits = { conversations, messages };
        const { found, ...rest } = await searchMessages(
          test.market,
          ana.id,
          { text: 'velo', first: requested },
          limits,
        );
        return { at: found.map(({ entry }) => entry.at), ...rest };
      };

      it('is complete when it finds exactly the requested number', async () => {
        expect(await limited(3, 2, 3)).toEqual({ at: [third, second, first], ...isAll });
      });

      it('reports more results when fewer were requested', async () => {
        expect(await limited(2, 2, 3)).toEqual({ at: [third, second], hasMore: true, since: null });
        expect(await limited(1, 2, 1)).toEqual({ at: [third], hasMore: true, since: null });
      });

      it('reports since when all conversations were searched when the search stopped early', async () => {
        expect(await limited(3, 1, 3)).toEqual({ at: [third, second], hasMore: false, since: first + 1 });
        expect(await limited(3, 2, 1)).toEqual({ at: [third], hasMore: false, since: second + 1 });
      });
    });
  });
}
