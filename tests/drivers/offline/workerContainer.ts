/** A browser's container of workers, as far as a page uses it. */
class WorkerContainer extends EventTarget {
  readonly reported: unknown[] = [];
  readonly updated: number[] = [];
  /** The worker of this document, which already controls it. */
  controller: object | null = {};
  readonly registration = {
    active: { postMessage: (word: unknown) => this.reported.push(word) },
    update: async () => void this.updated.push(Date.now()),
  };
  /** Resolves when the browser accepts the worker of a page. */
  readonly taking = Promise.withResolvers<void>();
  readonly ready = this.taking.promise.then(() => this.registration);
  register = () => this.ready;
  getRegistration = async () => this.registration;
  startMessages = () => {};
}

/** Gives this browser a container of workers, until it is restored. */
export function holdWorkers(): WorkerContainer & { letGo(): void } {
  const container = new WorkerContainer();
  // A rejection without a listener must not fail the test.
  container.ready.catch(() => undefined);
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return Object.assign(container, { letGo: () => void Reflect.deleteProperty(navigator, 'serviceWorker') });
}
