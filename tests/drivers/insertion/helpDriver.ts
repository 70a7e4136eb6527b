import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { helpCases } from '#machines/insertion/help/helpCases.ts';
import { type helpMachine, offeredGuess, warnedOf } from '#machines/insertion/help/helpMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { FlowWatch } from '../walking/flowWatch.ts';
import type { Sight } from '../walking/surface.ts';

type Now = SnapshotFrom<typeof helpMachine>;

const button = (name: string | RegExp): Sight => ({ role: 'button', name });
const titles: Sight = { role: 'group', name: 'Suggested titles' };

const guessed = ({ context }: Now) => {
  const guess = offeredGuess(context);
  return guess && { subcategory: guess.subcategory };
};
const suggested = ({ context: { help } }: Now) => {
  const [first] = help.titles;
  return first && { id: first.id };
};
const wordsOf = ({ context: { help } }: Now, id: string) => help.titles.find((title) => title.id === id)!.text;

const cases: FlowCases<typeof helpMachine> = {
  ...helpCases,
  events: {
    ...helpCases.events,
    'guess.accepted': { 'the likeliest': guessed },
    'guess.dismissed': { 'the likeliest': guessed },
    'title.picked': { 'the first': suggested },
    'title.deleted': { 'the first': suggested },
    'duplicate.dismissed': {
      'the other': ({ context }: Now) => {
        const [listing] = warnedOf(context);
        return listing && { id: listing.id };
      },
    },
  },
};

/** The driver for walks on the help that a person gets while writing an ad. */
export const helpDriver = declareDriver(cases, {
  sights: {},
  does: {
    'listing.changed': (_, event, { happens }) => happens!(event),
    'guess.accepted': (surface, { subcategory }, { watch }) =>
      expectFormReceives(watch, () => surface.press(button('Use this category')), [
        { type: 'value.changed', field: 'category', value: '4000' },
        { type: 'value.changed', field: 'subcategory', value: String(subcategory) },
      ]),
    'guess.dismissed': (surface) => surface.press(button('Dismiss suggested category')),
    async 'title.picked'(surface, { id }, stage, { before }) {
      const text = wordsOf(before, id);
      await expectFormReceives(stage.watch, () => surface.press({ ...button(text), within: titles }), [
        { type: 'value.changed', field: 'title', value: text },
        { type: 'field.left', field: 'title' },
      ]);
      expectReportedSuggestion(stage, 'insertionSuggestionClick', id);
    },
    async 'title.deleted'(surface, { id }, stage, { before }) {
      await surface.press(button(`Don’t suggest “${wordsOf(before, id)}” again`));
      expectReportedSuggestion(stage, 'insertionSuggestionDelete', id);
    },
    'duplicate.dismissed': (surface) => surface.press(button('It’s a different ad')),
  },
  async opensView() {
    const { openHelp } = await import('./helpView.tsx');
    return openHelp();
  },
  expectDetails,
});

/** Expects that the form receives a help that the user accepts. */
async function expectFormReceives(
  watch: FlowWatch,
  takes: () => Promise<void>,
  events: readonly object[],
): Promise<void> {
  await watch.received('insertion');
  await takes();
  expect(await watch.received('insertion')).toEqual(events);
}

/** Expects that the last call reported this suggestion to the server. */
function expectReportedSuggestion(stage: Stage, call: string, id: string): void {
  const { calls } = stage as Stage & { readonly calls: { readonly last: { readonly body: string } } };
  expect(calls.last.body).toContain(call);
  expect(JSON.parse(calls.last.body)).toMatchObject({ variables: { id } });
}

async function expectDetails({ surface }: Stage, now: Now): Promise<void> {
  const { context } = now;
  const { help } = context;
  const says = (text: string): Sight => ({ role: 'status', says: text });
  const guess = offeredGuess(context);
  expect(await surface.count(button('Use this category'))).toBe(guess ? 1 : 0);
  expect(await surface.count(says('of 14 ads with “Citybike” are there'))).toBe(guess ? 1 : 0);

  expect(await surface.count({ role: 'listitem', within: titles })).toBe(help.titles.length);
  for (const { text } of help.titles) expect(await surface.count({ ...button(text), within: titles })).toBe(1);
  expect(await surface.count(says('Suggested titles are available.'))).toBe(help.titles.length > 0 ? 1 : 0);

  const warned = warnedOf(context);
  expect(await surface.count(says('You already have a similar ad'))).toBe(warned.length > 0 ? 1 : 0);
  for (const { title, path } of warned) {
    expect(await surface.attribute({ role: 'link', name: title }, 'href')).toBe(path);
    expect(await surface.count(says('has almost the same title.'))).toBe(1);
  }

  const { band } = help;
  expect(await surface.count(says('Half of all similar ads are priced between'))).toBe(band ? 1 : 0);
  if (band) {
    const text = await surface.text(says('Half of all similar ads are priced between'));
    for (const part of [String(band.low), String(band.high), `Based on ${band.sample} ads`])
      expect(text).toContain(part);
  }
}
