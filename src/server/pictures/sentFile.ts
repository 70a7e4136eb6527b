import { addAbortSignal, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { apiError } from '#machines/market/api/apiError.ts';
import { CallRefused } from '#server/http/calls/callErrors.ts';
import { withMinimumThroughput, type Pace, TooSlow } from './minimumThroughput.ts';
import { TooManyWaiting } from './semaphore.ts';
import type { Upload } from './uploadMemory.ts';

/**
 * The minimum throughput: some 100 kbit/s, slower than any phone's connection. A slower sender holds an upload of its
 * client for ten seconds, and not for the 90 that a request may take (`app.ts`). A picture of 10 MB needs 900 kbit/s to
 * arrive within those 90.
 */
const slowest: Pace = { bytes: 128 * 1024, stretch: 10_000 };

/** The result for a form field without exactly one acceptable file. */
export type NoFile = 'missing' | 'several' | 'too large';

/**
 * The file in a form field, if it arrives at the minimum throughput, has content, and is the only file. Throws
 * CallRefused if the file arrives too slowly, or if the form is incomplete. Throws TooManyWaiting if the upload gives
 * way to another client's.
 */
export async function sentFile(request: FastifyRequest, field: string, upload: Upload): Promise<Buffer | NoFile> {
  try {
    return await withMinimumThroughput(
      slowest,
      () => request.raw.socket.bytesRead,
      () => readFile(request, field, upload),
    );
  } catch (error) {
    if (!(error instanceof TooSlow)) throw error;
    // The connection closes after the answer, because the rest of the upload is not read.
    const headers = { connection: 'close' };
    throw new CallRefused(408, apiError('api.tooSlow', 'The file must come at 13 kB a second.'), headers);
  }
}

async function readFile(request: FastifyRequest, field: string, upload: Upload): Promise<Buffer | NoFile> {
  if (!request.isMultipart()) return 'missing';
  let found: Buffer | NoFile = 'missing';
  let files = 0;
  try {
    for await (const part of request.files()) {
      files += 1;
      const isRequestedFile = files === 1 && part.fieldname === field;
      if (!isRequestedFile) part.file.resume();
      else {
        const bytes = await bytesOf(part.file, upload);
        if (part.file.truncated) found = 'too large';
        else if (bytes.length > 0) found = bytes;
      }
    }
  } catch (error) {
    if (error instanceof TooManyWaiting) throw error;
    if (upload.signal.aborted) throw new TooManyWaiting('The upload has given way');
    throw new CallRefused(400, apiError('api.brokenBody', 'The body is no whole form with a file.'));
  }
  upload.arrived();
  return files > 1 ? 'several' : found;
}

async function bytesOf(file: Readable, upload: Upload): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of addAbortSignal(upload.signal, file)) {
    upload.hold(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
