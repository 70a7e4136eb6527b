// A layer above a page has its own entry in the tab's history, with the page's URL: Back closes it like any other
// screen. The router identifies entries by their keys, and treats this one as the page's own.

/** A layer that is open while the tab's history is at its entry. */
interface Layer {
  readonly isOpen: () => boolean;
  /** Called with false when Back has left the layer's history entry, and with true when Forward has returned to it. */
  readonly show: (isOpen: boolean) => void;
}

/** Creates the history entry of a layer, identified by a name. */
export function historyEntry(name: string) {
  /** Whether `history.back()` has been called: the browser completes it a moment later. */
  let isLeaving = false;

  /** Whether the tab's history is at the entry of the layer. */
  const isAt = () => stateOf(window.history)[name] === true;

  /** Adds the layer's history entry, unless Forward has returned to it. */
  function enter(): void {
    if (!isAt()) window.history.pushState({ ...stateOf(window.history), [name]: true }, '');
  }

  /** Goes back from the layer's history entry, unless Back has already left it. */
  function leave(): void {
    if (!isAt() || isLeaving) return;
    isLeaving = true;
    window.history.back();
  }

  /**
   * Closes the layer when Back leaves its history entry, and opens it when Forward returns to it. Returns the function
   * that stops this.
   */
  function follow({ isOpen, show }: Layer): () => void {
    function goAlong(): void {
      const wasLeft = isLeaving;
      isLeaving = false;
      // A layer that was reopened before `back()` completed needs a new entry.
      if (wasLeft && isOpen()) enter();
      else show(isAt());
    }
    window.addEventListener('popstate', goAlong);
    return () => window.removeEventListener('popstate', goAlong);
  }

  /** Resolves once the tab's history is not at the entry, after a pending `back()`. */
  async function left(): Promise<void> {
    while (isAt()) await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  }

  return { isAt, enter, leave, left, follow };
}

function stateOf({ state }: History): Readonly<Record<string, unknown>> {
  return (state ?? {}) as Readonly<Record<string, unknown>>;
}
