import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { stateName } from '#machines/journal/fold.ts';
import { checked } from '#machines/journal/schema.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { type Chart, chartOf, eventName } from './charts/chart.ts';
import { begin, take, type Effect, type Turn } from './charts/microsteps.ts';
import { matchesDescriptor } from './charts/selection.ts';
import { type Choice, type Clock, liveActors, type Situation, type Walkable } from './charts/situation.ts';
import { brokenInvariants, situationKey } from './charts/situationKey.ts';

/** The error for a case that breaks the schema of its event. The message names machine, event, case, field and rule. */
export class InvalidCase extends Error {
  override readonly name = 'InvalidCase';
}

/**
 * The error for a step at which the machine itself throws, or never comes to rest. The message names machine, step,
 * state and error.
 */
export class FailedStep extends Error {
  override readonly name = 'FailedStep';
}

/** A flow with everything that can happen according to its cases. */
export function flowWalk(cases: FlowCases): Walkable {
  const { machine, inputs, keys, bound } = cases;
  const chart = chartOf(machine);
  const types = new Set([...Object.keys(cases.events), ...plainEvents(chart, cases)]);

  return {
    id: machine.id,
    kind: 'flow',
    chart,
    bound,
    keys: Object.keys(keys),
    known: types,
    beginnings: Object.entries(inputs).map(([name, input]) => ({
      name,
      situation: arrive(
        undefined,
        failing(`beginning ${name}`, () => begin(machine, input)),
        null,
      ),
    })),
    key: (situation) => situationKey(situation, keys),
    broken: (situation) => brokenInvariants(situation, cases.invariants),
    begin: (input) => arrive(undefined, begin(machine, input), null),
    send(from, event, elapsed) {
      // The delay that was observed to end. Its remaining time on the chart is ignored, because a browser's timers are
      // not exact.
      const ended = from.clocks.find((clock) => clock.event.type === event.type);
      const clocks = from.clocks
        .filter((clock) => clock !== ended)
        .map((clock) => ({ ...clock, left: Math.max(0, clock.left - elapsed) }));
      return arrive({ ...from, clocks }, take(machine, from.snapshot, event), event);
    },
    stubAnswers: (from, next) =>
      liveActors(from).flatMap(([id, ref]) => {
        const actor = actorOf(chart, from.snapshot, id, ref);
        const output = cases.stubAnswers?.[actor]?.(from.snapshot as never, next);
        if (output === undefined) return [];
        return [{ ...choice(from, `xstate.done.actor.${id}`, 'fitting', answered(id, output)), actor }];
      }),
    choices(from) {
      if (from.snapshot.status !== 'active') return [];
      const due = endOfDelay(from);
      return [...eventsIn(from), ...(due ? [due] : []), ...answersIn(from)];
    },
  };

  function eventsIn(from: Situation): Choice[] {
    return [...types]
      .filter((type) => isForeseen(chart, from.snapshot, type))
      .flatMap((type) => {
        const declared = Object.entries(cases.events[type] ?? {});
        if (declared.length === 0) return [choice(from, type, '', { type })];
        return declared.flatMap(([name, data]) => {
          const payload = typeof data === 'function' ? data(from.snapshot as never) : data;
          return payload === undefined ? [] : [choice(from, type, name, valid(cases, type, name, payload))];
        });
      });
  }

  /**
   * Advances the time to the end of the next delay. Delays that end at the same time do so in the order in which they
   * began.
   */
  function endOfDelay(from: Situation): Choice | undefined {
    const [next, ...others] = from.clocks;
    if (!next) return undefined;
    const clocks = others.map((clock) => ({ ...clock, left: clock.left - next.left }));
    return choice({ ...from, clocks }, next.event.type, '', next.event, next.left);
  }

  function answersIn(from: Situation): Choice[] {
    return liveActors(from).flatMap(([id, ref]) => {
      const actor = actorOf(chart, from.snapshot, id, ref);
      const { resolves = {}, rejects = {} } = cases.actors[actor] ?? {};
      const outputs = namedValues(resolves, from.snapshot).map(([name, output]) =>
        choice(from, `xstate.done.actor.${id}`, name, answered(id, output)),
      );
      const errors = namedValues(rejects, from.snapshot).map(([name, error]) =>
        choice(from, `xstate.error.actor.${id}`, name, {
          type: `xstate.error.actor.${id}`,
          error,
          actorId: id,
        } as EventObject),
      );
      return [...outputs, ...errors];
    });
  }

  function choice(from: Situation, type: string, name: string, event: EventObject, elapsed = 0): Choice {
    let taken: Situation | undefined;
    const label = name ? `${eventName(type)} (${name})` : eventName(type);
    return {
      label,
      type,
      case: name,
      event,
      take: () =>
        (taken ??= arrive(
          from,
          failing(`${label} in ${stateName(from.snapshot)}`, () => take(machine, from.snapshot, event)),
          event,
          elapsed,
        )),
    };
  }

  /** Runs a turn; adds to an error of the machine where it happened. */
  function failing(where: string, turn: () => Turn): Turn {
    try {
      return turn();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new FailedStep(`${machine.id}: ${where}: ${reason}`, { cause: error });
    }
  }
}

