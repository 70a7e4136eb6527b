/** The outcome of a command that the server refused, for a flow that shows why: words for people. */
export interface RefusedOutcome {
  readonly refusal: string;
}
