import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Text in all its forms, drawings included, but no stream of events, whose lines shall not wait for one another. */
const compressible = /^text\/(?!event-stream)|[+/](json|xml|javascript)(;|$)/u;

/** Below it the answer's headers weigh more than what is saved. In bytes. */
const smallest = 1024;

/**
 * Compresses what the routes registered after it answer; an answer that says how it is encoded is left alone, as are
 * pictures. Files of the build are compressed already, and pages keep their own encodings.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    threshold: smallest,
    customTypes: compressible,
    // Bodies that come compressed could be bombs, and no client of ours sends any.
    globalDecompression: false,
  });
}
