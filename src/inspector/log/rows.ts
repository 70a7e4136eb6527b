import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { actionName, isOfDelay } from '../drawing/actionName.ts';
import type { Chart } from '../paths/charts/chart.ts';
import { begin, type Effect, take } from '../paths/charts/microsteps.ts';
import { eventlessGuardResults, type GuardResult, guardResults } from './chart/guardResults.ts';
import { knownChart } from './chart/knownChart.ts';
import type { LoggedStep, StepDetails } from './log.ts';
import { type PlannedAction, planned, type PlannedMicrostep } from './chart/plannedActions.ts';
import { type TimerRow, timersOf } from './chart/timerRows.ts';

/** An action that was executed. */
export interface ActionRow {
  /** For people: `show(login)`, `raise page.left`. */
  readonly name: string;
  /** The data with which it was executed; undefined if it has none, or if they are unknown. */
  readonly params: unknown;
}

/** An exited or entered state with its actions, in order. */
export interface StateRow {
  /** Its id, and its name for people. */
  readonly state: string;
  readonly name: string;
  readonly actions: readonly ActionRow[];
  /** The actors that were started at its entry or stopped at its exit. */
  readonly actors: readonly { readonly id: string; readonly actor: string }[];
}

/** A transition that was taken, with its actions. */
export interface TransitionRow {
  readonly key: string;
  readonly name: string;
  readonly actions: readonly ActionRow[];
}

/** The rows of one microstep. */
export interface MicrostepRows {
  /** The type of the event; empty for an eventless one. */
  readonly event: string;
  /** In the order of evaluation. */
  readonly guards: readonly GuardResult[];
  readonly exits: readonly StateRow[];
  readonly transitions: readonly TransitionRow[];
  readonly entries: readonly StateRow[];
}

/** The six ordered rows of a step. */
export interface StepRows extends MicrostepRows {
  /** The microsteps after the first one. The last may have only guards: those that refused. */
  readonly eventless: readonly MicrostepRows[];
  readonly timers: readonly TimerRow[];
  /** The machine's end: the exit actions of all its states. */
  readonly end: readonly StateRow[];
}

/** Derives the rows of a step from its machine; by default from that of its snapshot. */
export function rowsOf(step: LoggedStep, machine: AnyStateMachine = step.after.machine): StepRows {
  const chart = knownChart(machine);
  const details = detailsOf(step, machine);
  const plans = plansOf(step, machine, details);
  const effects = assigned(plans, details.effects);
  const rows = plans.map((plan, index) => {
    const before = index === 0 ? step.before : details.micro[index - 1]!.snapshot;
    const { event, taken } = step.microsteps[index]!;
    const isEventless = index > 0 && taken.some((key) => key.split(' | ')[1] === '');
    return {
      event: isEventless ? '' : event,
      guards: before ? guardsOf(before, details.micro[index]!.event, taken, isEventless, index) : [],
      ...rowsOfPlan(chart, plan, effects),
    };
  });
  const [first = noRows(step), ...others] = rows;
  const { end: _, ...shown } = first;
  return {
    ...shown,
    guards: rows.length === 0 ? guardsOfFailure(step) : first.guards,
    eventless: [...others.map(({ end: _, ...row }) => row), ...refusedAtRest(step, details)],
    timers: timersOf(details.effects, plans, effects, machine),
    end: rows.flatMap(({ end }) => end),
  };
}

/** The objects behind a step's microsteps; a log of plain data has none, so that the event is applied again. */
export function detailsOf({ details, before, event }: LoggedStep, machine: AnyStateMachine): StepDetails {
  if (details) return details;
  try {
    return before ? take(machine, before, event) : begin(machine, (event as { readonly input?: unknown }).input);
  } catch {
    // The machine of today fails where that of the log did not.
    return { micro: [], effects: [] };
  }
}

/** Plans all microsteps of a step. */
export function plansOf(
  { before, microsteps }: Pick<LoggedStep, 'before' | 'microsteps'>,
  machine: AnyStateMachine,
  { micro }: StepDetails,
): readonly PlannedMicrostep[] {
  return microsteps.slice(0, micro.length).map((microstep, index) => {
    const from = index === 0 ? before : micro[index - 1]!.snapshot;
    return planned(machine, from, microstep, micro[index]!.snapshot);
  });
}