/** The event with which an actor's answer arrives. */
function answered(id: string, output: unknown): EventObject {
  return { type: `xstate.done.actor.${id}`, output, actorId: id } as EventObject;
}

/**
 * The situation after an event. Actors and delays continue, except those of left states and those that have answered. A
 * delay that ended has been removed already.
 */
function arrive(from: Situation | undefined, turn: Turn, event: EventObject | null, elapsed = 0): Situation {
  const { snapshot } = turn;
  const answered = new Map([...(from?.answered ?? [])].filter(([id, ref]) => snapshot.children[id] === ref));
  const [, answering] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event?.type ?? '') ?? [];
  const before = answering === undefined ? undefined : from?.snapshot.children[answering];
  if (answering !== undefined && before && snapshot.children[answering] === before) answered.set(answering, before);
  return {
    snapshot,
    clocks: turn.effects.reduce(withEffect, from?.clocks ?? []).toSorted((one, other) => one.left - other.left),
    answered,
    version: 0,
    arrival: {
      before: from?.snapshot._nodes.map(({ id }) => id) ?? [],
      microsteps: turn.microsteps,
      elapsed,
      facts: [],
      refused: null,
    },
  };
}

function withEffect(clocks: readonly Clock[], { type, params }: Effect): readonly Clock[] {
  if (type === 'xstate.raise') {
    const { event, id, delay } = params as { event: EventObject; id: string | undefined; delay: number | undefined };
    if (delay === undefined) return clocks;
    // A delay without an id does not replace another one.
    return [...clocks.filter((clock) => id === undefined || clock.id !== id), { id: id ?? null, event, left: delay }];
  }
  if (type === 'xstate.cancel') {
    const { sendId } = params as { sendId: string };
    return clocks.filter(({ id }) => id !== sendId);
  }
  return clocks;
}

/** The name under which `setup` declares the actor of this child. */
function actorOf(chart: Chart, snapshot: AnyMachineSnapshot, id: string, ref: unknown): string {
  const invoked = snapshot._nodes.flatMap((node) => chart.states.get(node.id)?.invokes ?? []);
  const { src } = ref as { readonly src?: unknown };
  return invoked.find((each) => each.id === id)?.actor ?? (typeof src === 'string' ? src : id);
}

function namedValues(cases: object, snapshot: AnyMachineSnapshot): [name: string, value: unknown][] {
  return Object.entries(cases).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (typeof value !== 'function') return [[name, value]];
    const inSituation: unknown = value(snapshot);
    return inSituation === undefined ? [] : [[name, inSituation]];
  });
}

/** Whether an active state has a candidate for an event, even if its guard refuses. */
function isForeseen(chart: Chart, snapshot: AnyMachineSnapshot, type: string): boolean {
  return snapshot._nodes.some((node) =>
    [...node.transitions.keys()].some((descriptor) => matchesDescriptor(descriptor, type)),
  );
}

/** Events that the chart names and that need no data: neither XState's own nor those of a wildcard. */
function plainEvents(chart: Chart, { events, schema }: FlowCases): string[] {
  const named = [...chart.transitions.values()].map(({ descriptor }) => descriptor);
  return [...new Set(named)].filter(
    (type) =>
      type !== '' &&
      !type.includes('*') &&
      !type.startsWith('xstate.') &&
      !(type in events) &&
      !('problems' in checked(schema, { type })),
  );
}

function valid({ machine, schema }: FlowCases, type: string, name: string, payload: object): EventObject {
  const result = checked(schema, { ...payload, type });
  if ('problems' in result) {
    const reasons = result.problems.map(({ field, rule }) => `${field || 'the event'}: ${rule}`).join('; ');
    throw new InvalidCase(`${machine.id}: the case ${name} of ${type} breaks its schema: ${reasons}`);
  }
  return { ...payload, type };
}
