import sheet from './bar.css?inline';
import type { Recorder, PauseReason } from './recorder.ts';
import { fileNameOf, missingIn } from './recordingFile.ts';

interface BarParts {
  readonly recorder: Recorder;
  readonly isMinimised: boolean;
  /** The machine whose flows alone are saved; absent if the flows of all machines are. */
  readonly flow?: string | undefined;
  /** Offers a file to the tester for download. */
  readonly save: (name: string, text: string) => void;
  /** Prompts the tester for confirmation. */
  readonly confirm: (question: string) => boolean;
  readonly startOver: () => void;
  /** Stores a choice of the tester for the next document. */
  readonly onChoice: (choice: 'paused' | 'minimised', yes: boolean) => void;
  readonly onFlow: (flow: string | undefined) => void;
  readonly today: () => Date;
}

const states: Readonly<Record<PauseReason | 'recording', readonly [name: string, note: string]>> = {
  recording: ['Recording', ''],
  paused: ['Paused', 'What moves meanwhile is recorded again after the next page is loaded.'],
  full: ['Full', 'There is no more room in this tab: save, and start over.'],
  failed: ['Failed', 'The recorder failed; the console says why. What it has so far can be saved.'],
};

const afterPause = 'What moved meanwhile is recorded again after the next page is loaded.';

const ownEvents = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
  'touchstart',
  'touchend',
  'keydown',
  'keyup',
  'focusin',
  'focusout',
  'input',
  'change',
];

/**
 * The recorder's bar for testers, at the bottom of the window. It is in a shadow root, so that styles of the page do
 * not affect it. The page gets extra space at its end, which the bar would otherwise cover. Returns the host element.
 */
export function createBar({
  recorder,
  save,
  confirm,
  startOver,
  onChoice,
  onFlow,
  today,
  ...parts
}: BarParts): HTMLElement {
  let isMinimised = parts.isMinimised;
  let saved = 0;
  let { flow } = parts;

  const host = element('div', { lang: 'en' });
  const section = element('section', { ariaLabel: 'Recording' });
  const name = element('strong');
  const text = element('span');
  const summary = element('p');
  const note = element('p', { role: 'status' });
  const controls = element('div');
  const pauses = button('Pause', () => {
    const pausing = recorder.rest === undefined;
    if (pausing) recorder.pause();
    else recorder.goOn();
    onChoice('paused', pausing);
    if (!pausing) note.textContent = afterPause;
  });
  const others = [
    button('Save', () => {
      const recording = recorder.recording(recorder.only ?? flow);
      const file = fileNameOf(recording, today());
      save(file, `${JSON.stringify(recording, null, 2)}\n`);
      if (flow === undefined) saved = recorder.counts.events;
      note.textContent = [`${file} is saved.`, missingIn(recording)].filter(Boolean).join(' ');
    }),
    button('Start over', () => {
      const { events } = recorder.counts;
      if (events === saved || confirm(`${counted(events)} would be lost. Start over all the same?`)) startOver();
    }),
    pauses,
  ];
  const choice = element('select', {
    ariaLabel: 'Flow to save',
    onchange() {
      flow = choice.value || undefined;
      onFlow(flow);
      show();
    },
  });
  const minimise = button('Minimise', () => {
    isMinimised = !isMinimised;
    onChoice('minimised', isMinimised);
    show();
  });

  function show(): void {
    const { rest, counts } = recorder;
    const [state, why] = states[rest ?? 'recording'];
    name.textContent = state;
    offer(recorder.events.keys());
    const only = recorder.only ?? flow;
    const count = only === undefined ? counts.events : (recorder.events.get(only) ?? 0);
    text.textContent = ` ${only === undefined ? '' : `${only}: `}${counted(count)}${counts.leftOut > 0 ? `, ${counts.leftOut} left out` : ''}`;
    if (note.dataset['of'] !== state) note.textContent = why;
    note.dataset['of'] = state;
    note.hidden = isMinimised;
    summary.hidden = isMinimised;
    pauses.textContent = rest === 'paused' ? 'Go on' : 'Pause';
    pauses.disabled = rest === 'full' || rest === 'failed';
    section.toggleAttribute('data-recording', rest === undefined);
    section.toggleAttribute('data-minimised', isMinimised);
    for (const other of others) other.hidden = isMinimised;
    choice.hidden = isMinimised || recorder.only !== undefined;
    minimise.textContent = isMinimised ? 'Show' : 'Minimise';
    minimise.title = isMinimised ? `${state}${text.textContent}` : '';
    minimise.ariaExpanded = String(!isMinimised);
  }

  /** Offers all flows, and those of each machine that has begun so far. An open choice is not changed. */
  function offer(machines: Iterable<string>): void {
    const names = ['', ...[...machines].toSorted()];
    if (names.length === choice.options.length) return;
    if (flow !== undefined && !names.includes(flow)) {
      flow = undefined;
      onFlow(flow);
    }
    choice.replaceChildren(
      ...names.map((value) =>
        element('option', { value, textContent: value || 'All flows', selected: value === (flow ?? '') }),
      ),
    );
  }

  summary.append(name, text);
  controls.append(choice, ...others, minimise);
  section.append(summary, note, controls);
  styled(host.attachShadow({ mode: 'open' })).append(section);
  // Events of the bar must not reach the page: a menu stays open, and no flow receives them.
  for (const type of ownEvents) host.addEventListener(type, (event) => event.stopPropagation());
  recorder.onChange(show);
  show();
  return host;
}

function counted(events: number): string {
  return `${events} ${events === 1 ? 'event' : 'events'}`;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

function button(text: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', textContent: text, onclick });
}

/** The content security policy of our pages forbids style elements, but allows constructed style sheets. */
function styled(root: ShadowRoot): ShadowRoot {
  const own = new CSSStyleSheet();
  own.replaceSync(sheet);
  root.adoptedStyleSheets = [own];
  return root;
}
