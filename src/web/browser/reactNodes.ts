// React stores on each DOM node that it made or hydrated the fiber that the node belongs to. Only the two fields used
// here are read.

interface Fiber {
  readonly tag: number;
  /** The parent; null at the root, and at the top of a deleted subtree. */
  readonly return: Fiber | null;
}

/** React's `HostRoot`. */
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
