import { randomBytes } from 'node:crypto';
import { compressed, decompressed, type Smaller } from '../http/answers/compression.ts';
import type { Encoding } from '../http/answers/encodings.ts';
import type { RenderedDocument } from './rendering/rendering.ts';

/** A rendered page as it goes out, in every encoding that somebody has asked for. */
export interface Page {
  readonly status: number;
  readonly etag: string;
  /** The document in an encoding: compressed quickly for those who ask first, and then well for those who come after. */
  body(encoding: Encoding): Promise<Buffer>;
  /** Bytes that all its encodings take by now. */
  readonly size: number;
  /** Resolves once no better encoding is under way. */
  settled(): Promise<void>;
}

const ours = randomBytes(6).toString('base64url');
let made = 0;

/**
 * The page of a document. In memory it has the encodings alone that were asked for: the document itself is several times as
 * large. `onResized` is told whenever they take more or less room than before. No two pages have the same tag: each says
 * when it was rendered, so no two are the same.
 */
export function createPage(
  { status, encoding: original, body: rendered }: RenderedDocument,
  onResized: (page: Page) => void = () => undefined,
): Page {
  const bodies = new Map<Encoding, Buffer>([[original, rendered]]);
  const coming = new Map<Encoding, Promise<Buffer>>();
  const bettering = new Map<Encoding, Promise<void>>();
  let isAskedAgain = false;
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

  /** Once for all who ask before it is there. */
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
    // What was compressed quickly serves as well, should memory be short.
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
      // The one it was rendered for asks first.
      const isFirst = encoding === original && !isAskedAgain;
      if (isFirst) isAskedAgain = true;
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
