import { compressed } from '../http/compression.ts';
import type { Encoding } from '../http/encodings.ts';
import { weakTag } from '../http/etag.ts';

/** A rendered page as it goes out, in every encoding that somebody has asked for. */
export interface Page {
  readonly status: number;
  readonly etag: string;
  /** The document in an encoding: compressed once, however many ask for it. */
  body(encoding: Encoding): Promise<Buffer>;
  /** Bytes that all its encodings take by now. */
  readonly size: number;
}

/** The page of a document. `onGrown` is told whenever another encoding of it is at hand. */
export function createPage(
  { status, html }: { readonly status: number; readonly html: string },
  onGrown: (page: Page) => void = () => undefined,
): Page {
  const content = Buffer.from(html);
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content)]]);
  let size = content.length;

  const page: Page = {
    status,
    etag: weakTag(content),
    body(encoding) {
      const known = bodies.get(encoding);
      if (known || encoding === 'identity') return known!;
      const body = compressed(content, encoding).then((smaller) => {
        size += smaller.length;
        onGrown(page);
        return smaller;
      });
      bodies.set(encoding, body);
      return body;
    },
    get size() {
      return size;
    },
  };
  return page;
}
