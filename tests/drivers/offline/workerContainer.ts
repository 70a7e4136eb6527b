/** A browser's container of workers, as far as a page speaks to it. */
class WorkerContainer extends EventTarget {
  readonly told: unknown[] = [];
  readonly updated: number[] = [];
  /** That of this document, which has one already. */
  controller: object | null = {};
  readonly registration = {
    active: { postMessage: (word: unknown) => this.told.push(word) },
    update: async () => void this.updated.push(Date.now()),
  };
  /** Whether the browser takes the worker that a page wants it to take. */
  readonly taking = Promise.withResolvers<void>();
  readonly ready = this.taking.promise.then(() => this.registration);
  register = () => this.ready;
  getRegistration = async () => this.registration;
  startMessages = () => {};
}

/** Gives this browser a container of workers, until it is told not to. */
export function holdWorkers(): WorkerContainer & { letGo(): void } {
  const container = new WorkerContainer();
  // Where it takes none nobody has to hear of it twice.
  container.ready.catch(() => undefined);
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return Object.assign(container, { letGo: () => void Reflect.deleteProperty(navigator, 'serviceWorker') });
}
