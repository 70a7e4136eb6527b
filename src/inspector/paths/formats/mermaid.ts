import type { AnyStateMachine } from 'xstate';
import { type Chart, type ChartState, type ChartTransition, eventName } from '../charts/chart.ts';
import type { Marks } from '../charts/marks.ts';
import { marksOf } from '../summary.ts';
import type { WalkedMachine } from './walked.ts';

/** The marks of transitions that the paths take, and of others. */
const taken = '✓';
const notCovered = '✗';

/**
 * The machine as a Mermaid diagram (`stateDiagram-v2`). Transitions that the paths take are marked ✓, and states that
 * they enter are coloured.
 */
export function mermaidOf({ walkable, paths, asked, summary }: WalkedMachine): string {
  const { chart } = walkable;
  const marks = marksOf(walkable, paths);
  const entered = [...chart.states.values()].filter(({ id, parent }) => marks.states.has(id) && parent !== null);
  return [
    '---',
    `title: ${JSON.stringify(chart.id)}`,
    '---',
    'stateDiagram-v2',
    `  %% Paths ${inComment(asked)}: ${summary.paths}. ${taken} is taken, ${notCovered} is not; coloured states are entered.`,
    '  classDef entered fill:#d3f0dc,stroke:#1d7a3e,color:#0b2e18',
    ...indented(bodyOf(chart, marks)),
    ...(entered.length > 0 ? [`  class ${entered.map(({ id }) => idOf(id)).join(',')} entered`] : []),
  ].join('\n');
}

function bodyOf(chart: Chart, marks: Marks): string[] {
  const [root] = chart.states.values();
  if (!root) return [];
  // The root is drawn only if it has regions or transitions of its own.
  const isFrame = root.type === 'compound' && ![...chart.transitions.values()].some((each) => concerns(each, root.id));
  return isFrame ? inside(chart, marks, root) : [...stateOf(chart, marks, root), ...edgesIn(chart, marks, null)];
}

function concerns({ source, targets }: ChartTransition, id: string): boolean {
  return source === id || targets.includes(id);
}

/** A state with its content. */
function stateOf(chart: Chart, marks: Marks, state: ChartState): string[] {
  const id = idOf(state.id);
  const name = state.name.slice(state.name.lastIndexOf('.') + 1);
  const declared = `state "${inText(state.type === 'history' ? `${name} (${historyOf(chart, state)} history)` : name)}" as ${id}`;
  const inner = inside(chart, marks, state);
  if (state.type === 'history') return [declared, ...defaultOf(chart, state)];
  if (inner.length > 0) return [`${declared} {`, ...indented(inner), '}'];
  return state.type === 'final' ? [declared, `${id} --> [*]`] : [declared];
}

/** The content of a state: its initial state, its states, separated regions, and the transitions between them. */
function inside(chart: Chart, marks: Marks, state: ChartState): string[] {
  const children = [...chart.states.values()].filter(({ parent }) => parent === state.id);
  if (children.length === 0) return [];
  const told = children.map((child) => stateOf(chart, marks, child));
  const edges = edgesIn(chart, marks, state.id);
  if (state.type === 'parallel') {
    // Transitions between regions are drawn outside, where both regions are known.
    return told.flatMap((lines, index) => (index === 0 ? lines : ['--', ...lines]));
  }
  return [...beginningOf(chart, state), ...told.flat(), ...edges];
}

function beginningOf({ machine }: Chart, state: ChartState): string[] {
  const targets = nodeOf(machine, state.id).initial.target ?? [];
  return targets.map((target) => `[*] --> ${idOf(target.id)}`);
}

/** The default target of a history state. */
function defaultOf({ machine }: Chart, { id, parent }: ChartState): string[] {
  const { target } = nodeOf(machine, id).config as { readonly target?: string };
  const from = parent === null ? null : nodeOf(machine, parent);
  const to = target === undefined ? from?.initial.target?.[0] : from?.machine.getStateNodeById(siblingId(from, target));
  return to ? [`${idOf(id)} --> ${idOf(to.id)} : at first`] : [];
}

/** The target of a history state: by id (`#…`), or by its path within the parent. */
function siblingId(parent: AnyStateMachine['root'], target: string): string {
  return target.startsWith('#') ? target.slice(1) : `${parent.id}.${target}`;
}

function historyOf({ machine }: Chart, { id }: ChartState): string {
  return nodeOf(machine, id).history === 'deep' ? 'deep' : 'shallow';
}

function nodeOf(machine: AnyStateMachine, id: string): AnyStateMachine['root'] {
  return machine.getStateNodeById(id);
}

/** Transitions whose innermost common frame is this state, or the diagram itself. */
function edgesIn(chart: Chart, marks: Marks, frame: string | null): string[] {
  return [...chart.transitions.values()].flatMap((transition) => {
    const targets = transition.targets.length > 0 ? transition.targets : [transition.source];
    return targets
      .filter((target) => frameOf(chart, transition.source, target) === frame)
      .map((target) => `${idOf(transition.source)} --> ${idOf(target)} : ${labelOf(transition, marks)}`);
  });
}

/**
 * The innermost state that contains both and is neither. Parallel states do not count, because their regions are drawn
 * one by one.
 */
function frameOf(chart: Chart, source: string, target: string): string | null {
  const above = (id: string): string[] => {
    const parent = chart.states.get(id)?.parent ?? null;
    return parent === null ? [] : [parent, ...above(parent)];
  };
  const outer = above(target);
  const common = above(source).find((id) => outer.includes(id) && chart.states.get(id)?.type !== 'parallel');
  return common ?? null;
}

function labelOf({ key, descriptor, guard, targets }: ChartTransition, marks: Marks): string {
  const mark = marks.transitions.has(key) ? taken : notCovered;
  const condition = guard === null ? '' : ` [${guard}]`;
  return inText(`${mark} ${eventName(descriptor)}${condition}${targets.length === 0 ? ' (stays)' : ''}`);
}

/**
 * An id for Mermaid, which accepts letters and digits. Other characters become their codes, so that distinct ids stay
 * distinct.
 */
function idOf(id: string): string {
  const safe = id.replaceAll(/[^A-Za-z0-9]/g, (sign) =>
    sign === '.' ? '_' : `_${sign.codePointAt(0)!.toString(16)}_`,
  );
  // Mermaid has a keyword of this name at the beginning of a statement.
  return /^default/i.test(safe) ? `s_${safe}` : safe;
}

/** Escapes the characters that have a meaning in a label. */
function inText(text: string): string {
  return text.replaceAll(/[#:;"{}<>%\n]/g, (sign) => (sign === '\n' ? ' ' : `#${sign.codePointAt(0)};`));
}

function inComment(text: string): string {
  return text.replaceAll(/[{}\n]/g, ' ');
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
