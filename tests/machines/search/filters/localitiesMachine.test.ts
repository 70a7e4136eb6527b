import { type Actor, createActor, fromPromise, SimulatedClock } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { localitiesEvents } from '#machines/search/filters/localitiesEvents.ts';
import type { FoundPlace } from '#machines/search/filters/foundPlaces.ts';
import { localitiesMachine } from '#machines/search/filters/localitiesMachine.ts';
import type { ChosenLocality } from '#machines/search/searchFilter.ts';
import { placeDebounce } from '#machines/ui/delays.ts';

const koeniz: FoundPlace = { localityID: 'koeniz-be', label: 'Köniz BE', region: 4 };
const quarter: FoundPlace = { localityID: '3098', label: '3098 Köniz BE', region: 4 };

interface Call {
  readonly text: string;
  readonly signal: AbortSignal;
  answer(found: readonly FoundPlace[]): Promise<void>;
  fail(): Promise<void>;
}

let clock: SimulatedClock;
let calls: Call[];
let reported: (readonly ChosenLocality[])[];
let cantons: (number | undefined)[];
let flow: Actor<typeof localitiesMachine>;

function begin(places: readonly ChosenLocality[] = [], canton?: number) {
  clock = new SimulatedClock();
  [calls, reported, cantons] = [[], [], []];
  const machine = localitiesMachine.provide({
    actors: {
      finding: fromPromise(({ input, signal }) => {
        const { promise, resolve, reject } = Promise.withResolvers<readonly FoundPlace[]>();
        const settled = promise.then(noop, noop);
        calls.push({
          text: input.text,
          signal,
          answer: (found) => (resolve(found), settled),
          fail: () => (reject(new Error('The line is dead')), settled),
        });
        return promise;
      }),
    },
    actions: {
      reportPlaces: ({ context }) => {
        reported.push(context.places);
        cantons.push(context.canton);
      },
    },
  });
  flow = createActor(machine, { input: { places, canton }, clock }).start();
}

const noop = () => {};
const now = () => flow.getSnapshot();

async function find(text: string, ...found: readonly FoundPlace[]): Promise<void> {
  flow.send({ type: 'place.typed', text });
  clock.increment(placeDebounce);
  await calls.at(-1)!.answer(found);
}

beforeEach(() => begin());

describe('finding a place', () => {
  it('starts 250 ms after the last keystroke, without surrounding spaces', () => {
    flow.send({ type: 'place.typed', text: 'Kö' });
    clock.increment(placeDebounce - 1);
    flow.send({ type: 'place.typed', text: ' Köni ' });
    clock.increment(placeDebounce - 1);
    expect(calls).toEqual([]);
    clock.increment(1);
    expect(calls.map(({ text }) => text)).toEqual(['Köni']);
    expect(placeDebounce).toBe(250);
  });

  it('ignores the answer to an earlier text', async () => {
    flow.send({ type: 'place.typed', text: 'Kön' });
    clock.increment(placeDebounce);
    flow.send({ type: 'place.typed', text: 'Bern' });
    expect(calls[0]!.signal.aborted).toBe(true);
    await calls[0]!.answer([koeniz]);
    expect(now().value).toBe('waiting');
    expect(now().context.found).toEqual([]);
  });

  it('reports an unknown place, and a failed call', async () => {
    await find('Xyz');
    expect(now().value).toEqual({ nothing: 'reported' });
    flow.send({ type: 'place.typed', text: 'Bern' });
    clock.increment(placeDebounce);
    await calls.at(-1)!.fail();
    expect(now().value).toBe('failed');
    flow.send({ type: 'finding.retried' });
    await calls.at(-1)!.answer([koeniz]);
    expect(now().value).toBe('listed');
    expect(calls.map(({ text }) => text)).toEqual(['Xyz', 'Bern', 'Bern']);
  });

  it('refuses a text that names no place on Enter, and keeps it', async () => {
    await find('Xyz');
    flow.send({ type: 'option.accepted' });
    expect(now().value).toEqual({ nothing: 'refused' });
    flow.send({ type: 'place.typed', text: 'Xyzz' });
    flow.send({ type: 'option.accepted' });
    await calls.at(-1)!.answer([]);
    expect([now().value, now().context.text]).toEqual([{ nothing: 'refused' }, 'Xyzz']);
  });

  it('retries on Enter after a failed call', async () => {
    flow.send({ type: 'place.typed', text: 'Bern' });
    clock.increment(placeDebounce);
    await calls.at(-1)!.fail();
    flow.send({ type: 'option.accepted' });
    await calls.at(-1)!.answer([koeniz]);
    expect(now().context.places).toEqual([{ localityID: 'koeniz-be', radius: 0 }]);
  });

  it('ends when the field is cleared', async () => {
    await find('Kön', koeniz);
    flow.send({ type: 'place.typed', text: ' ' });
    expect(now().value).toBe('idle');
    expect(now().context).toMatchObject({ text: ' ', found: [], places: [] });
  });
});

