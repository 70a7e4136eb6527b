import { type AnyStateMachine, StateMachine } from 'xstate';
import type { KnownMachine, MachineSource } from './world.ts';

/** The exports of a file. */
export type Module = Readonly<Record<string, unknown>>;
type Modules = Readonly<Record<string, () => Promise<Module>>>;

/**
 * The machines of a folder `machines/`, from its files `*Machine.ts` and the cases next to them. Their code is loaded
 * when they are chosen.
 */
export function catalogueOf(machineFiles: Modules, casesFiles: Modules): readonly MachineSource[] {
  return Object.entries(machineFiles)
    .map(([file, load]) => {
      const [, feature, id] = /^\/machines\/(\w+)\/.*?(\w+)Machine\.ts$/.exec(file)!;
      const casesFile = casesFiles[file.replace(/Machine\.ts$/, 'Cases.ts')];
      return { id: id!, feature: feature!, load: () => knownMachine(id!, load, casesFile) };
    })
    .toSorted((one, other) => `${one.feature}/${one.id}`.localeCompare(`${other.feature}/${other.id}`, 'en'));
}

async function knownMachine(
  id: string,
  load: () => Promise<Module>,
  loadCases: (() => Promise<Module>) | undefined,
): Promise<KnownMachine> {
  const [exported, declared] = await Promise.all([load(), loadCases?.() ?? {}]);
  const cases = Object.values(declared as Module).find(isCases) ?? null;
  const machine = cases?.machine ?? Object.values(exported).find(isMachine);
  if (!machine) throw new Error(`${id} makes machines for others, and has none of its own.`);
  return { machine, cases };
}

function isMachine(value: unknown): value is AnyStateMachine {
  return value instanceof StateMachine;
}

function isCases(value: unknown): value is NonNullable<KnownMachine['cases']> {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && 'machine' in value && isMachine(value.machine)
  );
}