/** The effect of each planned action, as far as the two agree. */
function assigned(plans: readonly PlannedMicrostep[], effects: readonly Effect[]): ReadonlyMap<PlannedAction, Effect> {
  const found = new Map<PlannedAction, Effect>();
  let index = 0;
  for (const action of plans.flatMap(({ actions }) => actions)) {
    if (action.type === null || action.type === undefined) continue;
    const effect = effects[index];
    if (!effect || !isSame(action.type, effect.type)) return found;
    found.set(action, effect);
    index += 1;
  }
  return found;
}

/** An event that a machine sends to itself is a raised one. */
function isSame(planned: string, executed: string): boolean {
  return planned === executed || (planned === 'xstate.sendTo' && executed === 'xstate.raise');
}

function rowsOfPlan(chart: Chart, plan: PlannedMicrostep, effects: ReadonlyMap<PlannedAction, Effect>) {
  const shown = (rows: readonly PlannedAction['row'][], of: string): ActionRow[] =>
    plan.actions
      .filter((each) => rows.includes(each.row) && each.of === of && each.actor === null && !isOfDelay(each.action))
      .map((each) => ({ name: actionName(each.action), params: paramsOf(each, effects) }));
  const state = (rows: readonly PlannedAction['row'][], id: string): StateRow => {
    const { name = id, invokes = [] } = chart.states.get(id) ?? {};
    const actors = plan.actions
      .filter((each) => rows.includes(each.row) && each.of === id && each.actor !== null)
      .map(({ actor }) => ({ id: actor!, actor: invokes.find((each) => each.id === actor)?.actor ?? actor! }));
    return { state: id, name, actions: shown(rows, id), actors };
  };
  const ended = [...new Set(plan.actions.filter(({ row }) => row === 'end').map(({ of }) => of))];
  return {
    exits: plan.exits.map(({ id }) => state(['exit'], id)),
    transitions: plan.taken.map((key) => ({
      key,
      name: chart.transitions.get(key)?.name ?? key,
      actions: shown(['transition'], key),
    })),
    entries: plan.entries.map(({ id }) => state(['entry', 'initial'], id)),
    end: ended.map((id) => state(['end'], id)).filter(({ actions, actors }) => actions.length + actors.length > 0),
  };
}

/** Of XState's own actions the name says everything; their parameters are actors and clocks. */
function paramsOf(action: PlannedAction, effects: ReadonlyMap<PlannedAction, Effect>): unknown {
  const effect = effects.get(action);
  return effect?.type.startsWith('xstate.') ? undefined : effect?.params;
}

function guardsOf(
  before: AnyMachineSnapshot,
  event: EventObject,
  taken: readonly string[],
  isEventless: boolean,
  index: number,
): readonly GuardResult[] {
  const keys = new Set(taken);
  if (isEventless) return eventlessGuardResults(before, event, keys);
  // A raised event waits until no eventless transition is enabled.
  const refused = index > 0 ? eventlessGuardResults(before, event, keys).filter((result) => !result.holds) : [];
  return [...refused, ...guardResults(before, event, keys)];
}

/** After the last microstep the guards of eventless transitions were evaluated once more, and refused. */
function refusedAtRest({ after }: LoggedStep, { micro }: StepDetails): readonly MicrostepRows[] {
  const last = micro.at(-1);
  if (!last || after.status !== 'active') return [];
  const guards = eventlessGuardResults(last.snapshot, last.event).map((result) =>
    result.holds ? { ...result, holds: false, isUnstable: true } : result,
  );
  return guards.length === 0 ? [] : [{ event: '', guards, exits: [], transitions: [], entries: [] }];
}

/** An event that made the machine fail has no microstep: one of its guards or actions threw. */
function guardsOfFailure({ before, event, after }: LoggedStep): readonly GuardResult[] {
  return before && after.status === 'error' ? guardResults(before, event) : [];
}

function noRows({ event }: LoggedStep) {
  return { event: event.type, guards: [], exits: [], transitions: [], entries: [], end: [] };
}