describe('picking a place', () => {
  it('adds it alone, unless a radius was chosen for it', async () => {
    await find('Kön', koeniz, quarter);
    flow.send({ type: 'place.picked', localityID: 'koeniz-be' });
    flow.send({ type: 'radius.chosen', radius: 10 });
    await find('309', quarter);
    flow.send({ type: 'place.picked', localityID: '3098' });
    expect(reported).toEqual([
      [{ localityID: 'koeniz-be', radius: 0 }],
      [
        { localityID: 'koeniz-be', radius: 0 },
        { localityID: '3098', radius: 10 },
      ],
    ]);
    expect(now().context).toMatchObject({ text: '', labels: { 'koeniz-be': 'Köniz BE', '3098': '3098 Köniz BE' } });
  });

  it('that is already chosen changes its radius', async () => {
    begin([{ localityID: 'koeniz-be', radius: 0 }]);
    flow.send({ type: 'radius.chosen', radius: 20 });
    await find('Kön', koeniz);
    flow.send({ type: 'place.picked', localityID: 'koeniz-be' });
    expect(reported).toEqual([[{ localityID: 'koeniz-be', radius: 20 }]]);
  });

  it('works by the keys, cyclically, and Enter chooses the active one', async () => {
    await find('Kön', koeniz, quarter);
    const ways = (['next', 'next', 'next', 'previous', 'previous'] as const).map((to) => {
      flow.send({ type: 'option.moved', to });
      return now().context.active;
    });
    expect(ways).toEqual([0, 1, 0, 1, 0]);
    flow.send({ type: 'option.accepted' });
    expect(reported).toEqual([[{ localityID: 'koeniz-be', radius: 0 }]]);
  });

  it('jumps to either end, opens without an active option, and returns to the text once the caret moves', async () => {
    await find('Kön', koeniz, quarter);
    const ways = (['next', 'last', 'first'] as const).map((to) => {
      flow.send({ type: 'option.moved', to });
      return now().context.active;
    });
    expect(ways).toEqual([0, 1, 0]);
    flow.send({ type: 'caret.moved' });
    expect([now().value, now().context.active]).toEqual(['listed', null]);
    flow.send({ type: 'list.closed' });
    flow.send({ type: 'list.opened' });
    expect([now().value, now().context.active]).toEqual(['listed', null]);
  });

  it('begins at the last with the key up, and continues from the option under the pointer', async () => {
    await find('Kön', koeniz, quarter);
    flow.send({ type: 'option.moved', to: 'previous' });
    expect(now().context.active).toBe(1);
    flow.send({ type: 'option.pointed', index: 0 });
    flow.send({ type: 'option.accepted' });
    expect(reported).toEqual([[{ localityID: 'koeniz-be', radius: 0 }]]);
  });

  it.each(['option.accepted', 'field.left'] as const)(
    'picks the first when the user continues without a choice: %s',
    async (type) => {
      await find('Kön', koeniz, quarter);
      flow.send({ type });
      expect(reported).toEqual([[{ localityID: 'koeniz-be', radius: 0 }]]);
      expect([now().value, now().context.text]).toEqual(['idle', '']);
    },
  );

  it.each(['option.accepted', 'field.left'] as const)(
    'picks the first after its answer when the user continues earlier: %s',
    async (type) => {
      flow.send({ type: 'place.typed', text: ' 3098 ' });
      flow.send({ type });
      expect([now().value, now().hasTag('busy')]).toEqual([{ finding: 'deciding' }, true]);
      await calls.at(-1)!.answer([quarter]);
      flow.send({ type: 'place.typed', text: 'Kön' });
      clock.increment(placeDebounce);
      flow.send({ type });
      await calls.at(-1)!.answer([koeniz, quarter]);
      expect(calls.map(({ text, signal }) => [text, signal.aborted])).toEqual([
        ['3098', false],
        ['Kön', false],
      ]);
      expect(now().context.places.map(({ localityID }) => localityID)).toEqual(['3098', 'koeniz-be']);
      expect(reported.length).toBe(2);
    },
  );

  it('with an unknown name keeps its text, and reports the error', async () => {
    flow.send({ type: 'place.typed', text: 'Quatschdorf' });
    flow.send({ type: 'field.left' });
    await calls.at(-1)!.answer([]);
    flow.send({ type: 'field.left' });
    expect([now().value, now().context.text]).toEqual([{ nothing: 'refused' }, 'Quatschdorf']);
    expect(reported).toEqual([]);
  });

  it('can be cancelled: Escape closes the list, a key opens it again, and Escape once more clears the field', async () => {
    await find('Kön', koeniz);
    flow.send({ type: 'list.closed' });
    expect([now().value, now().context.text]).toEqual(['closed', 'Kön']);
    flow.send({ type: 'option.moved', to: 'next' });
    expect([now().value, now().context.active]).toEqual(['listed', 0]);
    flow.send({ type: 'list.closed' });
    flow.send({ type: 'list.closed' });
    expect([now().value, now().context.text]).toEqual(['idle', '']);
    await find('Kön', koeniz);
    flow.send({ type: 'list.closed' });
    flow.send({ type: 'field.left' });
    expect([now().value, now().context.text]).toEqual(['idle', '']);
    expect(reported).toEqual([]);
  });
});

