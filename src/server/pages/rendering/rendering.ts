import type { Encoding } from '../../http/answers/encodings.ts';
import type { BuiltWeb, RenderRequest, SsrBundle } from './ssrBundle.ts';

/** The input of a document. */
export interface RenderOrder {
  readonly request: RenderRequest;
  readonly origin: string;
  /** Whether the document includes the recorder. A name records only the flows of that machine. */
  readonly recording: boolean | string;
  /** The address of the inspector's script, for documents that include it. */
  readonly inspector?: string;
  /** The encoding that the first request for this document accepts. */
  readonly encoding: Encoding;
  /** The URL of an external fingerprinting script. */
  readonly fingerprintScript?: string;
}

/** A rendered document, quickly compressed or uncompressed. */
export interface RenderedDocument {
  readonly status: number;
  readonly encoding: Encoding;
  readonly body: Buffer;
}

/** Renders documents, in this thread or in worker threads. */
export interface Rendering {
  /**
   * Renders a document; a page that throws becomes the severe error, and `onError` gets the reason. Rejects with
   * TooManyDocuments if the queue is full, and with ShareUsed if the client's share is used.
   */
  render(order: RenderOrder, onError: (error: unknown) => void, client?: string): Promise<RenderedDocument>;
  /** Stops rendering immediately. Unfinished work is rejected. */
  close(): Promise<void>;
}

/** The queue is longer than can be rendered in acceptable time. */
export class TooManyDocuments extends Error {
  override readonly name = 'TooManyDocuments';
  readonly statusCode = 503;
}

/** Renders in the current thread. `ssrBundle` may return another bundle each time. */
export function renderingHere(ssrBundle: () => Promise<SsrBundle>, manifest?: BuiltWeb['manifest']): Rendering {
  return {
    async render({ encoding: _, ...order }, onError) {
      const { renderDocument } = await ssrBundle();
      const { status, content } = await renderDocument({
        ...order,
        ...(manifest !== undefined && { manifest }),
        onError,
      });
      return { status, encoding: 'identity', body: Buffer.from(content.buffer, content.byteOffset, content.length) };
    },
    close: async () => undefined,
  };
}
