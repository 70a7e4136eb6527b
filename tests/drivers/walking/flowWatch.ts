import type { EventObject, StateValue } from 'xstate';

/** Observes the flows of a page through their inspection port (src/web/flows/inspection.ts). */
export interface FlowWatch {
  /**
   * The state of a machine's last started flow, once it is the expected one or nothing more is pending; undefined
   * without a flow.
   */
  awaitsState(machine: string, expected: StateValue): Promise<StateValue | undefined>;
  /** The events that a machine's last started flow has received since the last call, as plain data. */
  received(machine: string): Promise<readonly EventObject[]>;
}

/** A copy of a value in its JSON form, which makes both sides of a comparison alike. */
export function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
