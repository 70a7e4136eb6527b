import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, SnapshotFrom } from 'xstate';
import { stateName } from '#machines/journal/fold.ts';
import type { Walk, WalkedStep } from '#inspector/paths/walk.ts';
import type { FlowDriver, Place, Stage } from './flowDriver.ts';
import { plain } from './flowWatch.ts';
import { nameOf, type Sight } from './surface.ts';

/** Matches XState's events for the end of an actor, and captures the actor's id. */
export const answerType = /^xstate\.(?:done|error)\.actor\.(.+)$/;

/** Compares what the view shows with the state of the chart. */
export async function look<M extends AnyStateMachine>(driver: FlowDriver<M>, stage: Stage, walk: Walk): Promise<void> {
  if (isPassing(driver, walk)) return;
  const { snapshot } = walk.situation;
  const state = stateName(snapshot);
  const [broken] = walk.walkable.broken(walk.situation);
  if (broken !== undefined) throw new Error(`in ${state} the invariant does not hold: ${broken}`);
  if (driver.withoutActor === undefined) {
    const value = await stage.watch.awaitsState(walk.walkable.id, snapshot.value);
    const { id } = walk.walkable;
    if (value === undefined) {
      throw new Error(`the view runs no flow ${id}: does it create the actor of its chart, with { inspect }?`);
    }
    if (stateName({ value }) !== state) {
      throw new Error(`the chart is in ${state}, but the flow of the view is in ${stateName({ value })}`);
    }
  }
  const promised = promisesOf(snapshot);
  const wrong: string[] = [];
  for (const [name, sight] of Object.entries<Sight>(driver.sights)) {
    const isPromised = promised.has(name);
    if ((await stage.surface.shows(sight, isPromised)) === isPromised) continue;
    wrong.push(`${name} (${nameOf(sight)}) is ${isPromised ? 'promised but not visible' : 'visible but not promised'}`);
  }
  if (wrong.length > 0) throw new Error(`in ${state}, which promises ${list(promised)}: ${wrong.join('; ')}`);
}

/** Compares details that depend on more than the state, after all events of the walk's step. */
export async function lookClosely<M extends AnyStateMachine>(
  driver: FlowDriver<M>,
  stage: Stage,
  walk: Walk,
  place: Place,
): Promise<void> {
  if (isPassing(driver, walk)) return;
  await driver.expectDetails?.(stage, walk.situation.snapshot as SnapshotFrom<M>, place);
}

/** Whether the current state ends by itself: it may be over before it can be checked. */
function isPassing<M extends AnyStateMachine>(driver: FlowDriver<M>, { choices, situation }: Walk): boolean {
  return choices.some((choice) => comesByItself(driver, choice, situation.snapshot));
}

/** Whether a step of the walk happens without a gesture of the user. */
export function comesByItself<M extends AnyStateMachine>(
  { byItself = [] }: FlowDriver<M>,
  step: Pick<WalkedStep, 'type' | 'label'>,
  before: AnyMachineSnapshot,
): boolean {
  if (typeof byItself === 'function') return byItself(step, before as SnapshotFrom<M>);
  return byItself.includes(step.type) || byItself.includes(step.label);
}

/** The names of the sights that the active states promise (`meta: { shows }`). */
function promisesOf(snapshot: AnyMachineSnapshot): ReadonlySet<string> {
  const metas = Object.values<{ readonly shows?: readonly string[] } | undefined>(snapshot.getMeta());
  return new Set(metas.flatMap((meta) => meta?.shows ?? []));
}

/** Expects that the displayed flow received the event of the step, with the same data; earlier events are dropped. */
export function expectReceived<M extends AnyStateMachine>(
  driver: FlowDriver<M>,
  event: EventObject,
  received: EventObject[],
  place: Place,
): void {
  if (driver.withoutActor !== undefined) return;
  const isFailure = event.type.startsWith('xstate.error.');
  const isRealAnswer = place === 'browser' && answerType.test(event.type);
  const isAlike = isFailure || isRealAnswer || driver.ownData?.includes(event.type);
  const at = received.findIndex((one) =>
    isAlike ? one.type === event.type : isDeepStrictEqual(plain(one), plain(event)),
  );
  if (at < 0) {
    const got = received.map((one) => JSON.stringify(one)).join(', ') || 'nothing';
    throw new Error(`the flow of the view did not receive ${JSON.stringify(event)}; it received ${got}`);
  }
  received.splice(0, at + 1);
}

/**
 * A gesture on the view caused another event than the recorded one. Names the event, and all that the flow received.
 */
export class ViewDiffers extends Error {
  override readonly name = 'ViewDiffers';
}

/**
 * Checks the data of an event that a gesture has caused.
 * @throws {ViewDiffers} if a gesture that uses all data of its event caused another event, or none
 */
export function expectSameData<M extends AnyStateMachine>(
  { usesData = [] }: FlowDriver<M>,
  event: EventObject,
  received: readonly EventObject[],
): void {
  if (!usesData.includes(event.type)) return;
  if (received.some((one) => isDeepStrictEqual(plain(one), plain(event)))) return;
  const got = received.map((one) => JSON.stringify(one)).join(', ') || 'nothing';
  throw new ViewDiffers(`the view did not send ${JSON.stringify(event)}; its flow received ${got}`);
}

function list(names: ReadonlySet<string>): string {
  return [...names].join(', ') || 'nothing';
}
