import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/listingExamples.ts';
import { searchMessages } from '#server/messaging/searching.ts';
import type { TestApp } from '#tests/drivers/app.ts';
import { correspondentsOf, type Correspondent, type Correspondents } from '#tests/drivers/correspondents.ts';

const minute = 60 * 1000;
const [bike, lamp] = ['bikebikebike', 'lamplamplamp'];

/** What holds of looking for messages, whatever engine the market is kept on. */
export function describeMessageSearch(engine: string, open: (now: () => number) => Promise<TestApp>): void {
  describe(`looking for messages, on ${engine}`, () => {
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

    /** The texts that were found, and from when on all was looked through. */
    async function finds(
      text: string,
      by = ana,
    ): Promise<{ readonly texts: readonly string[]; readonly since: string }> {
      const { found, since } = await by.browser.ask(
        'query ($text: String!) { searchMessages(text: $text) { found { entry { text } conversation { id } } since } }',
        { text },
      );
      return { texts: found.map(({ entry }: { entry: { text: string } }) => entry.text), since };
    }

    it('finds them by their words, without case and accents, in one’s own conversations alone', async () => {
      const { id } = (await ana.writesAbout(bike, 'Das Velo gefällt mir sehr')).conversation;
      now += minute;
      await seller.sends(id, 'Das freut mich, Grüsse aus Zürich');
      const ben = await people.joins('ben');
      await ben.writesAbout(bike, 'Mir gefällt das Velo auch');
      expect(await finds('GEFALLT velo')).toEqual({ texts: ['Das Velo gefällt mir sehr'], since: null });
      expect((await finds('zurich')).texts).toEqual(['Das freut mich, Grüsse aus Zürich']);
      expect(await finds('nichts davon')).toEqual({ texts: [], since: null });
      expect((await finds('velo gefällt', seller)).texts).toHaveLength(2);
      const asked = '{ searchMessages(text: "velo") { found { entry { text } } } }';
      expect(await people.stranger().browser.ask(asked)).toBeNull();
    });

    describe('among many', () => {
      /** When the first of two conversations was written in, and the second twice. */
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

      const limited = async (first: number, limits: { readonly conversations: number; readonly messages: number }) => {
        const { found, since } = await searchMessages(test.market, ana.id, { text: 'velo', first }, limits);
        return [found.map(({ entry }) => entry.at), since];
      };

      it.each([
        ['all fit in', 3, { conversations: 2, messages: 3 }, [third, second, first], null],
        ['fewer are asked for', 2, { conversations: 2, messages: 3 }, [third, second], second],
        ['fewer conversations are looked through', 3, { conversations: 1, messages: 3 }, [third, second], first],
        ['fewer messages are looked through', 3, { conversations: 2, messages: 1 }, [third], third],
      ] as const)('says from when on all were looked through where %s', async (_, asked, limits, found, since) => {
        expect(await limited(asked, limits)).toEqual([found, since]);
      });
    });
  });
}
