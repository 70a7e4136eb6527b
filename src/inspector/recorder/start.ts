// The script of a recorded page (`RECORDING=on`). The document loads it before the app's, whose flows use
// `window.allmendInspector` when they are created. It starts no flow itself, so it is not recorded.
import type { InspectionEvent } from 'xstate';
import { languages } from '#machines/market/language.ts';
import { recordedAddress } from './address.ts';
import { createBar } from './bar.ts';
import { declaredEvents } from './declaredEvents.ts';
import { journalIn, type Opening } from './journal.ts';
import { createRecorder } from './recorder.ts';
import { download } from './recordingFile.ts';
import { keepReachable } from './reach.ts';

declare global {
  interface Window {
    allmendInspector?: (event: InspectionEvent) => void;
  }
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../machines/**/*Events.ts', { eager: true });

const { dataset } = document.querySelector<HTMLElement>('script[data-recorder]')!;
const keys = new Set(dataset['queryKeys']?.split(' '));
const wordsBeforeTokens = dataset['wordsBeforeTokens']?.split(' ') ?? [];
const address = () => recordedAddress(window.location, keys, wordsBeforeTokens);
/** The language of the page's texts, from a tag such as `fr-CH`. */
function language(): Pick<Opening, 'language'> {
  const found = languages.find((each) => document.documentElement.lang.startsWith(each));
  return found ? { language: found } : {};
}

const opening = (): Opening => ({
  kind: 'opened',
  address: address(),
  brand: document.documentElement.dataset['brand'] ?? '',
  ...language(),
  width: window.innerWidth,
  recorded: new Date().toISOString(),
});

/** The tester's choices in the bar, which all documents of this tab share. */
const choices = {
  made: (choice: string) => sessionStorage.getItem(`allmend.recorder.${choice}`) !== null,
  make(choice: string, yes: boolean) {
    if (yes) sessionStorage.setItem(`allmend.recorder.${choice}`, '');
    else sessionStorage.removeItem(`allmend.recorder.${choice}`);
  },
};

const chosenFlow = 'allmend.recorder.flow';

/** The machine whose flows alone are recorded (`RECORDING=search`). */
const only = dataset['recorder'] || undefined;

const recorder = createRecorder({
  journal: journalIn(sessionStorage, opening()),
  declared: declaredEvents(Object.values(modules)),
  address,
  width: () => window.innerWidth,
  now: Date.now,
  only,
  paused: choices.made('paused'),
});

// An inspector that a test has set stays active.
const before = window.allmendInspector;
window.allmendInspector = (event) => {
  before?.(event);
  recorder.inspect(event);
};
window.addEventListener('pagehide', () => recorder.settle());

const bar = createBar({
  recorder,
  isMinimised: choices.made('minimised'),
  flow: sessionStorage.getItem(chosenFlow) ?? undefined,
  save: download,
  confirm: (question) => window.confirm(question),
  // The page is loaded again: running flows are past their beginning, but those of the next document are recorded
  // completely.
  startOver() {
    choices.make('paused', false);
    recorder.startOver(opening());
    window.location.reload();
  },
  onChoice: choices.make,
  onFlow(flow) {
    if (flow === undefined) sessionStorage.removeItem(chosenFlow);
    else sessionStorage.setItem(chosenFlow, flow);
  },
  today: () => new Date(),
});
document.body.append(bar);
keepReachable(bar);
