import { afterAll, describe, expect, it, vi } from 'vitest';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { CannotReplay, replayOnChart } from '#inspector/paths/replay/replay.ts';
import { type RecordedActor, readRecording, type Recording } from '#inspector/recorder/recording.ts';
import { stateName } from '#machines/journal/fold.ts';
import { languages } from '#machines/market/language.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { formReplays } from '#machines/paths/formReplays.ts';
import type { FlowDriver } from '#tests/drivers/walking/flowDriver.ts';
import type { Scene } from '#tests/drivers/walking/scene.ts';

const recordings = import.meta.glob<string>('./*.recording.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const cases = named<FlowCases>(import.meta.glob('../../machines/**/*Cases.ts', { eager: true }), 'Cases');
const driverModules = import.meta.glob<Readonly<Record<string, FlowDriver>>>('../drivers/**/*Driver.{ts,tsx}');
const drivers = named<FlowDriver>(import.meta.glob('../drivers/**/*Driver.{ts,tsx}', { eager: true }), 'Driver');

function driverModule(machine: string) {
  const [, load] = Object.entries(driverModules).find(([path]) => path.endsWith(`/${machine}Driver.ts`))!;
  return load;
}

/** The inspector of all flows that is set before a view sets its own. */
const inspector = window.allmendInspector;

/** The flows in our recordings that can be replayed completely on their views; none of them may be skipped. */
const goesOnItsView: Readonly<Record<string, readonly string[]>> = {
  'de-tablet-menu.recording.json': ['headerMenu'],
  'fr-phone-price-in-the-sheet.recording.json': ['filters'],
  'fr-tablet-private-sellers.recording.json': ['filters'],
  'it-tablet-photos.recording.json': ['gallery'],
  'sport-within-a-price.recording.json': ['appStatus', 'filters', 'headerMenu', 'localities', 'search'],
};

/** The exports whose names end with `ending`, by the id of their machine. */
function named<T>(modules: Readonly<Record<string, unknown>>, ending: string): ReadonlyMap<string, T> {
  const all = Object.values(modules).flatMap((module) => Object.entries(module as Record<string, T>));
  return new Map(
    all.filter(([name]) => name.endsWith(ending)).map(([name, value]) => [name.slice(0, -ending.length), value]),
  );
}

interface Flow extends RecordedActor {
  readonly file: string;
  readonly scene: Scene;
}

const flows: readonly Flow[] = Object.entries(recordings).flatMap(([path, text]) => {
  const recording = readRecording(text);
  const file = path.slice(path.lastIndexOf('/') + 1);
  return recording.actors.map((actor) => ({ ...actor, file, scene: sceneOf(recording, actor) }));
});

/** The address contains the language of the flow; older recordings do not have the width. */
function sceneOf(recording: Recording, { address, width = recording.width }: RecordedActor): Scene {
  const [, first] = address.split('/');
  return { language: languages.find((each) => each === first) ?? recording.language ?? 'en', width: width ?? 1024 };
}

/** A repeatedly started flow, such as one of each page, is mounted once for all identical recordings. */
function once(all: readonly Flow[]): readonly Flow[] {
  const same = ({ file, machine, scene, input, events }: Flow) =>
    JSON.stringify([file, machine, scene, input, events.map(({ event, state }) => [event, state])]);
  return [...Map.groupBy(all, same).values()].map(([flow]) => flow!);
}

const skipped: string[] = [];

/** Skips the test of a recorded flow, and reports the step that is impossible. */
function cannot({ file, machine, session }: Flow, where: string, why: string, skip: (note: string) => never): never {
  skipped.push(`${file}: ${machine} (${session}) on its ${where}: ${why}`);
  return skip(`cannot be done: ${why}`);
}

// In a run of many files, Vitest's reporter shows no skipped test, so this prints them.
afterAll(() => {
  if (skipped.length > 0) process.stderr.write(`\nRecorded flows that were skipped:\n  ${skipped.join('\n  ')}\n`);
});

describe('a recorded flow', () => {
  it.for(flows)('$file: $machine ($session) reaches the recorded states on its chart', (flow, { skip }) => {
    const declared = cases.get(flow.machine) ?? formReplays.get(flow.machine);
    if (!declared) return cannot(flow, 'chart', `no cases are declared for ${flow.machine}`, skip);
    try {
      const steps = replayOnChart(flowWalk(declared), flow);
      expect(steps.map(({ situation }) => stateName(situation.snapshot))).toEqual(
        flow.events.map(({ state }) => state),
      );
    } catch (error) {
      if (!(error instanceof CannotReplay)) throw error;
      return cannot(flow, 'chart', error.message, skip);
    }
  });

  // Flows that may not be skipped come first: an aborted walk leaves changed modules behind.
  const mustGo = ({ file, machine }: Flow) => goesOnItsView[file]?.includes(machine) === true;
  const shown = once(flows.filter(({ machine }) => drivers.get(machine)?.opensView)).toSorted(
    (one, other) => Number(mustGo(other)) - Number(mustGo(one)),
  );

  it.for(shown)('$file: $machine ($session) reaches the same states on its view', async (flow, { skip }) => {
    // Each view gets its own modules, as in a new document, so that flows of earlier tests have no effect.
    vi.resetModules();
    Object.assign(window, { allmendInspector: inspector });
    // The observer comes before the modules of src/web, as the setup file does in other tests.
    await import('#tests/drivers/web/startedFlows.ts');
    const { replaysOnView } = await import('#tests/drivers/walking/replaying.ts');
    const driver = (await driverModule(flow.machine)())[`${flow.machine}Driver`]!;
    const why = await replaysOnView(driver, flow, flow.scene);
    if (why !== undefined && !mustGo(flow)) return cannot(flow, 'view', why, skip);
    expect(why, 'the step that cannot be done').toBeUndefined();
  });

  it.for(Object.entries(goesOnItsView))(
    'is in %s for each machine that has to be replayed on its view',
    ([file, machines]) => {
      const there = shown.filter((flow) => flow.file === file).map(({ machine }) => machine);
      expect(there).toEqual(expect.arrayContaining([...machines]));
    },
  );
});
