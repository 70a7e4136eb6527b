import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { checked, type SchemaProblem } from '#machines/journal/schema.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import type * as z from 'zod/mini';
import type { Run } from '../run/run.ts';
import type { KnownMachine } from '../world.ts';
import { schemaOfEvent } from './schemaFields.ts';

/** The machine that receives the developer's events. */
export interface Target {
  readonly snapshot: AnyMachineSnapshot;
  readonly known: KnownMachine;
  readonly send: (event: EventObject) => void;
  /** The time for facts, in epoch milliseconds. */
  readonly now: () => number;
}

/**
 * The receiver in a run: the simulated machine, or the chosen actor of a page, whose declarations are `ofPage`. Null if
 * the run is only a record.
 */
export function targetOf(
  { simulation, known, log, index }: Run,
  session: string | null,
  ofPage: KnownMachine | null,
): Target | null {
  if (simulation) {
    return {
      snapshot: simulation.snapshot,
      known: known ?? { machine: simulation.machine, cases: null },
      send: (event) => void simulation.send(event),
      now: () => log.started + simulation.now,
    };
  }
  const actor = session === null ? undefined : log.actors.get(session);
  const latest = session === null ? undefined : index.stepOf(session);
  if (!actor?.ref || !actor.machine || !latest) return null;
  const { ref, machine } = actor;
  return {
    snapshot: latest.after,
    known: ofPage?.machine.id === machine.id ? { ...ofPage, machine } : { machine, cases: null },
    send: (event) => ref.send(event),
    now: Date.now,
  };
}

/** The rules of the schema that an event breaks: as at the boundary. */
export function problemsOf(known: KnownMachine, type: string, data: object): readonly SchemaProblem[] {
  const schema = schemaOfEvent(known, type);
  if (!schema) return [];
  const value = known.cases?.kind === 'lifecycle' ? data : { type, ...data };
  const result = checked(schema as z.ZodMiniType, value);
  return 'problems' in result ? result.problems : [];
}

/** Sends an event with its data; a fact gets its time. */
export function sendTo({ known, send, now }: Target, type: string, data: object): void {
  send((known.cases?.kind === 'lifecycle' ? { type, at: now(), ...data } : { type, ...data }) as EventObject);
}

/** The data of the declared cases of an event that are possible in a snapshot, by name. */
export function declaredData({ known, snapshot }: Target, type: string): readonly (readonly [string, object])[] {
  if (known.cases?.kind !== 'flow') return [];
  return Object.entries(known.cases.events[type] ?? {}).flatMap(([name, data]) => {
    const value: unknown = typeof data === 'function' ? data(snapshot as never) : data;
    return typeof value === 'object' && value !== null ? [[name, value] as const] : [];
  });
}

/** The commands of a lifecycle with their declared cases; none for a flow. */
export function commandsOf({
  known,
}: Target): readonly { readonly command: string; readonly cases: readonly string[] }[] {
  if (known.cases?.kind !== 'lifecycle') return [];
  return Object.entries(known.cases.commands).map(([command, cases]) => ({ command, cases: Object.keys(cases) }));
}

/** Runs a command by its rule. Returns the reason if it refuses; null if its facts were sent. */
export function runCommand({ known, snapshot, send, now }: Target, command: string, name: string): string | null {
  if (known.cases?.kind !== 'lifecycle') return null;
  const decision = known.cases.commands[command]?.[name]?.(snapshot.context as never, now());
  if (decision === undefined) return `${command} is impossible here.`;
  if (isRefusal(decision)) return `${command} was refused: ${decision.refused}.`;
  const refused = decision.find((fact) => !snapshot.can(fact));
  if (refused) return `The chart does not accept ${refused.type} in this state.`;
  for (const fact of decision) send(fact);
  return null;
}
