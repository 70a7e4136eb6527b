/** A key that an input method has taken; Safari says so by this alone of the Enter that ends a composition. */
const takenKeyCode = 229;

/** Whether an input method has taken a key, to put characters together or to end that: it is none of ours then. */
export function isTakenByInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === takenKeyCode;
}
