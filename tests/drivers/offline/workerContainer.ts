/** A stand-in for `navigator.serviceWorker`, with the members that pages use. */
class WorkerContainer extends EventTarget {
  readonly reported: unknown[] = [];
  readonly updated: number[] = [];
  /** The service worker that already controls this document. */
  controller: object | null = {};
  readonly registration = {
    active: { postMessage: (word: unknown) => this.reported.push(word) },
    update: async () => void this.updated.push(Date.now()),
  };
  /** The promise that a test resolves when the browser accepts the worker of a page. */
  readonly taking = Promise.withResolvers<void>();
  readonly ready = this.taking.promise.then(() => this.registration);
  register = () => this.ready;
  getRegistration = async () => this.registration;
  startMessages = () => {};
}

/** Replaces `navigator.serviceWorker` by a stand-in until it is restored. */
export function holdWorkers(): WorkerContainer & { letGo(): void } {
  const container = new WorkerContainer();
  // Handles rejections here: one that no test listens to must not fail the test.
  container.ready.catch(() => undefined);
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return Object.assign(container, { letGo: () => void Reflect.deleteProperty(navigator, 'serviceWorker') });
}
