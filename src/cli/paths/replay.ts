import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chartOf, eventName } from '#inspector/paths/charts/chart.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { columnsOf } from '#inspector/paths/formats/columns.ts';
import { InvalidPath, type NotedPath, notedPaths } from '#inspector/paths/formats/replayable.ts';
import { pathTable } from '#inspector/paths/formats/table.ts';
import { counted } from '#inspector/paths/formats/walked.ts';
import { CannotReplay, ReplayDiffers, replayOnChart } from '#inspector/paths/replay/replay.ts';
import type { Walkable } from '#inspector/paths/charts/situation.ts';
import { ImpossibleStep, Walk } from '#inspector/paths/walk.ts';
import { InvalidRecording, type RecordedActor, readRecording } from '#inspector/recorder/recording.ts';
import { stateName } from '#machines/journal/fold.ts';
import { formReplays } from '#machines/paths/formReplays.ts';
import { UsageError } from '../command.ts';
import { machineNamed } from './machineNamed.ts';
import type { FoundMachine } from './machines.ts';
import { type Say, walkableOf } from './walks.ts';

/** The terminal in which a replay runs. */
interface ReplayTerminal {
  readonly out: (text: string) => void;
  readonly say: Say;
  readonly folder: string;
  readonly width: number;
}

/**
 * Replays a recording or paths from a file, and prints each step.
 *
 * @param word a file, or JSON itself
 * @returns the exit code: 1 if something differs
 * @throws {UsageError} if nothing there can be walked
 */
export function replay(machines: readonly FoundMachine[], word: string, terminal: ReplayTerminal): number {
  const text = textOf(word, terminal.folder);
  const json = parsed(text, word);
  const isRecording =
    typeof json === 'object' && json !== null && 'format' in json && json.format === 'allmend.recording';
  const walks = isRecording ? flowsOf(machines, text, terminal) : pathsOf(machines, json, word, terminal);
  const outcomes = walks.map((walk) => walk());
  const [differing, impossible] = (['differs', 'cannot'] as const).map(
    (outcome) => outcomes.filter((each) => each === outcome).length,
  ) as [number, number];
  const found = [
    ...(differing > 0 ? [`${differing} differ${differing === 1 ? 's' : ''}`] : []),
    ...(impossible > 0 ? [`${impossible} cannot be replayed to the end`] : []),
  ];
  const all = `as ${isRecording ? 'recorded' : 'noted'}`;
  terminal.out(
    `${counted(walks.length, isRecording ? 'flow' : 'path')} replayed: ${found.length > 0 ? found.join(', ') : all}`,
  );
  return differing === 0 ? 0 : 1;
}

/** Runs one replay, prints it, and returns its outcome. */
type Replay = () => 'as noted' | 'differs' | 'cannot';

function textOf(word: string, folder: string): string {
  if (/^\s*[{[]/.test(word)) return word;
  try {
    return readFileSync(resolve(folder, word), 'utf8');
  } catch (cause) {
    throw new UsageError(`--replay: there is no file ${word} that can be read`, { cause });
  }
}

function parsed(text: string, word: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`--replay: ${word} is no JSON (${(cause as Error).message})`, { cause });
  }
}

function pathsOf(machines: readonly FoundMachine[], json: unknown, word: string, terminal: ReplayTerminal): Replay[] {
  try {
    const paths = notedPaths(json);
    return paths.map((path, index) => {
      const found = machineNamed(machines, path.machine, terminal.folder);
      return () => (walkAgain(found, path, `path ${index + 1}`, terminal) ? 'as noted' : 'differs');
    });
  } catch (error) {
    if (!(error instanceof InvalidPath)) throw error;
    throw new UsageError(`--replay: ${word.length > 60 ? 'this' : word} holds no path: ${error.message}`, {
      cause: error,
    });
  }
}

