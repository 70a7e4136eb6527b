import { pipeline, Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gunzip,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { compressibleTypes, smallestCompressed } from './compressible.ts';
import { type Encoding, encodingFor } from './encodings.ts';

export type Smaller = Exclude<Encoding, 'identity'>;

/**
 * The compression levels. Of a page of 222 kB Zstandard leaves `quick` 27 and `well` 24 kB, Brotli 28 and 23. It takes
 * two thirds and four fifths of Brotli's time. Higher levels would cost more time than they save in transfer.
 */
const efforts = { quick: { zstd: 1, br: 1, gzip: 1 }, well: { zstd: 9, br: 5, gzip: 6 } } as const;

type Effort = keyof typeof efforts;

interface Codec {
  /** Compresses synchronously. */
  readonly now: (content: Uint8Array, effort: Effort) => Buffer;
  /** Compresses in the background. */
  readonly later: (content: Uint8Array, effort: Effort) => Promise<Buffer>;
  /** Decompresses in the background. */
  readonly undone: (body: Uint8Array) => Promise<Buffer>;
  /** A stream that compresses with the quick level. */
  readonly stream: () => Transform;
}

const codecs: Readonly<Record<Smaller, Codec>> = {
  zstd: {
    now: (content, effort) => zstdCompressSync(content, zstdOptions(effort)),
    later: (content, effort) => promisify(zstdCompress)(content, zstdOptions(effort)),
    undone: promisify(zstdDecompress),
    stream: () => createZstdCompress(zstdOptions('quick')),
  },
  br: {
    now: (content, effort) => brotliCompressSync(content, brotliOptions(effort, content.length)),
    later: (content, effort) => promisify(brotliCompress)(content, brotliOptions(effort, content.length)),
    undone: promisify(brotliDecompress),
    stream: () => createBrotliCompress(brotliOptions('quick')),
  },
  gzip: {
    now: (content, effort) => gzipSync(content, { level: efforts[effort].gzip }),
    later: (content, effort) => promisify(gzip)(content, { level: efforts[effort].gzip }),
    undone: promisify(gunzip),
    stream: () => createGzip({ level: efforts.quick.gzip }),
  },
};

/** Compresses content synchronously, for a waiting client. The result has a buffer of its exact length. */
export function compressedQuickly(content: Uint8Array, encoding: Smaller): Buffer<ArrayBuffer> {
  return alone(codecs[encoding].now(content, 'quick'));
}

/**
 * Compresses content in the background: `well` for content with many recipients. The result has a buffer of its exact
 * length.
 */
export async function compressed(content: Buffer, encoding: Smaller, effort: Effort): Promise<Buffer> {
  return alone(await codecs[encoding].later(content, effort));
}

/** Copies a result: Node returns a view of a larger buffer, which would stay in memory with it. */
function alone(body: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(body).buffer);
}

/** Decompresses a body in the background. */
export function decompressed(body: Buffer, encoding: Smaller): Promise<Buffer> {
  return codecs[encoding].undone(body);
}

/**
 * Zstandard writes into chunks of this size, which Node joins. The last chunk of a stream stays in memory until a major
 * garbage collection. Chunks as large as a page would cause several times as many collections.
 */
const chunkSize = 8 * 1024;

function zstdOptions(effort: Effort) {
  return { chunkSize, params: { [constants.ZSTD_c_compressionLevel]: efforts[effort].zstd } };
}

function brotliOptions(effort: Effort, size = 0) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: efforts[effort].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}

/**
 * Compresses every answer that compresses well and has no encoding yet; files of the build and pages have one. It must
 * be the last hook, so that other hooks, the entity tag first of all, see the uncompressed content.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode === 304) {
      // The client already has the content, in some encoding (RFC 9110, 15.4.5): a 304 must not name one.
      reply.removeHeader('content-encoding');
      return payload;
    }
    const isText = compressibleTypes.test(String(reply.getHeader('content-type') ?? ''));
    const size = Number(reply.getHeader('content-length') ?? Infinity);
    const isPart = reply.statusCode === 206;
    if (!isText || isPart || size < smallestCompressed || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', varyWithEncoding(reply.getHeader('vary')));
    const encoding = encodingFor(request.headers['accept-encoding']?.toString());
    if (encoding === 'identity') return payload;
    if (payload instanceof Readable) {
      reply.header('content-encoding', encoding).removeHeader('content-length');
      return pipeline(payload, codecs[encoding].stream(), (error) => {
        if (error) request.log.debug({ err: error }, 'an answer was broken off');
      });
    }
    const content = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!Buffer.isBuffer(content) || content.length < smallestCompressed) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressedQuickly(content, encoding);
  });
}

function varyWithEncoding(said: string | number | readonly string[] | undefined): string {
  const names = [said ?? []].flat().flatMap((each) =>
    String(each)
      .toLowerCase()
      .split(/\s*,\s*/),
  );
  return [...new Set([...names, 'accept-encoding'])].join(', ');
}
