import type { AnyMachineSnapshot } from 'xstate';
import { accept } from '#machines/journal/decide.ts';
import { beginning } from '#machines/journal/fold.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { minute } from '#machines/market/units.ts';
import type { LifecycleCases } from '#machines/paths/lifecycleCases.ts';
import { chartOf } from './charts/chart.ts';
import { type Microstep, take } from './charts/microsteps.ts';
import type { Choice, Situation, Walkable } from './charts/situation.ts';
import { brokenInvariants, situationKey } from './charts/situationKey.ts';

/** The beginning of a walk, in epoch milliseconds: noon, so that rounding to hours does not change the day. */
const noon = Date.UTC(2026, 5, 1, 12);

/** A lifecycle with all its commands: rules refuse or return facts, and the chart folds these. */
export function lifecycleWalk(cases: LifecycleCases): Walkable {
  const { machine, lifecycle, commands, keys, bound } = cases;
  const chart = chartOf(machine);
  const stream = `${lifecycle.feature}-walked`;
  const first: Situation = {
    snapshot: beginning(machine, stream).snapshot,
    clocks: [],
    answered: new Map(),
    version: 0,
    arrival: { before: [], microsteps: [], elapsed: 0, facts: [], refused: null },
  };
  const start = { event: 'xstate.init', taken: [], states: first.snapshot._nodes.map(({ id }) => id) };

  return {
    id: machine.id,
    kind: 'lifecycle',
    chart,
    bound,
    keys: Object.keys(keys),
    known: new Set(Object.keys(commands)),
    beginnings: [{ name: 'start', situation: { ...first, arrival: { ...first.arrival, microsteps: [start] } } }],
    key: (situation) => situationKey(situation, keys),
    broken: (situation) => brokenInvariants(situation, cases.invariants),
    choices: (from) =>
      Object.entries(commands).flatMap(([command, ways]) =>
        Object.entries(ways).flatMap(([name, ask]) => {
          const at = noon + (from.version + 1) * minute;
          const decision = ask(from.snapshot.context as never, at);
          return decision === undefined ? [] : [choice(from, command, name, decision)];
        }),
      ),
  };

  function choice(from: Situation, command: string, name: string, decision: Parameters<typeof accept>[2]): Choice {
    let taken: Situation | undefined;
    return {
      label: name ? `${command} (${name})` : command,
      type: command,
      case: name,
      event: null,
      take: () => (taken ??= decided(from, decision)),
    };
  }

  function decided(from: Situation, decision: Parameters<typeof accept>[2]): Situation {
    const before = from.snapshot._nodes.map(({ id }) => id);
    const accepted = accept(machine, { stream, version: from.version, snapshot: from.snapshot }, decision);
    const none = { before, microsteps: [], elapsed: minute, facts: [], refused: null };
    if (isRefusal<string>(accepted)) return { ...from, arrival: { ...none, refused: accepted.refused } };
    const microsteps: Microstep[] = [];
    let snapshot: AnyMachineSnapshot = from.snapshot;
    for (const fact of accepted.facts) {
      const turn = take(machine, snapshot, fact);
      microsteps.push(...turn.microsteps);
      snapshot = turn.snapshot;
    }
    return {
      ...from,
      snapshot,
      version: accepted.folded.version,
      arrival: { ...none, microsteps, facts: accepted.facts },
    };
  }
}
