import type { SnapshotFrom } from 'xstate';
import { ownEntryExample } from '#machines/messaging/messagesExamples.ts';
import type { OutgoingEntry } from '#machines/messaging/openConversation/outgoingEvents.ts';
import { type outgoingMachine, outgoingOf } from '#machines/messaging/openConversation/outgoingMachine.ts';
import { firstWait, mostDoublings } from '#machines/outbox/limits.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { Visitor } from '../../browser/browser.ts';
import { declareDriver } from '../../walking/flowDriver.ts';
import { opensMessages } from '../messagesInBrowser.ts';
import { outgoingDriver } from './outgoingDriver.ts';
import { takingSeller } from '../contactBox/takingSeller.ts';
import type { WrittenConversations } from '../writtenConversations.ts';

// The outgoing entries of a conversation in a browser: by its real outbox, with a server that accepts or refuses them.

type Now = SnapshotFrom<typeof outgoingMachine>;
type Data = (now: Now) => object | undefined;

const { cases: known, ...driver } = outgoingDriver;
const knownData = (type: 'entry.added' | 'entry.retried' | 'entry.discarded') =>
  Object.values(known.events[type]!)[0] as Data;

const first = (now: Now): OutgoingEntry | undefined => outgoingOf(now.context)[0];

/** The text with which the server refuses a message to a person who has blocked its sender. */
const blocked = 'You can’t write to this person right now.';

/** Marks entries that are sent because the connection is back, of which the conversation is notified a moment later. */
const withTheLine = 'with the line';

/** A report of the outbox with all its entries, of which the first has this state. */
const reported = (changed: Pick<OutgoingEntry, 'state' | 'problem'>, isSo: (now: Now) => boolean) => (now: Now) =>
  first(now) && isSo(now)
    ? {
        entries: outgoingOf(now.context).map((entry, place) => ({
          ...entry,
          ...(place === 0 ? changed : { state: 'queued' as const, problem: null }),
        })),
      }
    : undefined;

const isSending = (now: Now) => first(now)?.state === 'sending';

/** Whether the outbox has all entries: an entry that it does not have yet triggers an immediate retry. */
const isAllKnown = ({ context: { added } }: Now) => added.length === 0;

function mayBeSubmitted(now: Now): boolean {
  const { waiting } = now.context;
  const state = first(now)?.state;
  return state === undefined || (state === 'sending' && isAllKnown(now)) || waiting[0]?.state === 'refused';
}

/** Whether the outbox is about to send its first entry by itself. */
const goesOut = (now: Now) => first(now)?.state === 'queued';
const showsLineProblem = (now: Now) => !now.context.isOnline && first(now)?.problem === withTheLine;

/** A case that is possible only while nothing happens by itself. */
const done = (data: Data) => (now: Now) => (goesOut(now) || showsLineProblem(now) ? undefined : data(now));
const isOffline = ({ context }: Now) => !context.isOnline;

const cases = {
  ...known,
  inputs: { 'with a line': { conversation: 'conversationa', isOnline: true } },
  events: {
    'entry.added': { 'a message': done((now) => (mayBeSubmitted(now) ? knownData('entry.added')(now) : undefined)) },
    'entry.retried': { 'what was not taken': done(knownData('entry.retried')) },
    'entry.discarded': {
      'what does not go out': done((now) => (isSending(now) ? undefined : knownData('entry.discarded')(now))),
    },
    'outbox.reported': {
      'the first is on its way': reported({ state: 'sending', problem: null }, goesOut),
      'the first is tried again after a while': done(
        reported({ state: 'sending', problem: null }, (now) => first(now)!.state === 'failed'),
      ),
      'the first is tried again with the line': done(
        reported({ state: 'sending', problem: withTheLine }, (now) => first(now)!.state === 'failed' && isOffline(now)),
      ),
      'the first did not come through': done(
        reported({ state: 'failed', problem: null }, (now) => isSending(now) && isAllKnown(now)),
      ),
      'the first is refused': done(
        reported({ state: 'refused', problem: blocked }, (now) => isSending(now) && now.context.isOnline),
      ),
    },
    // A logout is noticed when the page becomes visible again: on the mounted view a path decides when.
    'entry.unkept': { 'nobody is logged in': () => undefined },
    'entry.sent': {
      'from here': done((now) => {
        const { key } = first(now) ?? {};
        return key !== undefined && isSending(now) && now.context.isOnline
          ? { key, entry: ownEntryExample(5, { key }) }
          : undefined;
      }),
    },
    'line.lost': { now: done((now) => (now.context.isOnline && first(now)?.problem !== withTheLine ? {} : undefined)) },
    'line.found': { now: (now: Now) => (isOffline(now) && first(now)?.state !== 'failed' ? {} : undefined) },
  },
} as FlowCases<typeof outgoingMachine>;

const call = 'SendMessage';

/**
 * A conversation in which a buyer writes, a different one for each path. Its seller blocks them in a separate window.
 */
export function outgoingInBrowser(next: () => WrittenConversations, sellers: () => Visitor) {
  return declareDriver(cases, {
    ...driver,
    byItself: ({ label, type }, before) =>
      label === 'outbox.reported (the first is on its way)' || (type === 'line.found' && showsLineProblem(before)),
    untaken: {
      'outgoing: entry.unkept → deciding': 'The page notices the end of its session first, and requests a login.',
    },
    async opensPage(visitor) {
      const { buyer, seller, conversations } = next();
      const context = visitor.page.context();
      const id = conversations[0]!;
      const { takes } = await takingSeller(sellers(), seller, id);
      const stage = await opensMessages(visitor, {
        email: buyer,
        to: `/en/messages/buying/${id}`,
        held: call,
      });

      async function hears([entry]: readonly OutgoingEntry[]): Promise<void> {
        if (entry?.problem === withTheLine) return context.setOffline(false);
        if (entry?.state === 'sending') return stage.passes(firstWait * 2 ** mostDoublings);
        if (entry?.state === 'failed') return stage.cutOff(call);
        await takes(false);
        return stage.letThrough(call);
      }

      return {
        ...stage,
        async happens({ type, ...data }) {
          switch (type) {
            case 'line.lost':
            case 'line.found':
              return context.setOffline(type === 'line.lost');
            case 'outbox.reported':
              return hears((data as { readonly entries?: readonly OutgoingEntry[] }).entries!);
            default:
              await takes(true);
              return stage.letThrough(call);
          }
        },
        async ends() {
          await context.setOffline(false);
          await stage.ends();
        },
      };
    },
  });
}
