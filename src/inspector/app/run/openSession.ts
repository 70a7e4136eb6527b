import type { SessionSource } from '#machines/inspector/session/inspectedSessionEvents.ts';
import { journalLog } from '../../log/files/journalLog.ts';
import { simulate } from '../../log/simulation.ts';
import type { Host } from '../host.ts';
import type { KnownMachine, World } from '../world.ts';
import { repeatRun } from './repeatedRun.ts';
import { openedFile } from './openedFile.ts';
import { type Run, runOf } from './run.ts';

/** Everything that opening a session depends on. */
export interface Opening {
  readonly world: World;
  readonly host: Host;
  /** The number of the new run. */
  readonly number: number;
  /** The open run, and the actor whose chart is visible. */
  readonly open: Run | null;
  readonly session: string | null;
}

/** Opens a session. @throws an error in one sentence */
export async function openSession(source: SessionSource, opening: Opening): Promise<Run> {
  const { world, host, number, open, session } = opening;
  const modules = await eventModulesOf(world);
  switch (source.kind) {
    case 'simulation': {
      const known = await machineOf(world, source.machine);
      const simulation = simulate({
        machine: known.machine,
        input: inputOf(known, source.input),
        cases: known.cases?.kind === 'flow' ? known.cases : null,
      });
      const name = source.input === null ? known.machine.id : `${known.machine.id}, ${source.input}`;
      return runOf({ number, name, log: simulation.log, simulation, known }, modules);
    }
    case 'repeated': {
      const known = await machineOf(world, source.machine);
      const simulation = simulate({
        machine: known.machine,
        input: source.input === null ? undefined : inputOf(known, source.input),
        cases: known.cases?.kind === 'flow' ? known.cases : null,
      });
      const stopped = repeatRun(source, simulation);
      const notes = stopped === null ? [] : [stopped];
      return runOf({ number, name: known.machine.id, log: simulation.log, simulation, known, notes }, modules);
    }
    case 'fork': {
      if (!open || session === null) throw new Error('There is no step to continue from.');
      const machine = open.log.actors.get(session)?.machine;
      const known = open.known ?? (await knownOr(world, machine?.id));
      const simulation = simulate({
        from: { index: open.index, session, number: source.step },
        cases: known?.cases?.kind === 'flow' ? known.cases : null,
      });
      return runOf({ number, name: simulation.log.name, log: simulation.log, simulation, known }, modules);
    }
    case 'path': {
      const known = await machineOf(world, source.machine);
      const { steps, input, reason } = await host.path(source.machine, source.element);
      if (!steps) throw new Error(reason ?? 'No path leads there.');
      const simulation = simulate({
        machine: known.machine,
        input,
        cases: known.cases?.kind === 'flow' ? known.cases : null,
      });
      for (const { event } of steps) simulation.repeat(event, 0);
      return runOf({ number, name: `Path to ${source.element}`, log: simulation.log, simulation, known }, modules);
    }
    case 'page': {
      if (!world.live) throw new Error('The inspector runs on its own: there is no page.');
      return runOf({ number, name: world.live.name, log: world.live }, modules);
    }
    case 'stream': {
      const { id, reason } = source;
      const journal = await (reason === null ? host.journal(id) : host.openedJournal(id, reason));
      const known = await machineOf(world, journal.machine);
      const { log, fault } = journalLog(journal, known.machine);
      const notes = fault ? [`Fact ${fault.position}: ${fault.message}`] : [];
      return runOf({ number, name: id, log, known, notes, stream: journal }, modules);
    }
    case 'file':
      return runOf({ number, name: source.name, ...(await openedFile(source, world)) }, modules);
  }
}

async function machineOf({ machines }: World, id: string): Promise<KnownMachine> {
  const source = machines.find((each) => each.id === id);
  if (!source) throw new Error(`There is no machine ${id}.`);
  return source.load();
}

async function knownOr(world: World, id: string | undefined): Promise<KnownMachine | null> {
  return world.machines.some((each) => each.id === id) ? machineOf(world, id!) : null;
}

/** The input of a name; without a name the first that is declared. */
function inputOf({ cases }: KnownMachine, name: string | null): unknown {
  if (cases?.kind !== 'flow') return undefined;
  return name === null ? Object.values(cases.inputs)[0] : cases.inputs[name];
}

const loaded = new WeakMap<World, Promise<readonly Readonly<Record<string, unknown>>[]>>();

/** The modules with the schemas of all events. They are loaded once, before data are shown. */
export function eventModulesOf(world: World): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const known = loaded.get(world);
  if (known) return known;
  const modules = Promise.all(world.eventModules.map((load) => load()));
  loaded.set(world, modules);
  return modules;
}
