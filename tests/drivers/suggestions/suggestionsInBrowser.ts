import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { isOfDevice } from '#machines/suggestions/ownSearches.ts';
import { type Suggestion, type SuggestionGroup, suggestionsIn, titleOf } from '#machines/suggestions/suggestion.ts';
import { groupsInSight } from '#machines/suggestions/suggestionList.ts';
import type { SuggestionsEvent } from '#machines/suggestions/suggestionsEvents.ts';
import type { suggestionsMachine } from '#machines/suggestions/suggestionsMachine.ts';
import type { SuggestionsAnswer } from '#machines/suggestions/suggestionsSetup.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';
import type { Visitor } from '../browser/browser.ts';
import { browserStage } from '../browser/browserStage.ts';
import { asksElsewhere } from '../browser/elsewhere.ts';
import { type Answer, declareDriver, type Gesture, type Stage } from '../walking/flowDriver.ts';
import {
  activePlace,
  eventTypes,
  expectList,
  listIn,
  sightsIn,
  type SuggestionsRoom,
  viewCases,
} from './suggestionsDriver.ts';

// The suggestions of the search bar in a browser with a real server, which returns completions and the user's searches.

type Now = SnapshotFrom<typeof suggestionsMachine>;
type Type = SuggestionsEvent['type'];

/** A text with popular suggestions, and one without any. */
const [bikes, nothing] = ['velo', 'zzzz'];

/**
 * The server’s response as far as the chart needs it: the user’s own search, if any, and the first and last of the
 * others. An own search takes one place, so the last one changes. The market returns more in between.
 */
function found(text: string, isOwn: boolean): SuggestionsAnswer {
  const own = suggested(bikes, { type: 'historykeyword', deletable: true });
  const others = [`the first for ${text}`, `the last for ${text}${isOwn ? ' beside one’s own' : ''}`];
  const groups: readonly SuggestionGroup[] = [
    { type: 'historykeyword', suggestions: isOwn ? [own] : [] },
    { type: 'searchkeyword', suggestions: others.map((title) => suggested(title)) },
  ];
  return { kind: 'found', groups };
}

function suggested(title: string, more: Partial<Suggestion> = {}): Suggestion {
  return {
    searchSuggestionID: title,
    type: 'searchkeyword',
    searchToken: title,
    labelTitleHighlighted: [title],
    deletable: false,
    ...more,
  };
}

const optionsOf = ({ context }: Now) => suggestionsIn(groupsInSight(context));
const activeOf = (now: Now) =>
  optionsOf(now).find(({ searchSuggestionID }) => searchSuggestionID === now.context.active);
const isCalm = (now: Now) => !now.hasTag('busy') && now.matches({ deletion: 'idle' });

/** Whether an arrow key would reach an option of the market that the chart does not have. */
function isIntoTheUnknown(now: Now, way: 'up' | 'down'): boolean {
  const options = optionsOf(now);
  const active = activeOf(now);
  if (!active || options.some(isOfDevice)) return false;
  return options.indexOf(active) === options.length - (way === 'up' ? 1 : 2);
}

/**
 * Whether the field's text stays the same afterwards. It is different for another text, and empty for a category, as in
 * the server's suggestions before anything is typed. Of these the last suffices, if none is the user's own.
 */
function leavesText(now: Now, option: Suggestion): boolean {
  const options = optionsOf(now);
  if (now.context.text !== '') return titleOf(option) === now.context.text;
  return option === options.at(-1) && !options.some(({ deletable }) => deletable);
}

/** Whether a search is the first that the device stores: one is enough for the test of its storage. */
function isFirstSearch({ context: { own } }: Now, text: string): boolean {
  return own.length === 0 || own[0]!.text === text;
}

const canPick = (now: Now, option: Suggestion) => leavesText(now, option) && isFirstSearch(now, titleOf(option));

