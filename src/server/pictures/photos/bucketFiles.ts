import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { StoreUnavailable } from '#server/store/store.ts';
import type { Bucket } from '#server/configAddresses.ts';
import type { PhotoFiles } from './photoFiles.ts';

/** The timeout of a request to the store, in milliseconds: a photo has half a megabyte, and a visitor waits for it. */
const longestAnswer = 10_000;

/** Retries with backoff: operators of such stores announce occasional failures. */
const retries = { retries: 3, initRetryMs: 50 };

/**
 * Stores photos in a bucket with the S3 protocol. The credentials must allow to get, put and delete objects, and to
 * list the bucket. Without the latter some stores answer 403 for a missing object. Rejects with StoreUnavailable for an
 * unexpected answer. Its message contains neither key nor secret.
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
    // The hash is signed with the headers: the store rejects a body that was altered on its way.
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
