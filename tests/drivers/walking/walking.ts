import { setTimeout as wait } from 'node:timers/promises';
import type { AnyStateMachine, EventObject, InputFrom, SnapshotFrom } from 'xstate';
import { type Way as LabelledWay, pathsCovering } from '#inspector/paths/cover.ts';
import { type Exploration, explore } from '#inspector/paths/explore.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { everyMark, type Kind } from '#inspector/paths/charts/marks.ts';
import type { RandomWalkOptions } from '#inspector/paths/random/randomWalk.ts';
import { runAndShrinkRandomWalk } from '#inspector/paths/random/runAndShrinkRandomWalk.ts';
import { BrokenStep, Walk, walkAlong, type WalkedPath, type WalkedStep } from '#inspector/paths/walk.ts';
import { count } from '#tests/run/work.ts';
import type { Visitor } from '../browser/browser.ts';
import { answerType, comesByItself, expectReceived, expectSameData, look, lookClosely } from './comparing.ts';
import { type Sweep, toursOver } from './tours.ts';
import type { Ahead, Answer, FlowDriver, Gesture, Moment, Place, Stage } from './flowDriver.ts';

/** A path through a flow, in the form of generated tests: a beginning from the driver's cases, and labels of steps. */
export interface Way {
  readonly beginning: string;
  readonly steps: readonly string[];
}

/**
 * Walks a flow on its mounted view: the driver's gestures do each step. Checks that the view's own flow receives the
 * event and has the state of the chart. Also checks that the view shows exactly the promised sights.
 */
export async function walksOnView<M extends AnyStateMachine>(driver: FlowDriver<M>, way: Way): Promise<void> {
  return reached(driver, way, () => walks(driver, way, 'view', viewOpening(driver)));
}

/** Walks a flow on a page in a browser, with the same checks as on the mounted view. */
export async function walksInBrowser<M extends AnyStateMachine>(
  visitor: Visitor,
  driver: FlowDriver<M>,
  way: Way,
): Promise<void> {
  const { opensPage, cases } = driver;
  if (!opensPage)
    throw new Error(`the driver of ${cases.machine.id} does not define how its page is opened in a browser`);
  return reached(driver, way, () => walks(driver, way, 'browser', (input, ahead) => opensPage(visitor, input, ahead)));
}

/**
 * Walks a path on the mounted view, up to a time limit (`performance.now()`).
 * @throws {BrokenStep} which names the step but not the path
 */
export async function walksUntil<M extends AnyStateMachine>(
  driver: FlowDriver<M>,
  way: Way,
  last: number,
): Promise<void> {
  return walks(driver, way, 'view', viewOpening(driver), last);
}

/** Walks a random path on the view; shrinks a failing one, and explains how to repeat it. */
export async function walksAtRandomOnView<M extends AnyStateMachine>(
  driver: FlowDriver<M>,
  options: RandomWalkOptions,
): Promise<WalkedPath> {
  return runAndShrinkRandomWalk(explored(driver), options, ({ beginning, labels }: LabelledWay) =>
    walks(driver, { beginning, steps: labels }, 'view', viewOpening(driver)),
  );
}

/** The shortest path to a situation in which a condition holds. */
export function wayTo<M extends AnyStateMachine>(
  driver: FlowDriver<M>,
  isThere: (now: SnapshotFrom<M>) => boolean,
): Way {
  const { walkable, places } = explored(driver);
  for (const { beginning, way } of places.values()) {
    if (isThere(walkAlong(walkable, beginning, way).situation.snapshot as SnapshotFrom<M>))
      return { beginning, steps: way };
  }
  throw new Error(`no way through ${walkable.id} leads there`);
}

/** Walks a path without checking the display on the way: a driver's sights are in one language. */
export async function goes<M extends AnyStateMachine>(
  driver: FlowDriver<M>,
  stage: Stage,
  { beginning, steps }: Way,
): Promise<void> {
  const walk = new Walk(flowWalk(driver.cases), beginning);
  for (const label of steps) {
    const before = walk.situation.snapshot;
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await does(driver, stage, walk.take(label), { before, steps: [] });
  }
}

type Titled = readonly (readonly [title: string, way: Way])[];

/**
 * A few short paths that together cover all transitions (or another kind) that a visitor can cause, each with a title
 * for its test.
 */
export function pathsOf<M extends AnyStateMachine>(driver: FlowDriver<M>, kind: Kind = 'transitions'): Titled {
  return pathsCovering(explored(driver), kind).map(({ beginning, steps }) => {
    const labels = steps.map(({ label }) => label);
    return [`${beginning}: ${labels.join(', ') || 'nothing happens'}`, { beginning, steps: labels }];
  });
}

/**
 * A few long paths with all that a visitor can do, in every state, every situation, or once; each with a title for its
 * test.
 */
export function toursOf<M extends AnyStateMachine>(
  driver: FlowDriver<M>,
  sweep: Sweep = driver.sweep ?? 'states',
): Titled {
  return toursOver(explored(driver), sweep).map((way) => [`${way.beginning}, ${way.steps.length} steps`, way]);
}

/** The transitions of a driver's machine that its cases never take, in readable form, in alphabetical order. */
export function untakenBy<M extends AnyStateMachine>(driver: FlowDriver<M>): readonly string[] {
  const { walkable, reached } = explored(driver);
  const untaken = everyMark(walkable.chart).transitions.difference(reached.transitions);
  return [...untaken].map((key) => walkable.chart.transitions.get(key)!.name).toSorted();
}

const explorations = new WeakMap<object, Exploration>();