/** The cases that are possible at the bar; all of them for an event without an entry. */
const only: { readonly [T in Type]?: (now: Now, event: Extract<SuggestionsEvent, { type: T }>) => boolean } = {
  'arrow.pressed': (now, { way }) => now.context.isComposing || !isIntoTheUnknown(now, way),
  // Without an active option, Enter submits the typed text, and Delete deletes one of its letters.
  'enter.pressed': (now) => {
    const active = activeOf(now);
    return now.context.isComposing || (active !== undefined && canPick(now, active));
  },
  'delete.pressed': (now) => now.context.isComposing || activeOf(now)?.deletable === true,
  'text.submitted': (now, { text }) =>
    now.context.active === null && text !== nothing && (text === '' || isFirstSearch(now, text)),
};

/** The possible events during a composition: its keys, which do not control the list, and its end. */
const ofComposition: ReadonlySet<Type> = new Set([
  ...(['composition.ended', 'arrow.pressed', 'end.pressed', 'enter.pressed'] as const),
  ...(['escape.pressed', 'tab.pressed', 'delete.pressed'] as const),
]);

const leaving: ReadonlySet<Type> = new Set(['field.left', 'tab.pressed']);
const comingBack: ReadonlySet<Type> = new Set(['field.focused', 'arrow.pressed']);

const typing = (text: string) => (now: Now) =>
  now.context.text === '' && now.context.deletions.length === 0 ? { text } : undefined;

const { events, actors } = viewCases;
const declared: FlowCases['events'] = {
  ...events,
  'text.typed': {
    'what bikes are called': typing(bikes),
    'what nothing is called': typing(nothing),
    nothing: events['text.typed']!['nothing']!,
  },
  'option.picked': {
    'the last that leaves the text': (now: Now) => {
      const last = isCalm(now) ? optionsOf(now).findLast((option) => canPick(now, option)) : undefined;
      return last && { id: last.searchSuggestionID };
    },
  },
  'text.submitted': {
    'what stands there': (now: Now) => (isCalm(now) ? { text: now.context.text } : undefined),
  },
};

/**
 * Whether the chart can predict the effect. A refocused field immediately shows stored searches, and Apollo's cached
 * suggestions for its text. So the field is left while it is empty, and is refocused before any other event.
 */
function isForeseen(now: Now, type: Type): boolean {
  const { text, own, isComposing } = now.context;
  if (now.matches({ list: { open: 'recalling' } })) return false;
  if (isComposing) return ofComposition.has(type);
  if (!now.matches({ list: 'closed' })) return text === '' || !leaving.has(type);
  // A field that was left reopens its list when it regains the focus, so no other event opens it.
  if (type === 'list.opened') return false;
  if (text === '') return type === 'field.focused' || own.length === 0;
  // After a submission the text is in a new field, which does not have the focus.
  return !comingBack.has(type) && (type !== 'escape.pressed' || own[0]?.text !== text);
}

function atBar(type: Type): FlowCases['events'][string] {
  return Object.fromEntries(
    Object.entries(declared[type] ?? { '': {} }).map(([name, data]) => [
      name,
      (now: Now) => {
        if (!isForeseen(now, type)) return undefined;
        const reported = typeof data === 'function' ? (data as (now: Now) => object | undefined)(now) : data;
        const isSo = only[type] as ((now: Now, event: object) => boolean) | undefined;
        return reported && (isSo?.(now, reported) ?? true) ? reported : undefined;
      },
    ]),
  );
}

const cases: FlowCases<typeof suggestionsMachine> = {
  ...viewCases,
  events: Object.fromEntries(eventTypes.map((type) => [type, atBar(type)])),
  actors: {
    recalling: { resolves: { 'what the device has': ({ context }: Now) => context.own } },
    asking: {
      resolves: {
        found: ({ context: { text } }: Now) => (text === nothing ? undefined : found(text, false)),
        'found beside one’s own': ({ context: { text } }: Now) => (text === nothing ? undefined : found(text, true)),
        'nothing found': ({ context: { text } }: Now) =>
          text === nothing ? { kind: 'found' as const, groups: [] } : undefined,
        offline: { kind: 'offline' },
      },
      rejects: actors['asking']!.rejects!,
    },
    deleting: actors['deleting']!,
  },
};

const bar: SuggestionsRoom = {
  field: { role: 'combobox', name: 'What are you looking for?' },
  within: { role: 'search' },
};

