/**
 * The key code of a key that an input method has processed. In Safari, it is the only sign of the Enter that ends a
 * composition.
 */
const takenKeyCode = 229;

/** Whether an input method has processed a key, to compose or to end a composition. Such keys must be ignored. */
export function isTakenByInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === takenKeyCode;
}
