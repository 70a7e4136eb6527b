import type { Encoding } from '../../http/answers/encodings.ts';
import type { BuiltWeb, RenderRequest, WebDoor } from './door.ts';

/** What a document is made of. */
export interface RenderOrder {
  readonly request: RenderRequest;
  readonly origin: string;
  /** Whether the document brings the recorder; a name records the flows of that machine alone. */
  readonly recording: boolean | string;
  /** In which it is asked for first. */
  readonly encoding: Encoding;
  /** The address of a service's script that tells browsers apart. */
  readonly fingerprintScript?: string;
}

/** A document as it was asked for, compressed quickly, or as it is. */
export interface RenderedDocument {
  readonly status: number;
  readonly encoding: Encoding;
  readonly body: Buffer;
}

/** Where documents are rendered. */
export interface Rendering {
  /**
   * Renders a document; a page that throws becomes the severe error, and `onError` gets the reason. Rejects with
   * TooManyDocuments if the queue is full, and with ShareUsed if the client's share is used.
   */
  render(order: RenderOrder, onError: (error: unknown) => void, client?: string): Promise<RenderedDocument>;
  /** Ends at once; what is not done is rejected. */
  close(): Promise<void>;
}

/** More documents are waited for than can be rendered in bearable time. */
export class TooManyDocuments extends Error {
  override readonly name = 'TooManyDocuments';
  readonly statusCode = 503;
}

/** Renders in this thread, by a door that may be another each time. */
export function renderingHere(door: () => Promise<WebDoor>, manifest?: BuiltWeb['manifest']): Rendering {
  return {
    async render({ encoding: _, ...order }, onError) {
      const { renderDocument } = await door();
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
