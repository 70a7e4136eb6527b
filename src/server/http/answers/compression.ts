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
 * What compressing may cost. Of a page of 222 kB Zstandard leaves `quick` 27 and `well` 24 kB, Brotli 28 and 23, in two thirds
 * and in four fifths of Brotli's time: more would cost more time than its bytes cost on the way.
 */
const efforts = { quick: { zstd: 1, br: 1, gzip: 1 }, well: { zstd: 9, br: 5, gzip: 6 } } as const;

type Effort = keyof typeof efforts;

interface Codec {
  /** At once. */
  readonly now: (content: Uint8Array, effort: Effort) => Buffer;
  /** In the background. */
  readonly later: (content: Uint8Array, effort: Effort) => Promise<Buffer>;
  /** In the background. */
  readonly undone: (body: Uint8Array) => Promise<Buffer>;
  /** As it comes, quickly. */
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

/** A content in an encoding, at once: for what one client waits for. It has a buffer of its own, of its length. */
export function compressedQuickly(content: Uint8Array, encoding: Smaller): Buffer<ArrayBuffer> {
  return alone(codecs[encoding].now(content, 'quick'));
}

/** A content in an encoding, in the background: `well` for what is sent to many. It has a buffer of its own, of its length. */
export async function compressed(content: Buffer, encoding: Smaller, effort: Effort): Promise<Buffer> {
  return alone(await codecs[encoding].later(content, effort));
}

/** What Node gives lies in a larger piece, all of which would be kept with it. */
function alone(body: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(body).buffer);
}

/** What was compressed, in the background. */
export function decompressed(body: Buffer, encoding: Smaller): Promise<Buffer> {
  return codecs[encoding].undone(body);
}

/**
 * Zstandard writes into pieces of so many bytes, of which Node makes a whole. The last one stays with its stream until V8 clears
 * away what is old: with pieces as large as a page that would come several times as often.
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
 * Compresses every answer that gains by it and does not say itself how it is encoded, as files of the build and pages do.
 * It is the last to see an answer, so what others say of it, its entity tag first of all, is of its content.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode === 304) {
      // Who holds the content holds it in an encoding already (RFC 9110, 15.4.5).
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
