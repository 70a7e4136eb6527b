import type { AnyStateMachine } from 'xstate';
import { type RecordedWay, recordedWay } from '#inspector/paths/replay/recordedWay.ts';
import { ReplayDiffers, type RecordedFlow } from '#inspector/paths/replay/replay.ts';
import { BrokenStep } from '#inspector/paths/walk.ts';
import { ViewDiffers } from './comparing.ts';
import type { FlowDriver } from './flowDriver.ts';
import { inScene, type Scene } from './scene.ts';
import { walksUntil } from './walking.ts';

/** The time limit of a recorded flow on a view, in milliseconds; a test has a minute. */
const patience = 40_000;

/**
 * Walks a recorded flow on its mounted view, in the language and at the width of the recording. Resolves to the first
 * step that is impossible there, with the reason; to undefined if all are possible. A driver mounts the view with its
 * own data, so the view may differ from the recorded page.
 * @throws {ReplayDiffers} when the chart differs
 * @throws {ViewDiffers} if the view makes another event of a gesture that uses all data of the event
 */
export async function replaysOnView<M extends AnyStateMachine>(
  driver: FlowDriver<M>,
  flow: RecordedFlow,
  scene: Scene,
): Promise<string | undefined> {
  let recorded: RecordedWay<M>;
  try {
    recorded = recordedWay(driver.cases, flow);
  } catch (error) {
    // The recorded flow is impossible here: the cases of a driver are fewer than the chart's, and may not fit recorded
    // data.
    if (error instanceof ReplayDiffers) throw error;
    return firstLineOf((error as Error).message);
  }
  const { cases, way } = recorded;
  const last = performance.now() + patience;
  try {
    await inScene(scene, () => walksUntil({ ...driver, cases }, { beginning: way.beginning, steps: way.labels }, last));
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof BrokenStep)) return `the beginning: ${firstLineOf(message)}`;
    if (error.cause instanceof ViewDiffers) throw error.cause;
    const at = error.step === 0 ? 'the beginning' : `step ${error.step}, ${way.labels[error.step - 1]}`;
    return `${at}: ${firstLineOf(message)}`;
  }
}

function firstLineOf(message: string): string {
  return message.split('\n', 1)[0]!;
}
