import { pipeline, Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { type Encoding, encodingFor } from './encodings.ts';

type Smaller = Exclude<Encoding, 'identity'>;

/** Text in all its forms, drawings included, but no stream of events or lines, which shall not wait for one another. */
const compressible = /^text\/(?!event-stream)|[+/](json|xml|javascript)(;|$)/u;

/** Below it the answer's headers weigh more than what is saved. In bytes. */
const smallest = 1024;

/** Where the next step costs more time than its bytes cost on the way: levels for what is compressed as it is asked for. */
const brotliQuality = 4;
const gzipLevel = 5;

const brotliOptions = (size = 0) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/** A content in an encoding. */
export function compressed(content: Buffer, encoding: Smaller): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(content, brotliOptions(content.length))
    : promisify(gzip)(content, { level: gzipLevel });
}

function compressor(encoding: Smaller): Transform {
  return encoding === 'br' ? createBrotliCompress(brotliOptions()) : createGzip({ level: gzipLevel });
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
    const isText = compressible.test(String(reply.getHeader('content-type') ?? ''));
    const size = Number(reply.getHeader('content-length') ?? Infinity);
    const isPart = reply.statusCode === 206;
    if (!isText || isPart || size < smallest || reply.hasHeader('content-encoding')) return payload;
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
    if (!Buffer.isBuffer(content) || content.length < smallest) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressed(content, encoding);
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
