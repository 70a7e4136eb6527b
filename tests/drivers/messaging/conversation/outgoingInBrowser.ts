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

// What goes out of a conversation in a browser: by the outbox that it has, to a server that takes it or does not.

type Now = SnapshotFrom<typeof outgoingMachine>;
type Data = (now: Now) => object | undefined;

const { cases: known, ...hands } = outgoingDriver;
const knownData = (type: 'entry.given' | 'entry.retried' | 'entry.discarded') =>
  Object.values(known.events[type]!)[0] as Data;

const first = (now: Now): OutgoingEntry | undefined => outgoingOf(now.context)[0];

/** What the server says of a message to somebody who has blocked whoever writes. */
const blocked = 'You can’t write to this person right now.';

/** So is marked what goes out because the line is there again, of which the conversation hears a moment later. */
const withTheLine = 'with the line';

/** The outbox tells of all that there is, of which the first stands so. */
const told = (changed: Pick<OutgoingEntry, 'standing' | 'problem'>, isSo: (now: Now) => boolean) => (now: Now) =>
  first(now) && isSo(now)
    ? {
        entries: outgoingOf(now.context).map((entry, place) => ({
          ...entry,
          ...(place === 0 ? changed : { standing: 'queued' as const, problem: null }),
        })),
      }
    : undefined;

const isSending = (now: Now) => first(now)?.standing === 'sending';

/** Whether the outbox has all that was written: what was put in meanwhile has it try again at once. */
const isAllKnown = ({ context: { given } }: Now) => given.length === 0;

function mayBeGiven(now: Now): boolean {
  const { waiting } = now.context;
  const standing = first(now)?.standing;
  return standing === undefined || (standing === 'sending' && isAllKnown(now)) || waiting[0]?.standing === 'refused';
}

/** What the outbox does at once. */
const goesOut = (now: Now) => first(now)?.standing === 'queued';
const hearsOfLine = (now: Now) => !now.context.isOnline && first(now)?.problem === withTheLine;

/** What is done where nothing comes by itself. */
const done = (data: Data) => (now: Now) => (goesOut(now) || hearsOfLine(now) ? undefined : data(now));
const isOffline = ({ context }: Now) => !context.isOnline;

const cases = {
  ...known,
  inputs: { 'with a line': { conversation: 'conversationa', isOnline: true } },
  events: {
    'entry.given': { 'a message': done((now) => (mayBeGiven(now) ? knownData('entry.given')(now) : undefined)) },
    'entry.retried': { 'what was not taken': done(knownData('entry.retried')) },
    'entry.discarded': {
      'what does not go out': done((now) => (isSending(now) ? undefined : knownData('entry.discarded')(now))),
    },
    'outbox.told': {
      'the first is on its way': told({ standing: 'sending', problem: null }, goesOut),
      'the first is tried again after a while': done(
        told({ standing: 'sending', problem: null }, (now) => first(now)!.standing === 'failed'),
      ),
      'the first is tried again with the line': done(
        told(
          { standing: 'sending', problem: withTheLine },
          (now) => first(now)!.standing === 'failed' && isOffline(now),
        ),
      ),
      'the first did not come through': done(
        told({ standing: 'failed', problem: null }, (now) => isSending(now) && isAllKnown(now)),
      ),
      'the first is refused': done(
        told({ standing: 'refused', problem: blocked }, (now) => isSending(now) && now.context.isOnline),
      ),
    },
    // Whoever has logged out is seen to at the next look at the page: on the mounted view it comes when a path says so.
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
    'line.found': { now: (now: Now) => (isOffline(now) && first(now)?.standing !== 'failed' ? {} : undefined) },
  },
} as FlowCases<typeof outgoingMachine>;

const call = 'SendMessage';

/** A conversation in which a buyer writes, each path another’s. Its seller blocks them in a window of their own. */
export function outgoingInBrowser(next: () => WrittenConversations, sellers: () => Visitor) {
  return declareDriver(cases, {
    ...hands,
    byItself: ({ label, type }, before) =>
      label === 'outbox.told (the first is on its way)' || (type === 'line.found' && hearsOfLine(before)),
    untaken: {
      'outgoing: entry.unkept → deciding': 'The page sees first that its session is over, and asks to log in again.',
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
        if (entry?.standing === 'sending') return stage.passes(firstWait * 2 ** mostDoublings);
        if (entry?.standing === 'failed') return stage.cutOff(call);
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
            case 'outbox.told':
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
