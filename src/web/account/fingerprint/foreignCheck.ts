import { randomUuid } from '../../browser/randomUuid.ts';
import type { FraudCheck } from './fraudCheck.ts';

/** The global object that the script of SEON and compatible services defines. */
interface ForeignScript {
  config(settings: {
    readonly session_id: string;
    readonly onSuccess: (message: unknown) => void;
    readonly onError: (message: unknown) => void;
  }): void;
  getBase64Session(take: (session: string | null | undefined) => void): void;
}

declare global {
  interface Window {
    seon?: ForeignScript;
  }
}

/** Loads the script of a fraud-check service by its URL, once per document. Rejects if it does not load. */
export function loadForeignCheck(address: string): Promise<void> {
  coming ??= new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      coming = undefined;
      reject(new Error(`${address} did not load`));
    });
    document.head.append(script);
  });
  return coming;
}

let coming: Promise<void> | undefined;

/** The fraud check of an external service, whose script must be loaded. */
export function foreignCheck(): FraudCheck {
  let fingerprint: string | null = null;
  return {
    async configure() {
      const { seon } = window;
      if (!seon) throw new Error('The script defined no check');
      const session = randomUuid();
      await new Promise<void>((resolve, reject) => {
        const onError = (message: unknown) => reject(new Error(`The script refused its settings: ${String(message)}`));
        seon.config({ session_id: session, onSuccess: () => resolve(), onError });
      });
      seon.getBase64Session((reported) => void (fingerprint = reported || null));
    },
    read: () => fingerprint,
  };
}
