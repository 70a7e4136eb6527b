import type { EventObject, StateValue } from 'xstate';

/** Observes the flows of a page through their port (src/web/flows/inspection.ts). */
export interface FlowWatch {
  /**
   * The state of a machine's last started flow, once it is the expected one or nothing more is pending; undefined
   * without a flow.
   */
  awaitsState(machine: string, expected: StateValue): Promise<StateValue | undefined>;
  /** Its events since the last call, as plain data. */
  received(machine: string): Promise<readonly EventObject[]>;
}

/** The JSON form, which makes both sides comparable. */
export function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