describe('picking a whole canton', () => {
  const bern: FoundPlace = { localityID: null, label: 'Bern', region: 4 };

  it('replaces the places, and a place replaces the canton', async () => {
    begin([{ localityID: '3011', radius: 5 }]);
    await find('Kanton Bern', bern, koeniz);
    flow.send({ type: 'canton.picked', region: 4 });
    expect([now().value, now().context.text]).toEqual(['idle', '']);
    await find('Kön', koeniz);
    flow.send({ type: 'place.picked', localityID: 'koeniz-be' });
    expect(reported).toEqual([[], [{ localityID: 'koeniz-be', radius: 0 }]]);
    expect(cantons).toEqual([4, undefined]);
  });

  it.each(['option.accepted', 'field.left'] as const)('happens when it is the first option: %s', async (type) => {
    await find('Kanton Bern', bern);
    flow.send({ type });
    expect([reported, cantons]).toEqual([[[]], [4]]);
  });

  it('works by the keys, next to the town of the same name', async () => {
    await find('Köniz', koeniz, bern);
    flow.send({ type: 'option.moved', to: 'last' });
    flow.send({ type: 'option.accepted' });
    expect([reported, cantons]).toEqual([[[]], [4]]);
  });

  it('can be undone, and follows a choice made elsewhere', () => {
    begin([], 4);
    flow.send({ type: 'canton.removed' });
    expect([reported, cantons]).toEqual([[[]], [undefined]]);
    flow.send({ type: 'places.changed', places: [], canton: 23 });
    expect(now().context.canton).toBe(23);
    flow.send({ type: 'places.changed', places: [{ localityID: '3011', radius: 0 }] });
    expect(now().context.canton).toBeUndefined();
  });
});

describe('the chosen places', () => {
  const two = [
    { localityID: '3011', radius: 0 },
    { localityID: '3098', radius: 5 },
  ];

  it('have a radius each, and can be removed individually', () => {
    begin(two);
    flow.send({ type: 'radius.changed', localityID: '3011', radius: 30 });
    flow.send({ type: 'place.removed', localityID: '3098' });
    expect(reported.at(-1)).toEqual([{ localityID: '3011', radius: 30 }]);
  });

  it('accept a choice made elsewhere, without sending it back', () => {
    begin(two);
    flow.send({ type: 'places.changed', places: [] });
    expect(now().context.places).toEqual([]);
    expect(reported).toEqual([]);
  });

  it('are limited to 10: beyond that, no place is looked up', () => {
    begin(Array.from({ length: 10 }, (_, index) => ({ localityID: String(8000 + index), radius: 0 })));
    flow.send({ type: 'place.typed', text: 'Kön' });
    expect(now().value).toBe('idle');
    flow.send({ type: 'place.removed', localityID: '8000' });
    flow.send({ type: 'place.typed', text: 'Kön' });
    expect(now().value).toBe('waiting');
  });
});

it('declares the events it accepts', () => {
  expect(localitiesEvents.safeParse({ type: 'radius.chosen', radius: 5 }).success).toBe(true);
  expect(localitiesEvents.safeParse({ type: 'radius.chosen', radius: 0.5 }).success).toBe(false);
});
