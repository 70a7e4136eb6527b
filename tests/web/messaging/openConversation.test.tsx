import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  conversationExample,
  countsExample,
  entryExample,
  listedExample,
  ownEntryExample,
} from '#machines/messaging/messagesExamples.ts';
import type {
  ConversationInList,
  MessagesTab,
  ShownConversation,
  ShownEntry,
} from '#machines/messaging/openConversation/shownConversation.ts';
import { changesSettle } from '#machines/streaming/delays.ts';
import { entryAnswer } from '#tests/drivers/messaging/messagesAnswers.ts';
import type { Sight } from '#tests/drivers/walking/surface.ts';
import { openMessages } from '#tests/drivers/messaging/messagesView.tsx';
import { commandOf } from '#web/messaging/outgoing/writtenCommands.ts';
import { notifyStreamListeners } from '#web/api/streamListeners.ts';

const id = 'conversationa';
const others = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => entryExample(from + place));
const textsOf = (entries: readonly ShownEntry[]) => entries.map(({ text }) => text);

type FetchedAnswer = ShownConversation & { readonly hasOlder: boolean };

/** Opens a conversation on the page; the test answers its calls to the server. */
async function openConversation(tab: MessagesTab = 'buying') {
  const stage = await openMessages(tab, id);
  const variablesOf = (operation: string) =>
    stage.calls.all
      .filter(({ body }) => body.includes(`${operation}(`))
      .map(({ body }) => (JSON.parse(body) as { readonly variables: Readonly<Record<string, unknown>> }).variables);
  return {
    ...stage,
    variablesOf,
    /** Answers the call for the conversation with its last entries and its state. */
    tells: (entries: readonly ShownEntry[], { hasOlder = false, ...more }: Partial<FetchedAnswer> = {}) =>
      stage.answers!('fetchingConversation', {
        type: 'xstate.done.actor.fetchingConversation',
        output: { conversation: conversationExample({ id, ...more }), entries, hasOlder },
      }),
    /** Answers the call for the list next to the conversation, which contains only this conversation. */
    lists: (more: Partial<ConversationInList> = {}) =>
      stage.answers!('fetchingConversations', {
        type: 'xstate.done.actor.fetchingConversations',
        output: { conversations: [listedExample(id, more)], endCursor: null, counts: countsExample() },
      }),
    /** The stream delivers an event. */
    hears: (event: string, data: Readonly<Record<string, unknown>> = {}) =>
      act(async () => notifyStreamListeners({ type: 'received', line: { event, data } })),
    /** Answers the call for missed entries: those between the entries fetched before and the ones just received. */
    deliversMissed: (entries: readonly ShownEntry[]) =>
      stage.calls.all
        .findLast(({ body }) => body.includes('MissedEntries('))!
        .answer({ data: { conversation: { entriesAfter: { entries: entries.map(entryAnswer), hasMore: false } } } }),
    /** The last pending call that marks entries as read. */
    reading: () => stage.calls.all.findLast(({ body }) => body.includes('ReadConversation('))!,
    /** Simulates that the window receives the focus again. */
    looksAgain: () => act(async () => void window.dispatchEvent(new Event('focus'))),
    shown: () => screen.getAllByText(/^Message \d+$/).map(({ textContent }) => textContent),
  };
}

