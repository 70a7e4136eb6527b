/**
 * A command that was understood but is not allowed. It is a value and never thrown. The caller gets the reason in the
 * words that `src/words` has for the code. A code is the feature and the claim that failed (`listing.needsPhoto`).
 */
export interface Refusal<Code extends string = string> {
  readonly refused: Code;
  /** Values for the words of the refusal: the field, the limit, the value. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Refuses a command, with values for the words of the refusal. */
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
