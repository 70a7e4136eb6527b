import type { SnapshotFrom } from 'xstate';

import type { WordToPage } from '#machines/offline/workerWords.ts';
import { outdatingEvents } from '#machines/streaming/outdatingEvents.ts';
import { placeAt, type RouteName } from '#routes';

import { session } from '../account/session.ts';
import { onHeard } from '../api/heard.ts';
import { onReturn } from './onReturn.ts';
import { doubtOwnKept, forgetOwnKept, outdateOwnKept } from './ownFreshness.ts';
import { type KeepOwn, keepPages } from './pageKeeping.ts';
import { accompanyServiceWorker, hearServiceWorker, onWorkerReplaced } from './serviceWorker.ts';
import { copiedAt, shownCopy } from './shownCopy.ts';

/** The pages that ask for what they show as soon as there is a line. */
const askingAnew: ReadonlySet<RouteName> = new Set(['favourites', 'messages', 'messagesRedirect']);

/** What streams tell that outdates what is kept of somebody. */
const outdating: ReadonlySet<string> = new Set(['favourites', ...outdatingEvents]);

let isFirst = true;
let pageKeeping: ReturnType<typeof keepPages> | undefined;

/** From now on pages are kept for when there is no line, and one is told where what is shown is a copy. Gives what ends that. */
export function watchOffline(keepOwn: KeepOwn): () => void {
  doubtOwnKept();
  pageKeeping = keepPages(keepOwn);
  shownCopy.start();
  const at = copiedAt();
  if (at !== undefined) shownCopy.send({ type: 'copy.shown', at });
  const lost = () => shownCopy.send({ type: 'connection.lost' });
  const resume = () => pageKeeping?.send({ type: 'page.resumed' });
  const restored = () => {
    shownCopy.send({ type: 'connection.restored' });
    resume();
  };
  window.addEventListener('offline', lost);
  window.addEventListener('online', restored);
  // The line may have come back while the page came to life.
  if (at !== undefined && navigator.onLine) restored();
  const endings = [
    hearServiceWorker(hear),
    accompanyServiceWorker(),
    // Behind that, which tells it who is logged in: what is somebody's own it keeps for them alone.
    onWorkerReplaced(() => {
      outdateOwnKept({ anyConversation: true });
      pageKeeping?.send({ type: 'worker.replaced' });
    }),
    onReturn(resume),
    hearOfOwn((type) => pageKeeping?.send({ type })),
  ];
  return () => {
    pageKeeping?.stop();
    pageKeeping = undefined;
    for (const end of endings) end();
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', restored);
  };
}

function hear(word: WordToPage): void {
  shownCopy.send(word.type === 'copy.shown' ? word : { ...word, isAskedAnew: isAskedAnew() });
}

/** Whether the page that one looks at asks by itself. */
function isAskedAnew(): boolean {
  const place = placeAt(window.location.pathname);
  return place !== undefined && askingAnew.has(place.name);
}

/**
 * Notes and tells when what somebody has saved or was written is other than it was, and when it is somebody else's. Gives what ends
 * that.
 */
function hearOfOwn(hear: (type: 'own.changed' | 'account.changed') => void): () => void {
  let told: string | null | undefined;
  const look = ({ context: { publicAccountId }, ...now }: SnapshotFrom<typeof session>) => {
    if (!now.hasTag('known') || publicAccountId === told) return;
    // As the page comes to life it is who they were; where that is nobody, the copies have gone, whoever has said so.
    if (told !== undefined || publicAccountId === null) forgetOwnKept();
    if (told !== undefined) hear('account.changed');
    told = publicAccountId;
  };
  const hearing = onHeard((heard) => {
    if (heard.type !== 'told') return;
    const { event, data } = heard.line;
    // What was read is as it was. An ad that is other than it was is one that they have saved, or write about.
    if (!outdating.has(event) && (event !== 'conversation' || data['what'] === 'read')) return;
    // Whether one can be written in no list says.
    outdateOwnKept({ anyConversation: event === 'correspondents' || data['what'] === 'everything' });
    hear('own.changed');
  });
  const watching = session.subscribe(look);
  look(session.getSnapshot());
  return () => {
    hearing();
    watching.unsubscribe();
  };
}

/** One has come to another page. The first, which this document was opened at, is none. */
export function tellPageTurned(): void {
  if (isFirst) {
    isFirst = false;
    return;
  }
  pageKeeping?.send({ type: 'page.turned' });
  shownCopy.send({ type: 'page.turned' });
}
