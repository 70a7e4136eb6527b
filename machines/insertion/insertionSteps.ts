/** The steps of inserting a listing, in their order (INSERTION-1); each has its own address (ROUTES-14 to 18). */
export const insertionSteps = ['start', 'description', 'contact', 'preview', 'confirm'] as const;

export type InsertionStep = (typeof insertionSteps)[number];

/** The seller's goal: a step of the insertion, or `saved` for an edit. */
export type InsertionGoal = InsertionStep | 'saved';

/** The step before this one; the first step returns itself. */
export function stepBefore(step: InsertionStep): InsertionStep {
  return insertionSteps[Math.max(0, insertionSteps.indexOf(step) - 1)]!;
}

/** The step after this one; the last step returns itself. */
export function stepAfter(step: InsertionStep): InsertionStep {
  return insertionSteps[Math.min(insertionSteps.length - 1, insertionSteps.indexOf(step) + 1)]!;
}

export function isStepBefore(step: InsertionStep, other: InsertionStep): boolean {
  return insertionSteps.indexOf(step) < insertionSteps.indexOf(other);
}
