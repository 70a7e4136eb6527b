import { pipeline, Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { compressibleTypes, smallestCompressed } from './compressible.ts';
import { type Encoding, encodingFor } from './encodings.ts';

export type Smaller = Exclude<Encoding, 'identity'>;

/**
 * What compressing may cost. Of a page of 150 kB `quick` leaves 24 in a quarter of a millisecond, `well` 20 in two: more
 * would cost more time than its bytes cost on the way.
 */
const efforts = { quick: { br: 1, gzip: 1 }, well: { br: 5, gzip: 6 } } as const;

/** A content in an encoding, at once: for what is sent to one client, once, or beside the main thread. */
export function compressedQuickly(content: Uint8Array, encoding: Smaller): Buffer {
  return encoding === 'br'
    ? brotliCompressSync(content, brotliOptions(efforts.quick.br, content.length))
    : gzipSync(content, { level: efforts.quick.gzip });
}

/** A content in an encoding, in the background: `well` for what is sent to many. */
export function compressed(content: Buffer, encoding: Smaller, effort: keyof typeof efforts): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(content, brotliOptions(efforts[effort].br, content.length))
    : promisify(gzip)(content, { level: efforts[effort].gzip });
}

/** What was compressed, in the background. */
export function decompressed(body: Buffer, encoding: Smaller): Promise<Buffer> {
  return promisify(encoding === 'br' ? brotliDecompress : gunzip)(body);
}

function compressor(encoding: Smaller): Transform {
  return encoding === 'br'
    ? createBrotliCompress(brotliOptions(efforts.quick.br))
    : createGzip({ level: efforts.quick.gzip });
}

function brotliOptions(quality: number, size = 0) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
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
      return pipeline(payload, compressor(encoding), (error) => {
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
