import type { EventObject, StateValue } from 'xstate';

/** Looks at the flows of a page through their port (src/web/flows/inspection.ts). */
export interface FlowWatch {
  /**
   * Where the flow of a machine that began last stands, once it has come to stand where one expects it or nothing more is
   * on its way; undefined where there is none.
   */
  stands(machine: string, expected: StateValue): Promise<StateValue | undefined>;
  /** What it got since one asked last, as plain data. */
  received(machine: string): Promise<readonly EventObject[]>;
}

/** As JSON has it: what two sides can be compared by. */
export function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
