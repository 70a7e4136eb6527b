/**
 * The key code of a key that an input method has processed. In Safari, it is the only sign of the Enter that ends a
 * composition.
 */
const handledKeyCode = 229;

/** Whether an input method has processed a key, to compose or to end a composition. Such keys must be ignored. */
export function isHandledByInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === handledKeyCode;
}