function walkAgain(found: FoundMachine, noted: NotedPath, name: string, { out, say, width }: ReplayTerminal): boolean {
  const walkable = walkableOf(found, {}, say);
  const walk = beginningOf(() => new Walk(walkable, noted.beginning));
  let difference = differenceOf('the beginning', noted.start, walk.path.start) ?? brokenIn(walk, 'at the beginning');
  for (const [index, { label, state }] of noted.steps.entries()) {
    if (difference !== null) break;
    const at = `step ${index + 1}, ${label}`;
    try {
      difference = differenceOf(at, state, walk.take(label).state) ?? brokenIn(walk, `after ${at}`);
    } catch (error) {
      if (!(error instanceof ImpossibleStep)) throw error;
      difference = error.message;
    }
  }
  out(`${found.id}, ${pathTable(walk.path, name, width)}`);
  out(difference === null ? `ends in ${stateName(walk.situation.snapshot)}\n` : `DIFFERS: ${difference}\n`);
  return difference === null;
}

function beginningOf<Begun>(begin: () => Begun): Begun {
  try {
    return begin();
  } catch (error) {
    if (!(error instanceof ImpossibleStep)) throw error;
    throw new UsageError(`--replay: ${error.message}`, { cause: error });
  }
}

function differenceOf(where: string, noted: string | null, reached: string): string | null {
  return noted === null || noted === reached ? null : `${where} leads to ${reached}; noted is ${noted}`;
}

function brokenIn({ walkable, situation }: Walk, where: string): string | null {
  const [broken] = walkable.broken(situation);
  return broken === undefined ? null : `${where} the invariant does not hold: ${broken}`;
}

function flowsOf(machines: readonly FoundMachine[], text: string, terminal: ReplayTerminal): Replay[] {
  const { actors, leftOut } = recordingIn(text);
  for (const [type, count] of Object.entries(leftOut)) {
    terminal.say(`The recording leaves out ${type} (${count} times), which no schema declares`);
  }
  return actors.map((actor) => () => {
    const found = machines.find(({ id, cases }) => id === actor.machine && cases !== null);
    const form = formReplays.get(actor.machine);
    if (found) return replayFlow(walkableOf(found, {}, terminal.say), actor, terminal);
    if (form) return replayFlow(flowWalk(form), actor, terminal);
    terminal.out(`${headingOf(actor)}\nCANNOT: there are no cases of ${actor.machine}\n`);
    return 'cannot';
  });
}

function recordingIn(text: string) {
  try {
    return readRecording(text);
  } catch (error) {
    if (!(error instanceof InvalidRecording)) throw error;
    throw new UsageError(`--replay: ${error.message.replaceAll('\n', '; ')}`, { cause: error });
  }
}

function headingOf({ machine, session, address }: RecordedActor): string {
  return `${machine} (${session}) at ${address}`;
}

function replayFlow(walkable: Walkable, actor: RecordedActor, { out, width }: ReplayTerminal): ReturnType<Replay> {
  const heading = headingOf(actor);
  try {
    const steps = replayOnChart(walkable, actor);
    const { transitions } = chartOf(walkable.chart.machine);
    const rows = steps.map(({ event, stubCase, situation }, index) => [
      String(index + 1),
      eventName(event.type) + (stubCase ? ` (${stubCase})` : ''),
      stateName(situation.snapshot),
      situation.arrival.microsteps
        .flatMap(({ taken }) => taken)
        .map((key) => transitions.get(key)?.name ?? key)
        .join('\n') || 'none: it passes',
    ]);
    const columns = [
      { heading: 'step', align: 'right' },
      { heading: 'event (stand-in)' },
      { heading: 'state after' },
      { heading: 'transition' },
    ] as const;
    out([heading, ...columnsOf(columns, rows, width)].join('\n'));
    const last = steps.at(-1);
    out(last ? `ends in ${stateName(last.situation.snapshot)}\n` : 'nothing happened\n');
    return 'as noted';
  } catch (error) {
    const outcome = error instanceof ReplayDiffers ? 'differs' : 'cannot';
    if (outcome === 'cannot' && !(error instanceof CannotReplay)) throw error;
    out(`${heading}\n${outcome.toUpperCase()}: ${(error as Error).message}\n`);
    return outcome;
  }
}
