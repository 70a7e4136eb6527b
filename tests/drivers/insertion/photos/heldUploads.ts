import { act } from '@testing-library/react';
import { settled } from '../../web/settled.ts';

/** A stand-in for XMLHttpRequest: files that are being uploaded to a server. */
export class HeldUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  url = '';
  method = '';
  body: unknown = undefined;
  withCredentials = false;
  status = 0;
  responseText = '';
  /** Whether the upload was aborted or has ended. */
  isOver = false;

  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: unknown): void {
    this.body = body;
  }

  abort(): void {
    this.isOver = true;
    this.dispatchEvent(new Event('abort'));
  }

  /** Reports that this share of the file has been sent, from 0 to 1. */
  progresses(part: number): Promise<void> {
    const reported = { lengthComputable: true, loaded: part * 1000, total: 1000 };
    return act(async () => void this.upload.dispatchEvent(Object.assign(new Event('progress'), reported)));
  }

  answer(body: unknown, status = 200): Promise<void> {
    return act(async () => {
      Object.assign(this, { status, responseText: JSON.stringify(body), isOver: true });
      this.dispatchEvent(new Event('load'));
    });
  }

  /** Fails the upload, as a lost connection does. */
  fail(): Promise<void> {
    this.isOver = true;
    return act(async () => void this.dispatchEvent(new Event('error')));
  }
}

/** Replaces the browser's uploads until they are restored: each waits until the test answers it. */
export function holdUploads() {
  const uploads: HeldUpload[] = [];
  const { XMLHttpRequest } = globalThis;
  globalThis.XMLHttpRequest = class extends HeldUpload {
    constructor() {
      super();
      uploads.push(this);
    }
  } as unknown as typeof XMLHttpRequest;
  return {
    all: uploads as readonly HeldUpload[],
    /**
     * Resolves to the last waiting upload, once its code has been loaded.
     * @throws when there is none
     */
    async waiting(): Promise<HeldUpload> {
      const found = () => uploads.findLast(({ isOver, body }) => !isOver && body !== undefined);
      await settled(() => found() !== undefined);
      const upload = found();
      if (!upload) throw new Error('There is no upload');
      return upload;
    },
    letGo: () => void (globalThis.XMLHttpRequest = XMLHttpRequest),
  };
}
