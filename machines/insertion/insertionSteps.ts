/** The steps of inserting an ad, in their order (INSERTION-1); each is an address of its own (ROUTES-14 to 18). */
export const insertionSteps = ['start', 'description', 'contact', 'preview', 'confirm'] as const;

export type InsertionStep = (typeof insertionSteps)[number];

/** Where a seller wants to be: at a step, or done with an edit, its changes saved. */
export type InsertionGoal = InsertionStep | 'saved';

/** The step before one; the first is its own. */
export function stepBefore(step: InsertionStep): InsertionStep {
  return insertionSteps[Math.max(0, insertionSteps.indexOf(step) - 1)]!;
}

/** The step after one; the last is its own. */
export function stepAfter(step: InsertionStep): InsertionStep {
  return insertionSteps[Math.min(insertionSteps.length - 1, insertionSteps.indexOf(step) + 1)]!;
}

export function isStepBefore(step: InsertionStep, other: InsertionStep): boolean {
  return insertionSteps.indexOf(step) < insertionSteps.indexOf(other);
}
