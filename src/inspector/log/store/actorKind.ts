import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { LoggedActor } from '../log.ts';

/** Whether logic is a machine, and not a promise or a callback. */
export function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'resolveState' in logic;
}

/**
 * The kind of an actor's logic. XState does not name it, but its own kinds pass different things to their creators. The
 * names of these survive minification.
 */
export function kindOf(logic: unknown): LoggedActor['kind'] {
  if (isMachine(logic)) return 'machine';
  const start: unknown = (logic as AnyActorLogic | undefined)?.start;
  if (typeof start !== 'function') return 'other';
  const source = String(start);
  if (source.includes('sendBack')) return 'callback';
  if (source.includes('signal')) return 'promise';
  return source.includes('subscribe') ? 'observable' : 'other';
}
