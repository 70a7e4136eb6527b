import type { AnyStateMachine, EventObject } from 'xstate';
import type { StreamJournal } from '../../host/host.ts';
import { begin, take, type Turn } from '../../paths/charts/microsteps.ts';
import type { FactNote, Log, LoggedStep } from '../log.ts';
import { createStepLog } from '../store/stepLog.ts';
import { messageOf } from '../shown/errorMessage.ts';

/** A stream's journal as a log. */
export interface JournalLog {
  readonly log: Log;
  /** The first fact that today's chart does not accept, with the reason; null if it accepts all. */
  readonly fault: { readonly position: number; readonly message: string } | null;
}

/**
 * Folds the journal of a stream through the chart of its lifecycle, fact by fact. A fact that the chart does not accept
 * is shown without an effect, and the rest after it.
 */
export function journalLog({ id, facts }: StreamJournal, machine: AnyStateMachine): JournalLog {
  const started = facts[0]?.time ?? 0;
  const { log, put, push } = createStepLog({ origin: 'journal', name: id, started });
  let fault: JournalLog['fault'] = null;
  put({
    session: id,
    name: machine.id,
    kind: 'machine',
    parent: null,
    began: 0,
    ended: null,
    input: undefined,
    machine,
    ref: null,
  });
  const note = (event: EventObject, at: number, before: LoggedStep['before'], turn: Turn, fact: FactNote | null) =>
    push({
      at,
      session: id,
      from: null,
      event,
      before,
      after: turn.snapshot,
      microsteps: turn.microsteps,
      details: { micro: turn.micro, effects: turn.effects },
      fact,
    });
  let { after } = note({ type: 'xstate.init' }, 0, null, begin(machine, undefined), null);
  for (const { event, ...about } of facts) {
    const refused = (message: string) => void (fault ??= { position: about.position, message });
    const turn = turnOf(machine, after, event, refused);
    // A clock that was set back does not turn the log around.
    const at = Math.max(about.time - started, log.at(log.length - 1)!.at);
    after = note(event, at, after, turn, about).after;
  }
  return { log, fault };
}

function turnOf(
  machine: AnyStateMachine,
  before: Turn['snapshot'],
  event: EventObject,
  refused: (message: string) => void,
): Turn {
  const none = { snapshot: before, microsteps: [], micro: [], effects: [] };
  try {
    const turn = take(machine, before, event);
    if (turn.microsteps.some(({ taken }) => taken.length > 0)) return turn;
    refused(`the chart does not accept ${event.type} in ${JSON.stringify(before.value)}`);
    return none;
  } catch (error) {
    refused(`the chart fails at ${event.type}: ${messageOf(error)}`);
    return none;
  }
}
