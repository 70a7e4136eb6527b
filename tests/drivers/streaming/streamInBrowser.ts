import type { SnapshotFrom } from 'xstate';
import type { StreamEvent } from '#machines/streaming/streamEvents.ts';
import type { streamMachine } from '#machines/streaming/streamMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { browserStage } from '../browser/browserStage.ts';
import { deviceSessions } from '../account/deviceSessions.ts';
import { looksAgain } from '../browser/elsewhere.ts';
import { declareDriver, type Gesture, type Moment, type Stage } from '../walking/flowDriver.ts';
import { comesWithRefusal, streamDriver } from './streamDriver.ts';
import { controlledStreams } from './controlledStreams.ts';
import { openSecondTab } from './secondTab.ts';

// The driver for the stream of a document in a browser, with its real locks, channels and bodies. A second tab holds
// the stream on request.

type Now = SnapshotFrom<typeof streamMachine>;

const { cases: known, ...driver } = streamDriver;

/** Whether the lock is being decided, which the browser does immediately. */
const isDecided = (now: Now) =>
  now.matches({ somebody: { sharing: 'electing' } }) || now.matches({ somebody: { sharing: 'seizing' } });
const isTurn = (type: string) => type === 'turn.acquired' || type === 'turn.awaited';

const cases: FlowCases<typeof streamMachine> = {
  ...known,
  events: Object.fromEntries(
    Object.entries(known.events).map(([type, reported]) => [
      type,
      Object.fromEntries(
        Object.entries(reported).map(([name, data]) => [
          name,
          (now: Now) => {
            if (isDecided(now) && !isTurn(type)) return undefined;
            return typeof data === 'function' ? data(now as never) : data;
          },
        ]),
      ),
    ]),
  ),
};

/** The email addresses of two people who use one device. */
export interface Listeners {
  readonly vreni: string;
  readonly beat: string;
}

interface StreamStage extends Stage {
  comes(event: StreamEvent, moment: Moment): Promise<void>;
}

const comes: Gesture = (_surface, event, stage, moment) => (stage as StreamStage).comes(event as StreamEvent, moment);

/** The driver for the stream of a page, whose users log in and out in another tab. */
export function streamInBrowser(people: () => Listeners) {
  return declareDriver(cases, {
    ...driver,
    does: Object.fromEntries(Object.keys(driver.does).map((type) => [type, comes])),
    // The server sends the account, and the browser words the error of a lost connection.
    ownData: ['account.reported', 'stream.failed'],
    byItself: (step, before) => (isDecided(before) && isTurn(step.type)) || comesWithRefusal(step, before),
    async opensPage(visitor): Promise<StreamStage> {
      const { page } = visitor;
      await visitor.forgets();
      const streams = await controlledStreams(page);
      const stage = await browserStage(visitor, /never/);
      const beside = await openSecondTab(page);
      const { ids, becomes } = await deviceSessions(visitor, { ...people() });
      // Waits until a stream is requested, which happens only after a login.
      await becomes('vreni');
      await visitor.opens('/en');
      await stage.watch.awaitsState('stream', { somebody: { sharing: { leading: { requesting: 'connecting' } } } });
      await becomes(null);
      await stage.watch.awaitsState('stream', 'nobody');
      await stage.watch.received('stream');
      await stage.stopsClock();

      /** Gives the lock to the tab that holds it in the next step of the path, before the page requests it. */
      async function prepares({ steps: [next] }: Moment, account: string): Promise<void> {
        if (next?.type === 'turn.awaited') await beside.has(account, 'free');
        else if (next?.type === 'turn.acquired') await beside.letsGo(account);
      }

      return {
        ...stage,
        async comes(event, moment) {
          const account = ids[(moment.before as Now).context.account ?? ''] ?? '';
          switch (event.type) {
            case 'account.reported':
              if (event.publicAccountId !== null) await prepares(moment, ids[event.publicAccountId]!);
              return becomes(event.publicAccountId);
            case 'turn.acquired':
              return beside.letsGo(account);
            case 'turn.lost':
              return beside.has(account, 'held');
            case 'line.received':
              return streams.says(`${JSON.stringify(event.line)}\n`);
            case 'sound.received':
              return streams.says('\n');
            case 'stream.displaced':
              return streams.saysLast(`${JSON.stringify({ event: 'ended', data: { reason: 'displaced' } })}\n`);
            case 'stream.refused':
              return streams.isRefused(event.status);
            case 'stream.failed':
              return streams.isCut();
            case 'person.returned':
              return looksAgain(visitor);
            case 'page.left':
              return page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));
            case 'page.restored':
              await prepares(moment, account);
              return page.evaluate(
                () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
              );
            case 'turn.awaited':
            case 'stream.unsupported':
              throw new Error(`${event.type} has no source`);
            default:
              return beside.tells(account, event);
          }
        },
        async ends() {
          await beside.close();
          await stage.ends();
          await streams.close();
        },
      };
    },
  });
}
