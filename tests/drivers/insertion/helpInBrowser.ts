import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { type Help, type HelpQuestion, noHelp } from '#machines/insertion/help/help.ts';
import { helpCases } from '#machines/insertion/help/helpCases.ts';
import { type helpMachine, offeredGuess, warnedOf } from '#machines/insertion/help/helpMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { insertionWords } from '#tests/journeys/insertionWords.ts';
import { browserStage } from '../browser/browserStage.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

// The driver for walks on the help next to the form of an ad, in a browser whose server searches its market.

type Now = SnapshotFrom<typeof helpMachine>;

/**
 * The beginning of a title. Words of the demonstration market complete it, and most ads with its first word are of one
 * category.
 */
const begun = 'Velo mit G';
const questionOf = (title: string, subcategory = ''): HelpQuestion => ({
  title,
  category: subcategory && '4000',
  subcategory,
  photos: [],
  values: null,
  but: 'draftdraftdr',
});

const guesses = [{ category: 4000, subcategory: 4020, reason: '20 of 26 ads with “Velo” are there' }];
const titles = ['Velo mit grün', 'Velo mit grau'].map((text) => ({ id: text, text }));
const duplicates = [
  { id: 'otherotherot', title: 'Citybike', path: '/en/vi/citybike/otherotherot', reason: 'title' },
] as const;

/** Whether a suggested title was picked, which has changed the ad. */
const isPicked = (now: Now) =>
  now.matches('quiet') &&
  now.context.question?.title === begun &&
  now.context.help.guesses.length > 0 &&
  now.context.help.titles.length === 0;

const unlessPicked =
  <Payload>(payload: (now: Now) => Payload | undefined) =>
  (now: Now) =>
    isPicked(now) ? undefined : payload(now);

/** The cases for a writer who already has an ad of this title. */
function casesWith(own: string): FlowCases<typeof helpMachine> {
  const isAbout = ({ context: { question } }: Now, title: string) => question?.title === title;
  const typed = (title: string) =>
    unlessPicked((now) =>
      isAbout(now, title) || now.context.question?.subcategory ? undefined : { question: questionOf(title) },
    );
  const offered = ({ context: { help } }: Now) => help.titles.length === titles.length && { id: help.titles[0]!.id };
  const answer = (to: (now: Now) => boolean, help: Help) => (now: Now) => (to(now) ? help : undefined);
  const isChosen = ({ context: { question } }: Now) => !!question?.subcategory;
  return {
    ...helpCases,
    events: {
      'listing.changed': {
        'a beginning': typed(begun),
        'one that one has': typed(own),
        'nothing yet': typed(''),
        'what is picked': (now) => (isPicked(now) ? { question: questionOf(titles[0]!.text) } : undefined),
        'the category that is guessed': unlessPicked((now) =>
          now.matches('quiet') && isAbout(now, begun) && offeredGuess(now.context)
            ? { question: questionOf(now.context.question!.title, '4020') }
            : undefined,
        ),
      },
      // Accepting the guess changes the ad, which is reported immediately: that report is the step of the walk.
      'guess.accepted': { 'by what is told': () => undefined },
      'guess.dismissed': {
        'the likeliest': unlessPicked(({ context }) => (offeredGuess(context) ? { subcategory: 4020 } : undefined)),
      },
      'title.picked': {
        'the first': unlessPicked(
          (now) => (now.matches('quiet') && isAbout(now, begun) && !isChosen(now) && offered(now)) || undefined,
        ),
      },
      'title.deleted': { 'the first': unlessPicked((now) => (now.matches('quiet') && offered(now)) || undefined) },
      'duplicate.dismissed': {
        'the other': unlessPicked(({ context }) =>
          warnedOf(context).length > 0 ? { id: duplicates[0].id } : undefined,
        ),
      },
    },
    keys: { ...helpCases.keys, 'what is repeated': ({ context: { help } }: Now) => help.duplicates.length },
    actors: {
      asking: {
        resolves: {
          'what goes on from it': answer((now) => isAbout(now, begun), { ...noHelp, guesses, titles }),
          'that one has it': answer((now) => isAbout(now, own), { ...noHelp, duplicates }),
          'its category': answer((now) => isAbout(now, titles[0]!.text), { ...noHelp, guesses }),
        },
        rejects: { 'no line': new Error('The line is dead') },
      },
    },
  };
}

const words = insertionWords.en;
const button = (name: string | RegExp): Sight => ({ role: 'button', name });
const title: Sight = { role: 'textbox', name: words.title };
const suggested: Sight = { role: 'group', name: 'Suggested titles' };
const suggestion: Sight = { ...button(titles[0]!.text), within: suggested };
const noMore: Sight = button(`Don’t suggest “${titles[0]!.text}” again`);
const warning: Sight = { role: 'status', says: 'You already have a similar ad' };

/** The driver for the help of a logged-in user who has an ad of this title. */
export const helpInBrowser = (own: string, comes: () => Promise<void>) =>
  declareDriver(casesWith(own), {
    sights: {},
    does: {
      'listing.changed'(surface, { question }) {
        if (question.subcategory) return surface.press(button('Use this category'));
        return surface.type(title, question.title);
      },
      'guess.dismissed': (surface) => surface.press(button('Dismiss suggested category')),
      'title.picked': (surface) => surface.press(suggestion),
      'title.deleted': (surface) => surface.press(noMore),
      'duplicate.dismissed': (surface) => surface.press(button('It’s a different ad')),
    },
    byItself: ({ label }) => label === 'listing.changed (what is picked)',
    // The market suggests other titles than the chart, and the draft has a generated id.
    ownData: ['listing.changed', 'title.picked', 'title.deleted', 'duplicate.dismissed'],
    async opensPage(visitor) {
      await comes();
      const stage = await browserStage(visitor, '**/graphql', 'InsertionHelp');
      await visitor.opens('/en/ai/start');
      // A draft that has begun stays the same; for so short a title nothing is requested.
      await stage.surface.type(title, 'Ve');
      await stage.surface.leave(title);
      await stage.surface.shows({ role: 'complementary', says: 'Draft saved' }, true);
      await stage.stopsClock();
      await stage.watch.received('help');
      return { ...stage, answers: (_, answer) => ('output' in answer ? stage.letThrough() : stage.cutOff()) };
    },
    expectDetails,
  });

async function expectDetails({ surface }: Stage, { context }: Now): Promise<void> {
  const isGuessed = offeredGuess(context) !== undefined;
  const guess: readonly (readonly [Sight, boolean])[] = [
    [button('Use this category'), isGuessed],
    [{ role: 'status', says: ' ads with “Velo” are in' }, isGuessed],
  ];
  const shown = [
    // The guess for a title of the seller's ad depends on the other ads of the market at that time.
    ...(context.help.duplicates.length > 0 ? [] : guess),
    [suggested, context.help.titles.length > 0] as const,
    [warning, warnedOf(context).length > 0] as const,
  ];
  for (const [sight, isShown] of shown)
    expect(await surface.shows(sight, isShown), JSON.stringify(sight)).toBe(isShown);
}
