import type { AnyStateMachine } from 'xstate';
import { drawnChartOf } from './drawnChart.ts';

const known = new WeakMap<AnyStateMachine, string>();

/**
 * Eight hexadecimal digits that differ when a chart does: its states, events, guards, actions, delays or descriptions
 * (FNV-1a). The journal's hash is another one, of the source.
 */
export function chartHash(machine: AnyStateMachine): string {
  const found = known.get(machine);
  if (found !== undefined) return found;
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(JSON.stringify(drawnChartOf(machine)))) {
    hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  }
  const text = (hash >>> 0).toString(16).padStart(8, '0');
  known.set(machine, text);
  return text;
}