beforeEach(() => void vi.spyOn(document, 'hasFocus').mockReturnValue(true));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('an open conversation', () => {
  it('suggests whole amounts for an offer with centimes, or with two readings', async () => {
    const { surface, ...conversation } = await openConversation();
    await conversation.tells(others(1, 2), { may: ['write', 'offer'] });
    await surface.press({ role: 'button', name: 'Make an offer' });
    const field: Sight = { role: 'textbox', name: 'Your offer' };
    const choices: Sight = { role: 'group', name: 'Suggested amounts' };
    for (const [typed, one, other] of [
      ['439.50', '439', '440'],
      ['1.250', '1', '1’250'],
    ] as const) {
      await surface.type(field, typed);
      await surface.press({ role: 'button', name: 'Send offer' });
      expect(await surface.count({ role: 'button', name: `Use CHF\u00a0${one}.–`, within: choices })).toBe(1);
      await surface.press({ role: 'button', name: `Use CHF\u00a0${other}.–`, within: choices });
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your offer' }).value).toBe(other.replace('’', ''));
      expect(await surface.count(choices)).toBe(0);
    }
    await conversation.ends();
  });

  it('fetches the missed entries before an own entry, and marks none of them as seen until it has them', async () => {
    const conversation = await openConversation();
    await conversation.tells(others(1, 5));
    expect(conversation.variablesOf('ReadConversation')).toEqual([{ id, upTo: 5 }]);
    await conversation.held.sends({ key: 'key-46', text: 'Message 46' }, () => ownEntryExample(46));
    expect(conversation.shown()).toEqual(textsOf([...others(1, 5), ownEntryExample(46)]));
    expect(conversation.variablesOf('ReadConversation')).toHaveLength(1);
    await conversation.tells([...others(37, 45), ownEntryExample(46)], { hasOlder: true });
    expect(conversation.variablesOf('MissedEntries')).toEqual([{ id, after: 5 }]);
    await conversation.deliversMissed(others(6, 36));
    expect(conversation.shown()).toEqual(textsOf([...others(1, 45), ownEntryExample(46)]));
    expect(conversation.variablesOf('ReadConversation')).toEqual([
      { id, upTo: 5 },
      { id, upTo: 46 },
    ]);
    await conversation.ends();
  });

  it('sends the read position again after a failure once the window has the focus, and then no more', async () => {
    const conversation = await openConversation();
    await conversation.tells(others(1, 5));
    await conversation.looksAgain();
    expect(conversation.variablesOf('ReadConversation'), 'it is on its way').toEqual([{ id, upTo: 5 }]);
    await conversation.reading().fail();
    await conversation.looksAgain();
    expect(conversation.variablesOf('ReadConversation')).toEqual([
      { id, upTo: 5 },
      { id, upTo: 5 },
    ]);
    await conversation.reading().answer({ data: { reported: { __typename: 'ConversationReported' } } });
    await conversation.looksAgain();
    expect(conversation.variablesOf('ReadConversation')).toHaveLength(2);
    await conversation.ends();
  });

  it('whose listing is gone keeps the typed text, and has no link any more', async () => {
    const { listing } = conversationExample();
    const conversation = await openConversation();
    await conversation.tells(others(1, 2), { listing: { ...listing, status: null, isGone: true, path: null } });
    const aside = within(screen.getByRole('complementary', { name: 'Ad details' }));
    expect(aside.getByText('This ad was deleted. Your messages stay here.')).toBeTruthy();
    expect(aside.getByText(listing.title)).toBeTruthy();
    expect(aside.queryByRole('link', { name: listing.title })).toBeNull();
    expect(conversation.shown()).toEqual(['Message 1', 'Message 2']);
    await conversation.ends();
  });

  it('links from its advice and from each warning to the safety tips', async () => {
    const conversation = await openConversation();
    await conversation.tells([{ ...entryExample(1), warnings: [{ kind: 'payment', words: 'Western Union' }] }]);
    const places = [screen.getByRole('complementary', { name: 'Ad details' }), screen.getByRole('note')];
    for (const place of places) {
      const link = within(place).getByRole('link', { name: 'Safety tips' });
      expect(link.getAttribute('href')).toBe('/en/safety');
    }
    await conversation.ends();
  });

  it('whose listing exists links to it', async () => {
    const { listing } = conversationExample();
    const conversation = await openConversation();
    await conversation.tells(others(1, 2));
    const aside = within(screen.getByRole('complementary', { name: 'Ad details' }));
    expect(aside.getByRole('link', { name: listing.title }).getAttribute('href')).toBe(listing.path);
    expect(aside.queryByText(/This ad was deleted/)).toBeNull();
    await conversation.ends();
  });

  it.each<[Exclude<MessagesTab, 'archive'>, string]>([
    ['buying', 'Reserved for you'],
    ['selling', 'Reserved for this buyer'],
  ])('names the person of a reservation to the user who is %s', async (tab, says) => {
    const conversation = await openConversation(tab);
    const reserved = { ...(tab === 'selling' ? ownEntryExample(2) : entryExample(2)), kind: 'reserved' as const };
    await conversation.tells([...others(1, 1), reserved], { tab });
    expect(within(screen.getByRole('log')).getByText(`${says} ·`)).toBeTruthy();
    await conversation.ends();
  });

  it('that fails to load links back to the list, which a narrow screen does not show next to it', async () => {
    const conversation = await openConversation('selling');
    await conversation.answers!('fetchingConversation', {
      type: 'xstate.error.actor.fetchingConversation',
      error: null,
    });
    const pane = within(screen.getByRole('region', { name: 'Conversation' }));
    expect(pane.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(pane.getByRole('link', { name: 'View messages' }).getAttribute('href')).toBe('/en/messages/selling');
    await conversation.ends();
  });

  it('passes the title of the listing and the name of the other person to the outbox', async () => {
    const conversation = await openConversation();
    await conversation.tells(others(1, 2));
    await conversation.surface.type({ role: 'textbox', name: /^Message to/ }, 'I come at six');
    await conversation.surface.press({ role: 'button', name: 'Send message' });
    const { listing, other } = conversationExample();
    expect(conversation.held.under('I come at six')!.about).toEqual({ ad: listing.title, person: other.name });
    await conversation.ends();
  });

  it('shows the pictures of a pending message from the device’s store', async () => {
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (file) => `blob:${(file as File).name}`;
    URL.revokeObjectURL = () => {};
    const held = 'blob:of-another-document';
    const conversation = await openConversation();
    await conversation.tells(others(1, 2));
    const waits = { key: 'key-3', text: 'Here it is', pictures: [{ held }], francs: null, at: 3 };
    const bicycle = new File(['bytes'], 'bicycle.jpg', { type: 'image/jpeg' });
    void conversation.held.outbox.enqueue(commandOf(id, waits), new Map([[held, bicycle]]));
    await conversation.held.tells(id, [{ ...waits, state: 'queued', problem: null }]);
    const picture = within(screen.getByRole('log')).getByRole<HTMLImageElement>('img', { name: 'Photo 1 of 1' });
    expect(picture.src).toBe('blob:bicycle.jpg');
    await conversation.ends();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });

  it.each<[string, Partial<ShownConversation['listing']>, string]>([
    ['sold', { status: 'sold' }, 'Sold'],
    ['reserved for another', { status: 'reserved' }, 'Reserved'],
    ['gone', { status: 'removed', isGone: true, path: null }, 'Deleted'],
    ['cheaper', { francs: 400, priceText: 'CHF 400.–' }, 'CHF 400.–'],
    ['called otherwise', { title: 'Bicycle' }, 'Bicycle'],
  ])('shows soon that its listing is %s, also in the list, and keeps the typed text', async (_, change, says) => {
    const listing = { ...conversationExample().listing, ...change };
    const conversation = await openConversation();
    await conversation.lists();
    await conversation.tells(others(1, 2));
    const aside = within(screen.getByRole('complementary', { name: 'Ad details' }));
    const row = within(screen.getByRole('region', { name: 'Messages' }));
    const field = screen.getByRole('textbox', { name: /^Message to/ });
    await conversation.surface.type({ role: 'textbox', name: /^Message to/ }, 'Could I');
    expect(screen.getByRole('button', { name: 'Make an offer' })).toBeTruthy();
    await conversation.hears('ads');
    await conversation.hears('ads');
    await conversation.passes!(changesSettle);
    await conversation.tells(others(1, 2), { listing, may: ['write'] });
    await conversation.lists({ listing });
    expect(aside.getAllByText(says).length).toBeGreaterThan(0);
    expect(row.getByText(new RegExp(says))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
    expect(screen.getByRole('textbox', { name: /^Message to/ })).toBe(field);
    expect(field).toHaveProperty('value', 'Could I');
    await conversation.ends();
  });

  it('shows that the other person cannot receive messages any more, and keeps the typed text', async () => {
    const conversation = await openConversation();
    await conversation.lists();
    await conversation.tells(others(1, 2));
    await conversation.surface.type({ role: 'textbox', name: /^Message to/ }, 'Could I');
    await conversation.hears('correspondents');
    await conversation.passes!(changesSettle);
    const closed = 'This person cannot be written to.';
    await conversation.tells(others(1, 2), { closed, may: [] });
    await conversation.lists();
    expect(screen.getByText(closed)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull();
    await conversation.hears('correspondents');
    await conversation.passes!(changesSettle);
    await conversation.tells(others(1, 2), { closed: null, may: ['write'] });
    await conversation.lists();
    expect(screen.getByRole('textbox', { name: /^Message to/ })).toHaveProperty('value', 'Could I');
    await conversation.ends();
  });

  it('fetches again after an event that arrived while it was loading', async () => {
    const conversation = await openConversation();
    await conversation.hears('conversation', { what: 'everything' });
    await conversation.tells(others(1, 2));
    await conversation.tells(others(3, 3));
    expect(screen.getByText(others(3, 3)[0]!.text!)).toBeTruthy();
    await conversation.ends();
  });

  it('shows at once that the user may not write any more, and restores the typed text after that', async () => {
    const conversation = await openConversation();
    await conversation.tells(others(1, 2));
    await conversation.surface.type({ role: 'textbox', name: /^Message to/ }, 'Could I');
    act(() => screen.getByRole('textbox', { name: /^Message to/ }).focus());
    const closed = 'You can’t write to this person right now.';
    await conversation.hears('conversation', { what: 'everything' });
    await conversation.tells(others(1, 2), { closed, may: [] });
    expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull();
    expect(screen.getByText(closed).role).toBe('status');
    expect(screen.queryByRole('button', { name: 'Unblock' }), 'the user has made no block').toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vreni a' }));
    await conversation.hears('conversation', { what: 'everything' });
    await conversation.tells(others(1, 2));
    expect(screen.getByRole('textbox', { name: /^Message to/ })).toHaveProperty('value', 'Could I');
    await conversation.ends();
  });

  it('shows at once a change from another tab', async () => {
    const conversation = await openConversation();
    await conversation.tells(others(1, 2));
    const head = within(screen.getByRole('region', { name: 'Vreni a' }));
    await conversation.hears('conversation', { what: 'own', conversation: id });
    await conversation.tells(others(1, 2), { isMuted: true });
    expect(head.getByText(/Muted/)).toBeTruthy();
    await conversation.hears('conversation', { what: 'everything' });
    await conversation.tells(others(1, 2), { isBlocked: true, closed: 'You’ve blocked this person.', may: [] });
    expect(head.queryByText(/Muted/)).toBeNull();
    expect(head.getByText('You’ve blocked this person.')).toBeTruthy();
    expect(head.getAllByRole('button', { name: 'Unblock' }).length).toBeGreaterThan(0);
    await conversation.hears('conversation', { what: 'everything' });
    await conversation.tells(others(1, 2), { isArchived: true });
    expect(head.getByRole('textbox', { name: /^Message to/ })).toBeTruthy();
    await conversation.surface.press({ role: 'button', name: 'Conversation options' });
    expect(screen.getByRole('button', { name: 'Unarchive' })).toBeTruthy();
    await conversation.ends();
  });

  const question = 'Is it still available?';
  const questions = ['When could I come by?', 'Can I pay with TWINT?'];
  const { listing } = conversationExample();
  it.each<[string, Partial<FetchedAnswer>, readonly string[]]>([
    ['that is available', {}, ['Make an offer', question, ...questions]],
    [
      'that is reserved for the buyer',
      { listing: { ...listing, status: 'reserved' }, isReservedForBuyer: true },
      questions,
    ],
    ['that is sold', { listing: { ...listing, status: 'sold' } }, []],
    ['that is gone', { listing: { ...listing, status: null, isGone: true, path: null } }, []],
    [
      'that the user has sold',
      { tab: 'selling', listing: { ...listing, status: 'sold' } },
      ['Sorry, it’s no longer available.'],
    ],
  ])('suggests common messages about a listing %s', async (_, reported, expected) => {
    const conversation = await openConversation(reported.tab);
    await conversation.tells(others(1, 2), { may: reported.listing ? ['write'] : ['write', 'offer'], ...reported });
    const list = screen.queryByRole('list', { name: 'Quick replies' });
    const offered = list ? within(list).getAllByRole('button') : [];
    expect(offered.map(({ textContent }) => textContent)).toEqual(expected);
    await conversation.ends();
  });

  it('replaces each message of an erased author with a note, and keeps the user’s own', async () => {
    const closed = 'This person cannot be written to.';
    const conversation = await openConversation();
    await conversation.tells(
      [
        ...[1, 2].map((number) => entryExample(number, { text: null, isErased: true })),
        ownEntryExample(3, { deliveryState: 'read' }),
      ],
      { closed, may: [], other: { name: null, picture: null, isGone: true, awayUntil: null } },
    );
    const said = within(screen.getByRole('log')).getAllByRole('article');
    const gone = 'This message was deleted along with its author’s account.';
    expect(said.map(({ textContent }) => textContent.includes(gone))).toEqual([true, true, false]);
    expect(conversation.shown()).toEqual(['Message 3']);
    expect(screen.getByRole('heading', { name: 'Deleted account' })).toBeTruthy();
    expect(screen.getByText(closed)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull();
    await conversation.ends();
  });
});
