// The fiber that React stores on each DOM node which it has made or hydrated. Only the two fields used here are
// declared.

interface Fiber {
  readonly tag: number;
  /** The parent fiber; null at the root, and at the top of a deleted subtree. */
  readonly return: Fiber | null;
}

/** The tag of React's root fiber (`HostRoot`). */
const hostRoot = 3;

/** `__reactFiber$` and random characters; known once a node of React has been seen. */
let key: string | undefined;

function fiberOf(node: Node): Fiber | undefined {
  key ??= Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? undefined : (node as unknown as Record<string, Fiber | undefined>)[key];
}

/** Whether React made or hydrated the node. It does not own the text of an element that has no other child. */
export function isOwned(node: Node): boolean {
  return fiberOf(node) !== undefined;
}

/** Whether React still shows the node, wherever other scripts have put it. */
export function isMounted(node: Node): boolean {
  let fiber = fiberOf(node) ?? null;
  while (fiber?.return) fiber = fiber.return;
  return fiber?.tag === hostRoot;
}
