import type { DrawnChart, DrawnState } from './drawnChart.ts';
import type { DrawnCandidate, DrawnEvent } from './drawnEvents.ts';
import { hiddenText } from './boxes.ts';

export interface MermaidOptions {
  /** A comment in the diagram, which is not drawn. */
  readonly comment?: string;
  /** Returns the sign in front of a transition's label, by the transition's key. */
  readonly sign?: (transition: string) => string;
  /** The ids of the states that are coloured. Without the set there is no style. */
  readonly entered?: ReadonlySet<string>;
}

/** A transition to one of its targets; or to its source, if it has no target. */
interface Arrow {
  readonly event: DrawnEvent;
  readonly candidate: DrawnCandidate;
  readonly target: string;
}

/** The chart as a Mermaid diagram (`stateDiagram-v2`). */
export function mermaidOf(chart: DrawnChart, { comment, sign, entered }: MermaidOptions = {}): string {
  const coloured = chart.states.filter(({ id, parent }) => entered?.has(id) && parent !== null);
  return [
    '---',
    `title: ${JSON.stringify(chart.id)}`,
    '---',
    'stateDiagram-v2',
    ...(comment === undefined ? [] : [`  %% ${comment.replaceAll(/[{}\n]/g, ' ')}`]),
    ...(entered ? ['  classDef entered fill:#d3f0dc,stroke:#1d7a3e,color:#0b2e18'] : []),
    ...indented(bodyOf(chart, arrowsOf(chart), sign)),
    ...(coloured.length > 0 ? [`  class ${coloured.map(({ id }) => idOf(id)).join(',')} entered`] : []),
  ].join('\n');
}

function arrowsOf({ events }: DrawnChart): Arrow[] {
  return events.flatMap((event) =>
    event.candidates.flatMap((candidate) =>
      (candidate.targets.length > 0 ? candidate.targets : [event.source]).map((target) => ({
        event,
        candidate,
        target,
      })),
    ),
  );
}

type Sign = MermaidOptions['sign'];

function bodyOf(chart: DrawnChart, arrows: readonly Arrow[], sign: Sign): string[] {
  const root = chart.states[0]!;
  // The root is drawn only if it has regions or transitions of its own.
  const concerned = arrows.some(({ event, target }) => event.source === root.id || target === root.id);
  if (root.type === 'compound' && !concerned && !root.hidden) return inside(chart, arrows, sign, root);
  return [...stateOf(chart, arrows, sign, root), ...edgesIn(chart, arrows, sign, null)];
}

/** The statements of a state with its content. */
function stateOf(chart: DrawnChart, arrows: readonly Arrow[], sign: Sign, state: DrawnState): string[] {
  const id = idOf(state.id);
  const declared = `state "${inText(labelOfState(state))}" as ${id}`;
  if (state.history) return [declared, `${id} --> ${idOf(state.history.default)} : at first`];
  const inner = inside(chart, arrows, sign, state);
  if (inner.length > 0) return [`${declared} {`, ...indented(inner), '}'];
  return state.type === 'final' ? [declared, `${id} --> [*]`] : [declared];
}

function labelOfState({ name, history, hidden }: DrawnState): string {
  if (history) return `${name} (${history.kind} history)`;
  return hidden ? `${name} (${hiddenText(hidden)})` : name;
}

/** The content of a state: its initial state, its states, separated regions, and the transitions between them. */
function inside(chart: DrawnChart, arrows: readonly Arrow[], sign: Sign, state: DrawnState): string[] {
  const children = chart.states.filter(({ parent }) => parent === state.id);
  if (children.length === 0) return [];
  const lines = children.map((child) => stateOf(chart, arrows, sign, child));
  // Transitions between regions are drawn outside, where both regions are known.
  if (state.type === 'parallel') return lines.flatMap((each, index) => (index === 0 ? each : ['--', ...each]));
  const beginning = state.initial.map((target) => `[*] --> ${idOf(target)}`);
  return [...beginning, ...lines.flat(), ...edgesIn(chart, arrows, sign, state.id)];
}

/** The transitions whose innermost common frame is this state, or the diagram itself if null. */
function edgesIn(chart: DrawnChart, arrows: readonly Arrow[], sign: Sign, frame: string | null): string[] {
  return arrows
    .filter(({ event, target }) => frameOf(chart, event.source, target) === frame)
    .map(({ event, candidate, target }) => {
      const before = sign ? `${sign(candidate.key)} ` : '';
      const condition = candidate.guard === null ? '' : ` [${candidate.guard}]`;
      const after = candidate.effect === 'stays' ? ' (stays)' : '';
      return `${idOf(event.source)} --> ${idOf(target)} : ${inText(`${before}${event.name}${condition}${after}`)}`;
    });
}

/**
 * The innermost state that contains both and is neither. Parallel states do not count, because their regions are drawn
 * one by one.
 */
function frameOf({ states }: DrawnChart, source: string, target: string): string | null {
  const stateWith = (id: string | null) => states.find((state) => state.id === id);
  const above = (id: string): DrawnState[] => {
    const parent = stateWith(stateWith(id)?.parent ?? null);
    return parent ? [parent, ...above(parent.id)] : [];
  };
  const outer = above(target);
  return above(source).find((state) => outer.includes(state) && state.type !== 'parallel')?.id ?? null;
}

/**
 * An id for Mermaid, which accepts letters and digits. Other characters become their codes, so that distinct ids stay
 * distinct.
 */
function idOf(id: string): string {
  const safe = id.replaceAll(/[^A-Za-z0-9]/g, (sign) =>
    sign === '.' ? '_' : `_${sign.codePointAt(0)!.toString(16)}_`,
  );
  // An id that begins with `default` gets a prefix, as Mermaid has a keyword of this name.
  return /^default/i.test(safe) ? `s_${safe}` : safe;
}

/** Escapes the characters that have a meaning in a label. */
function inText(text: string): string {
  return text.replaceAll(/[#:;"{}<>%\n]/g, (sign) => (sign === '\n' ? ' ' : `#${sign.codePointAt(0)};`));
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