/** Apollo requests a text once. In other upper and lower case it has the same meaning and is requested again. */
function inOtherLetters(text: string, turn: number): string {
  return Array.from(text, (letter, place) => ((turn >> place) & 1 ? letter.toUpperCase() : letter)).join('');
}

/** Whether a request only reports a search to the market: paths do not depend on these. */
const isReportOnly = (request: Request) => /SearchSubmitted|SearchSuggestionClick/.test(request.postData() ?? '');

/** The driver for the search bar above a market's list, in the given page. */
export function suggestionsInBrowser(page: () => Page) {
  const room = () => page().getByRole('search');
  const field = () => room().getByRole('combobox', { name: 'What are you looking for?' });
  /** How many texts have been typed in the document so far. */
  let typed = 0;

  /**
   * A gesture that presses a key. During a composition, the flow receives only keys that are not marked as part of it:
   * they have no effect either.
   */
  const key =
    (name: string): Gesture =>
    (surface, _, __, { before }) =>
      (before as Now).context.isComposing
        ? field().dispatchEvent('keydown', { key: name })
        : surface.key(bar.field, name);

  /** Waits until the search for a text is shown, and the field contains the text. */
  async function isFieldOf(text: string): Promise<void> {
    const isThere = (requested: string) =>
      document.querySelector<HTMLInputElement>('[role=search] [name=q]')?.defaultValue === requested;
    await page().waitForFunction(isThere, text);
  }

  /** Picks an option, by the pointer or by Enter. */
  async function picks(now: Now, option: Suggestion, pick: (place: number) => Promise<unknown>): Promise<void> {
    const options = optionsOf(now);
    const place = options.indexOf(option) === options.length - 1 ? -1 : options.indexOf(option);
    const title = await room().getByRole('option').nth(place).locator('span').nth(1).textContent();
    await pick(place);
    await isFieldOf(now.context.text === '' ? '' : title!);
  }

  return declareDriver(cases, {
    sights: sightsIn(bar),
    does: {
      async 'field.focused'(surface) {
        await surface.leave(bar.field);
        await surface.press(bar.field);
      },
      'field.left': (surface) => surface.leave(bar.field),
      'text.typed': (surface, { text }) => surface.type(bar.field, inOtherLetters(text, typed++)),
      'composition.begun': () => field().dispatchEvent('compositionstart'),
      'composition.ended': () => field().dispatchEvent('compositionend'),
      'arrow.pressed': (surface, event, ...others) =>
        key(event.way === 'down' ? 'ArrowDown' : 'ArrowUp')(surface, event, ...others),
      'list.closed': key('Alt+ArrowUp'),
      'caret.moved': key('ArrowLeft'),
      'end.pressed': (surface, event, ...others) =>
        key(event.end === 'first' ? 'Home' : 'End')(surface, event, ...others),
      async 'enter.pressed'(surface, event, stage, moment) {
        const press = async () => key('Enter')(surface, event, stage, moment);
        const active = activeOf(moment.before);
        return active && !moment.before.context.isComposing ? picks(moment.before, active, press) : press();
      },
      'escape.pressed': key('Escape'),
      'tab.pressed': key('Tab'),
      'delete.pressed': key('Delete'),
      'option.picked': (_, { id }, __, { before }) => {
        const option = optionsOf(before).find(({ searchSuggestionID }) => searchSuggestionID === id)!;
        return picks(before, option, (place) => room().getByRole('option').nth(place).click());
      },
      'entry.deleted': (_, { id }, __, { before }) => {
        const deletable = optionsOf(before).filter(({ deletable }) => deletable);
        const place = deletable.findIndex(({ searchSuggestionID }) => searchSuggestionID === id);
        return room()
          .getByRole('button', { name: /^Remove “/ })
          .nth(place)
          .click();
      },
      'history.cleared': (surface) => surface.press(clearHistory),
      async 'text.submitted'(surface) {
        const text = await surface.value(bar.field);
        await surface.key(bar.field, 'Enter');
        await isFieldOf(text);
      },
      async 'connection.restored'() {
        await page().context().setOffline(true);
        await page().context().setOffline(false);
      },
    },
    byItself: ['xstate.done.actor.recalling'],
    // The events whose data differ from the chart's: texts are typed in other upper and lower case, and ids are the
    // server's.
    ownData: ['field.focused', 'text.typed', 'text.submitted', 'option.picked', 'entry.deleted'],
    untaken: {
      'list.open.recalling: recalling failed → list.open.asking': 'inaccessible storage counts as empty',
    },
    async opensPage(visitor) {
      await visitor.forgets();
      typed = 0;
      const stage = await browserStage(visitor, /\/graphql/, '', isReportOnly);
      await visitor.opens('/en/li');
      // The flow of the suggestions loads on the first focus of the field.
      await stage.surface.press({ role: 'searchbox', name: 'What are you looking for?' });
      await stage.watch.awaitsState('suggestions', { list: { open: 'asking' }, deletion: 'idle' });
      await stage.surface.leave(bar.field);
      await stage.watch.awaitsState('suggestions', { list: 'closed', deletion: 'idle' });
      await stage.watch.received('suggestions');
      await stage.stopsClock();
      return {
        ...stage,
        async answers(actor, answer) {
          const [call, isOffline] = [actor === 'asking' ? 'SearchSuggestions(' : 'mutation', isOfNoLine(answer)];
          await page().context().setOffline(isOffline);
          if (isOffline || 'error' in answer) return stage.cutOff(call);
          if (actor === 'asking')
            await remembers(
              visitor,
              suggestionsIn(groupsOf(answer)).some(({ deletable }) => deletable),
            );
          return stage.letThrough(call);
        },
        async ends() {
          await page().context().setOffline(false);
          await stage.ends();
        },
      };
    },
    expectDetails,
  });
}

