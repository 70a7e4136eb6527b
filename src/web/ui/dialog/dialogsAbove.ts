/** The open dialogs, the topmost last. Content outside the topmost one is inert, also for screen readers. */
const above: HTMLDialogElement[] = [];

const followers = new Set<() => void>();

function notifyFollowers(): void {
  for (const follow of followers) follow();
}

/** Registers a dialog as the topmost. Returns the function to call before it closes. */
export function stackDialog(dialog: HTMLDialogElement): () => void {
  above.push(dialog);
  notifyFollowers();
  return () => {
    above.splice(above.indexOf(dialog), 1);
    notifyFollowers();
  };
}

/**
 * Calls with the topmost dialog, undefined if there is none: now, and after each change. Returns the function that
 * unsubscribes.
 */
export function followTopmost(tell: (dialog: HTMLDialogElement | undefined) => void): () => void {
  const follow = () => tell(above.at(-1));
  followers.add(follow);
  follow();
  return () => followers.delete(follow);
}
