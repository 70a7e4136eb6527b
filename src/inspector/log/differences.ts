import { sameJson } from '#machines/journal/json.ts';
import { stateName } from '#machines/journal/fold.ts';
import { type Change, contextDiff } from './contextDiff.ts';
import type { LoggedStep } from './log.ts';
import type { LogIndex } from './logIndex.ts';
import { description, shownData } from './shown/shownData.ts';

/** The differences between two aligned steps. */
export interface Differences {
  /** Only one of the runs has the event, or its data differ. */
  readonly event: boolean;
  /** The states after it differ. */
  readonly state: boolean;
  /** The changes from the left context to the right one. */
  readonly context: readonly Change[];
}

/** Two steps of two runs with the same event; one of them is missing if only one run has it. */
export interface AlignedSteps {
  readonly left: LoggedStep | null;
  readonly right: LoggedStep | null;
}

/** An actor of a log. */
export interface Run {
  readonly index: LogIndex;
  readonly session: string;
}

/** Compares two aligned steps. */
export function differencesOf({ left, right }: AlignedSteps): Differences {
  if (!left || !right) return { event: true, state: false, context: [] };
  return {
    event: !isSameEvent(left, right),
    state: stateName(left.after) !== stateName(right.after) || left.after.status !== right.after.status,
    context: contextDiff(left.after.context, right.after.context).changes.filter((change) => !isIncomparable(change)),
  };
}

export function isDifferent({ event, state, context }: Differences): boolean {
  return event || state || context.length > 0;
}

/** Actors, functions and promises of two runs are never the same object. */
function isIncomparable({ before, after }: Change): boolean {
  if (typeof before === 'function' && typeof after === 'function') return true;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false;
  const [one, other] = [description(before), description(after)];
  const isRun = (text: string | undefined) => text !== undefined && /^(?:actor |a promise$)/.test(text);
  return isRun(one) && isRun(other);
}

function isSameEvent({ event: left }: LoggedStep, { event: right }: LoggedStep): boolean {
  return left === right || sameJson(shownData(left), shownData(right));
}
