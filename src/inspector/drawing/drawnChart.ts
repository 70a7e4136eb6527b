import type { AnyStateMachine } from 'xstate';
import { type Chart, chartOf, type ChartState } from '../paths/charts/chart.ts';
import { actionName, isOfDelay } from './actionName.ts';
import { type DrawnEvent, drawnEventsOf, type Visible } from './drawnEvents.ts';

/** A state of a machine, as it is drawn. */
export interface DrawnState {
  /** The state's id in XState: `search.updated`. */
  readonly id: string;
  /** The last part of the state's path; for the root the machine's id. */
  readonly name: string;
  readonly type: ChartState['type'];
  /** The id of the parent state; null for the root. */
  readonly parent: string | null;
  readonly description: string | undefined;
  readonly tags: readonly string[];
  /** The names of the actions on entering and on leaving the state, without those that XState adds for delays. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: ChartState['invokes'];
  /** The drawn states in which the state begins: none unless it is compound. */
  readonly initial: readonly string[];
  /** The kind of a history state, and the drawn state that it enters the first time; null for other states. */
  readonly history: { readonly kind: 'shallow' | 'deep'; readonly default: string } | null;
  /** The number of states and events hidden in the state because it is collapsed; null if it is not. */
  readonly hidden: { readonly states: number; readonly events: number } | null;
}

/** Everything of a machine that is drawn. It is plain data. */
export interface DrawnChart {
  /** The machine's id, which is also that of its root. */
  readonly id: string;
  readonly description: string | undefined;
  /** The drawn states in the order of the source: a parent before its children, the root first. */
  readonly states: readonly DrawnState[];
  /** The drawn events in the order of the source. */
  readonly events: readonly DrawnEvent[];
}

/** The view of a chart: the states whose content is hidden. Ids of states without content have no effect. */
export interface ChartView {
  readonly collapsed?: ReadonlySet<string>;
}

type Node = AnyStateMachine['root'];

/** Reads from a machine what is drawn of it. */
export function drawnChartOf(machine: AnyStateMachine, { collapsed = new Set() }: ChartView = {}): DrawnChart {
  const chart = chartOf(machine);
  const visible = visibleIn(chart, collapsed);
  const events = drawnEventsOf(chart, visible);
  const hiddenIn = (id: string) => ({
    states: [...chart.states.keys()].filter((inner) => inner !== id && visible(inner) === id).length,
    events: events.filter(({ event, isHidden }) => isHidden && event.source === id).length,
  });
  const states = [...chart.states.values()].filter(({ id }) => visible(id) === id);
  return {
    id: chart.id,
    description: chart.description,
    states: states.map((state) => {
      const node = machine.getStateNodeById(state.id);
      const isClosed = collapsed.has(state.id) && Object.keys(node.states).length > 0;
      return drawnState(state, node, visible, isClosed ? hiddenIn(state.id) : null);
    }),
    events: events.filter(({ isHidden }) => !isHidden).map(({ event }) => event),
  };
}

function drawnState(state: ChartState, node: Node, visible: Visible, hidden: DrawnState['hidden']): DrawnState {
  const { id, type, parent, description, invokes } = state;
  const initial = hidden || type !== 'compound' ? [] : (node.initial.target ?? []);
  return {
    id,
    name: parent === null ? node.machine.id : node.key,
    type,
    parent,
    description,
    tags: node.tags,
    entry: node.entry.filter((action) => !isOfDelay(action)).map(actionName),
    exit: node.exit.filter((action) => !isOfDelay(action)).map(actionName),
    invokes,
    initial: initial.map((target) => visible(target.id)),
    history: type === 'history' ? historyOf(node, visible) : null,
    hidden,
  };
}

/**
 * Maps each state to the drawn state that shows it: for the content of a collapsed state, that is the collapsed state.
 */
function visibleIn({ states }: Chart, collapsed: ReadonlySet<string>): Visible {
  const shownAs = new Map<string, string>();
  for (const { id, parent } of states.values()) {
    const around = parent === null ? undefined : shownAs.get(parent)!;
    const isHidden = around !== undefined && (around !== parent || collapsed.has(around));
    shownAs.set(id, isHidden ? around : id);
  }
  return (id) => shownAs.get(id)!;
}

/** The default target of a history state: by id (`#…`), by its path in the parent, or else the parent's initial state. */
function historyOf({ history, config, parent }: Node, visible: Visible): DrawnState['history'] {
  const { target } = config as { readonly target?: string };
  const around = parent!;
  const first = target?.startsWith('#')
    ? around.machine.getStateNodeById(target.slice(1))
    : (target?.split('.').reduce<Node | undefined>((at, key) => at?.states[key], around) ?? around.initial.target?.[0]);
  return { kind: history === 'deep' ? 'deep' : 'shallow', default: visible((first ?? around).id) };
}
