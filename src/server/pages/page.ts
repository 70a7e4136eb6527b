import { randomBytes } from 'node:crypto';
import { compressedQuickly, compressedWell, type Smaller } from '../http/compression.ts';
import type { Encoding } from '../http/encodings.ts';

/** A rendered page as it goes out, in every encoding that somebody has asked for. */
export interface Page {
  readonly status: number;
  readonly etag: string;
  /** The document in an encoding: compressed quickly for the first who asks, and then well for those who come after. */
  body(encoding: Encoding): Buffer;
  /** Bytes that all its encodings take by now. */
  readonly size: number;
  /** Resolves once no better encoding is under way. */
  settled(): Promise<void>;
}

const ours = randomBytes(6).toString('base64url');
let made = 0;

/**
 * The page of a document. `onResized` is told whenever its encodings take more or less room than before. No two pages
 * have the same tag: each says when it was rendered, so no two are the same.
 */
export function createPage(
  { status, html }: { readonly status: number; readonly html: string },
  onResized: (page: Page) => void = () => undefined,
): Page {
  const content = Buffer.from(html);
  const bodies = new Map<Encoding, Buffer>([['identity', content]]);
  const bettering = new Map<Encoding, Promise<void>>();
  made += 1;
  let size = content.length;

  function put(encoding: Smaller, body: Buffer): Buffer {
    size += body.length - (bodies.get(encoding)?.length ?? 0);
    bodies.set(encoding, body);
    onResized(page);
    return body;
  }

  async function better(encoding: Smaller): Promise<void> {
    // What was compressed quickly serves as well, should memory be short.
    const body = await compressedWell(content, encoding).catch(() => undefined);
    if (body && body.length < bodies.get(encoding)!.length) put(encoding, body);
  }

  const page: Page = {
    status,
    etag: `W/"${ours}-${made.toString(36)}"`,
    body(encoding) {
      if (encoding === 'identity') return content;
      const known = bodies.get(encoding);
      if (!known) return put(encoding, compressedQuickly(content, encoding));
      if (!bettering.has(encoding)) bettering.set(encoding, better(encoding));
      return known;
    },
    get size() {
      return size;
    },
    settled: async () => void (await Promise.all(bettering.values())),
  };
  return page;
}
