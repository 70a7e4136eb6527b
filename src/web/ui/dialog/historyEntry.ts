// What lies above a page has an entry in the tab's history, at the address of that page: Back leaves it as it leaves any
// other screen. The router, which knows its entries by their keys, takes it for the page's own.

/** What lies above the page while the tab's history is at its entry. */
interface Layer {
  readonly isOpen: () => boolean;
  /** Back has left the entry, or Forward has come to it. */
  readonly show: (isOpen: boolean) => void;
}

/** Such an entry, known by a name of its own. */
export function historyEntry(name: string) {
  /** Whether the way back from the entry has begun: the browser is there a moment later. */
  let isLeaving = false;

  /** Whether the tab's history is at the entry. */
  const isAt = () => stateOf(window.history)[name] === true;

  /** Adds the entry, unless Forward has come to it. */
  function enter(): void {
    if (!isAt()) window.history.pushState({ ...stateOf(window.history), [name]: true }, '');
  }

  /** Goes back from the entry, unless Back has done so. */
  function leave(): void {
    if (!isAt() || isLeaving) return;
    isLeaving = true;
    window.history.back();
  }

  /** Closes what lies above when Back leaves the entry, and opens it when Forward comes to it. Gives what ends that. */
  function follow({ isOpen, show }: Layer): () => void {
    function goAlong(): void {
      const wasLeft = isLeaving;
      isLeaving = false;
      // Who was as quick as to open it again needs another entry.
      if (wasLeft && isOpen()) enter();
      else show(isAt());
    }
    window.addEventListener('popstate', goAlong);
    return () => window.removeEventListener('popstate', goAlong);
  }

  /** Resolves once the tab's history is not at the entry: the way back that has begun is over. */
  async function left(): Promise<void> {
    while (isAt()) await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  }

  return { isAt, enter, leave, left, follow };
}

function stateOf({ state }: History): Readonly<Record<string, unknown>> {
  return (state ?? {}) as Readonly<Record<string, unknown>>;
}
