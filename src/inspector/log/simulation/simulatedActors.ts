import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { kindOf } from '../store/actorKind.ts';
import type { LoggedActor } from '../log.ts';
import { actorName } from './pendingActors.ts';
import type { StepLog } from '../store/stepLog.ts';

/** The actors of a simulation in its log: the machine, and those that it would have started. */
export interface SimulatedActors {
  /** Adds the actors that a snapshot has new, and ends those that it has no more. */
  follow(snapshot: AnyMachineSnapshot, at: number): void;
  /** Takes back everything after the snapshot's step. */
  back(snapshot: AnyMachineSnapshot, at: number): void;
  /** The session of the latest actor with that id; null if there is none. */
  sessionOf(id: string): string | null;
}

interface Child {
  readonly ref: unknown;
  readonly actor: LoggedActor;
}

export function simulatedActors(
  { put, remove }: Pick<StepLog, 'put' | 'remove'>,
  { machine, session, input }: { readonly machine: AnyStateMachine; readonly session: string; readonly input: unknown },
): SimulatedActors {
  const children: Child[] = [];
  const self: LoggedActor = {
    session,
    name: machine.id,
    kind: 'machine',
    parent: null,
    began: 0,
    ended: null,
    input,
    machine,
    ref: null,
  };
  put(self);

  function update(index: number, ended: number | null): void {
    const { ref, actor } = children[index]!;
    children[index] = { ref, actor: { ...actor, ended } };
    put(children[index].actor);
  }

  return {
    follow(snapshot, at) {
      const refs = new Map<unknown, string>(Object.entries(snapshot.children).map(([id, ref]) => [ref, id]));
      for (const [index, { ref, actor }] of children.entries()) {
        if (actor.ended === null && (snapshot.status !== 'active' || !refs.has(ref))) update(index, at);
        refs.delete(ref);
      }
      for (const [ref, id] of refs) {
        const actor: LoggedActor = {
          session: `${session}.${id}.${children.length + 1}`,
          name: actorName(snapshot, id, ref),
          kind: kindOf((ref as { readonly logic?: unknown }).logic),
          parent: session,
          began: at,
          ended: null,
          input: (ref as { readonly options?: { readonly input?: unknown } }).options?.input,
          machine: null,
          ref: null,
        };
        children.push({ ref, actor });
        put(actor);
      }
      put({ ...self, ended: snapshot.status === 'active' ? null : at });
    },
    back(snapshot) {
      const refs = new Set<unknown>(Object.values(snapshot.children));
      // A later child that began is gone, and one that ended runs again.
      for (let index = children.length - 1; index >= 0; index -= 1) {
        const { ref, actor } = children[index]!;
        if (refs.has(ref)) {
          if (actor.ended !== null) update(index, null);
        } else if (actor.ended === null) {
          children.splice(index, 1);
          remove(actor.session);
        }
      }
      put(self);
    },
    sessionOf: (id) =>
      children.findLast(({ actor }) => actor.session.startsWith(`${session}.${id}.`))?.actor.session ?? null,
  };
}
