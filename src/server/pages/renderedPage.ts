import { randomBytes } from 'node:crypto';
import { compressed, decompressed, type Smaller } from '../http/answers/compression.ts';
import type { Encoding } from '../http/answers/encodings.ts';
import type { RenderedDocument } from './rendering/rendering.ts';

/** A rendered page with each encoding that was requested so far. */
export interface Page {
  readonly status: number;
  readonly etag: string;
  /** The document in an encoding. The first request gets a quick compression, later ones a better one. */
  body(encoding: Encoding): Promise<Buffer>;
  /** The current size of the page in all its encodings, in bytes. */
  readonly size: number;
  /** Resolves once no better compression of the page is in progress. */
  settled(): Promise<void>;
}

const ours = randomBytes(6).toString('base64url');
let made = 0;

/**
 * The page of a document. Only requested encodings stay in memory, because the document itself is several times as
 * large. `onResized` is called when the memory use changes. Every page has a unique tag, because it contains the time
 * of its rendering.
 */
export function createPage(
  { status, encoding: original, body: rendered }: RenderedDocument,
  onResized: (page: Page) => void = () => undefined,
): Page {
  const bodies = new Map<Encoding, Buffer>([[original, rendered]]);
  const coming = new Map<Encoding, Promise<Buffer>>();
  const bettering = new Map<Encoding, Promise<void>>();
  let isRequestedAgain = false;
  made += 1;
  let size = rendered.length;

  function put(encoding: Encoding, body: Buffer): Buffer {
    size += body.length - (bodies.get(encoding)?.length ?? 0);
    bodies.set(encoding, body);
    onResized(page);
    return body;
  }

  async function content(): Promise<Buffer> {
    return bodies.get('identity') ?? decompressed(rendered, original as Smaller);
  }

  /** Compresses the page quickly; all requests for the same encoding share the work until it is done. */
  function quickly(encoding: Encoding): Promise<Buffer> {
    const known = coming.get(encoding);
    if (known) return known;
    const made = content()
      .then((content) => (encoding === 'identity' ? content : compressed(content, encoding, 'quick')))
      .then((body) => put(encoding, body));
    coming.set(encoding, made);
    made.catch(() => coming.delete(encoding));
    return made;
  }

  async function better(encoding: Smaller): Promise<void> {
    // If the better compression fails, for example because memory is short, the quick one remains in use.
    const body = await content()
      .then((content) => compressed(content, encoding, 'well'))
      .catch(() => undefined);
    if (body && body.length < bodies.get(encoding)!.length) put(encoding, body);
  }

  const page: Page = {
    status,
    etag: `W/"${ours}-${made.toString(36)}"`,
    async body(encoding) {
      const known = bodies.get(encoding);
      if (!known) return quickly(encoding);
      // The first call is for the request that caused the rendering, so only later ones start a better compression.
      const isFirst = encoding === original && !isRequestedAgain;
      if (isFirst) isRequestedAgain = true;
      else if (encoding !== 'identity' && !bettering.has(encoding)) bettering.set(encoding, better(encoding));
      return known;
    },
    get size() {
      return size;
    },
    settled: async () => void (await Promise.all(bettering.values())),
  };
  return page;
}
