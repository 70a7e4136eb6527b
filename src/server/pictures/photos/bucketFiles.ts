import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { StoreUnavailable } from '#server/store/store.ts';
import type { Bucket } from '#server/configAddresses.ts';
import type { PhotoFiles } from './photoFiles.ts';

/** How long one answer of the store is waited for, in milliseconds: a photo has half a megabyte, and a visitor waits for it. */
const longestAnswer = 10_000;

/** What is tried again, after a moment each time: those who run such a store say that it may fail now and then. */
const retries = { retries: 3, initRetryMs: 50 };

/**
 * Keeps photos in a bucket of a store that speaks S3. Who we are there must be allowed to get, put and delete objects, and to list
 * the bucket: else some such stores answer 403 where there is no object. Rejects with StoreUnavailable where it does not answer
 * as it should; what it then says names neither key nor secret.
 */
export function bucketFiles({ address, accessKey, secretKey, region }: Bucket): PhotoFiles {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    ...retries,
  });

  async function ask(method: 'GET' | 'PUT' | 'DELETE', file: string, body: Uint8Array<ArrayBuffer> | null = null) {
    // Signed with the rest: what a line has changed on its way is refused.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = { 'x-amz-content-sha256': hash, ...(body && { 'content-type': 'image/webp' }) };
    const signal = AbortSignal.timeout(longestAnswer);
    const answer = await client
      .fetch(`${address}/${file}`, { method, headers, body, signal })
      .catch((error: unknown) => {
        throw new StoreUnavailable(`The store of photos cannot be reached: ${method} ${file}`, { cause: error });
      });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.ok) return bytes;
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(bytes.toString()) ?? [];
    if (answer.status === 404 && code !== 'NoSuchBucket') return undefined;
    throw new StoreUnavailable(`The store of photos answers ${answer.status} ${code} to ${method} ${file}`);
  }

  return {
    read: (file) => ask('GET', file),
    async write(file, bytes) {
      await ask('PUT', file, new Uint8Array(bytes));
    },
    async remove(file) {
      await ask('DELETE', file);
    },
  };
}