const clearHistory = { role: 'button', name: 'Clear search history', within: bar.within! } as const;

const outputOf = (answer: Answer) =>
  'output' in answer ? (answer.output as SuggestionsAnswer | undefined) : undefined;
const isOfNoLine = (answer: Answer) => outputOf(answer)?.kind === 'offline';

function groupsOf(answer: Answer): readonly SuggestionGroup[] {
  const output = outputOf(answer);
  return output?.kind === 'found' ? output.groups : [];
}

/** The market's history of the visitor has only the search for bikes, or nothing. */
async function remembers(visitor: Visitor, isOwn: boolean): Promise<void> {
  const searcher = await visitor.page.evaluate(() => localStorage.getItem('allmend_searcher'));
  const token = tokenOf({ ...everything, query: bikes });
  const clear = 'mutation ($searcher: String!) { searchHistoryClear(userIdentifier: $searcher) { success } }';
  await asksElsewhere(visitor, clear, { searcher });
  if (!isOwn) return;
  const submit = `mutation ($searcher: String!, $token: String!) {
    searchSubmitted(searchToken: $token, userIdentifier: $searcher) { success } }`;
  await asksElsewhere(visitor, submit, { searcher, token });
}

async function expectDetails(stage: Stage, now: Now): Promise<void> {
  const { surface } = stage;
  const options = await expectList(bar, stage, now);
  const count = await surface.count({ role: 'option', within: listIn(bar) });
  const isKnown = options.length === 0 || options.some(isOfDevice);
  if (isKnown) expect(count, 'what the device remembers').toBe(options.length);
  else expect(count, 'suggestions of the server').toBeGreaterThanOrEqual(options.length);
  const own = options.filter(({ deletable }) => deletable).length;
  expect(
    await surface.count({ role: 'button', name: /^Remove “/, within: bar.within! }),
    'earlier searches of the visitor',
  ).toBe(own);
  expect(await surface.count(clearHistory), 'the button that clears them').toBe(own > 0 ? 1 : 0);
  const active = options.findIndex(({ searchSuggestionID }) => searchSuggestionID === now.context.active);
  const isLast = active >= 0 && active === options.length - 1;
  expect(await activePlace(bar, stage), 'the place of the active option').toBe(isLast ? count - 1 : active);
  expect((await surface.value(bar.field)).toLowerCase()).toBe(now.context.text);
}
