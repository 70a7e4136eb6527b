/**
 * A command that was understood and not allowed. A value, never thrown: whoever asked is told why, in words that
 * `src/words` keeps by code. A code is the feature and the claim that failed (`listing.needsPhoto`).
 */
export interface Refusal<Code extends string = string> {
  readonly refused: Code;
  /** What the words need to name: the field, the limit, the value. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Refuses a command, with what the words need to say why. */
export function refuse<Code extends string>(
  refused: Code,
  details?: Readonly<Record<string, string | number>>,
): Refusal<Code> {
  return details ? { refused, details } : { refused };
}

/** Whether a rule refused, or returned facts. */
export function isRefusal<Code extends string>(answer: unknown): answer is Refusal<Code> {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
