/** The dialogs that lie above the page, the topmost last. What is outside of that one can be neither reached nor heard. */
const above: HTMLDialogElement[] = [];

const followers = new Set<() => void>();

function tellFollowers(): void {
  for (const follow of followers) follow();
}

/** A dialog lies above all else from now on. Gives what ends that, before it goes. */
export function lieAboveAll(dialog: HTMLDialogElement): () => void {
  above.push(dialog);
  tellFollowers();
  return () => {
    above.splice(above.indexOf(dialog), 1);
    tellFollowers();
  };
}

/** Calls with the topmost dialog, undefined if there is none: now, and whenever it is another. Gives what ends that. */
export function followTopmost(tell: (dialog: HTMLDialogElement | undefined) => void): () => void {
  const follow = () => tell(above.at(-1));
  followers.add(follow);
  follow();
  return () => followers.delete(follow);
}