function explored<M extends AnyStateMachine>({ cases }: FlowDriver<M>): Exploration {
  const known = explorations.get(cases) ?? explore(flowWalk(cases));
  explorations.set(cases, known);
  return known;
}

type Opening<M extends AnyStateMachine> = (input: InputFrom<M>, ahead: Ahead) => Promise<Stage>;

function viewOpening<M extends AnyStateMachine>({ opensView, cases }: FlowDriver<M>): Opening<M> {
  if (!opensView) throw new Error(`the driver of ${cases.machine.id} does not define how its view is mounted`);
  return opensView;
}

async function walks<M extends AnyStateMachine>(
  driver: FlowDriver<M>,
  { beginning, steps: labels }: Way,
  place: Place,
  opens: Opening<M>,
  last = Infinity,
): Promise<void> {
  const walkable = flowWalk(driver.cases);
  const { steps } = walkAlong(walkable, beginning, labels).path;
  const walk = new Walk(walkable, beginning);
  const isTimed = last !== Infinity;
  const within = <Done>(happens: Promise<Done>) => (isTimed ? inTime(happens, last) : happens);
  const opening = opens(driver.cases.inputs[beginning]!, { steps });
  const stage = isTimed ? await inTime(opening, last, last) : await opening;
  const received: EventObject[] = [];
  try {
    await atStep(0, () => within(looks()));
    for (const [index, label] of labels.entries()) {
      await atStep(index + 1, () => within(goesOn(index, label)));
    }
  } finally {
    await within(stage.ends());
  }

  async function looks(): Promise<void> {
    await look(driver, stage, walk);
    await lookClosely(driver, stage, walk, place);
  }

  async function goesOn(index: number, label: string): Promise<void> {
    count('walkedSteps');
    const before = walk.situation.snapshot;
    const step = walk.take(label);
    await does(driver, stage, step, { before, steps: steps.slice(index + 1) });
    const event = step.events[0]!;
    try {
      await look(driver, stage, walk);
    } catch (error) {
      // If the state differs because the event does, the difference of the events is reported instead.
      if (place === 'view' && driver.usesData?.includes(event.type)) {
        expectSameData(driver, event, await stage.watch.received(driver.cases.machine.id));
      }
      throw error;
    }
    await hears(driver, stage, event, received, place);
    await lookClosely(driver, stage, walk, place);
  }
}

/** How long a step on a mounted view may take, in milliseconds. */
const longestStep = 30_000;

/** A step may wait for a stopped clock: it is aborted after its time limit, or at the end of the walk's. */
async function inTime<Done>(happens: Promise<Done>, last: number, longest = longestStep): Promise<Done> {
  const supplied = new AbortController();
  const most = Math.max(1_000, Math.min(longest, last - performance.now()));
  const late = wait(most, undefined, { signal: supplied.signal }).then(() => {
    throw new Error('it takes too long');
  });
  try {
    return await Promise.race([happens, late]);
  } finally {
    late.catch(() => undefined);
    supplied.abort();
  }
}

/** The time limit in a browser of an event that does not change the state, in milliseconds. */
const patience = 30_000;

/**
 * Expects that the flow receives the event of a step. In a browser it may arrive a moment later, when the state does
 * not reveal it.
 */
async function hears<M extends AnyStateMachine>(
  driver: FlowDriver<M>,
  stage: Stage,
  event: EventObject,
  received: EventObject[],
  place: Place,
): Promise<void> {
  const last = performance.now() + (place === 'browser' ? patience : 0);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- until it has come
    received.push(...(await stage.watch.received(driver.cases.machine.id)));
    try {
      return expectReceived(driver, event, received, place);
    } catch (error) {
      if (place === 'view') expectSameData(driver, event, received);
      if (performance.now() >= last) throw error;
    }
  }
}

/** Adds the number of the step to any error that occurs in it. */
async function atStep(step: number, happens: () => Promise<void>): Promise<void> {
  try {
    await happens();
  } catch (error) {
    throw new BrokenStep(step, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function does<M extends AnyStateMachine>(
  driver: FlowDriver<M>,
  stage: Stage,
  step: WalkedStep,
  moment: Moment,
): Promise<void> {
  if (comesByItself(driver, step, moment.before)) return;
  const event = step.events[0]!;
  const [, actor] = answerType.exec(event.type) ?? [];
  if (actor !== undefined) {
    if (!stage.answers) throw new Error(`the driver does not define how ${actor} is answered`);
    await stage.answers(actor, event as Answer);
  } else if (event.type.startsWith('xstate.after.')) {
    if (!stage.passes) throw new Error('the driver does not define how time passes');
    await stage.passes(step.elapsed);
  } else {
    const gesture = (driver.does as Readonly<Record<string, Gesture>>)[event.type];
    if (!gesture) throw new Error(`the driver does not define how ${event.type} is done`);
    await gesture(stage.surface, event, stage, moment);
  }
}

/** Adds the position within the path to the error of a walk. */
async function reached<M extends AnyStateMachine>(
  { cases }: FlowDriver<M>,
  { beginning, steps }: Way,
  walks: () => Promise<void>,
): Promise<void> {
  try {
    await walks();
  } catch (error) {
    if (!(error instanceof BrokenStep)) throw error;
    const walked = steps.map(
      (label, index) => `  ${index + 1}. ${label}${index + 1 === error.step ? '   <- here' : ''}`,
    );
    const message = [`${cases.machine.id}: ${error.message}`, `  beginning ${beginning}`, ...walked].join('\n');
    throw new Error(message, { cause: error });
  }
}
