import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const accessKey = 'AKIAZWETSCHGE';
const secretKey = 'wJalr/UtnFEMI+K7MDENG';
const region = 'eu-central-2';

/** The allowed difference between the clocks of client and server, in milliseconds. */
const mostSkew = 15 * 60 * 1000;

/**
 * A store with the subset of S3 that photos need: objects of one bucket, in memory. It accepts only requests signed
 * with AWS Signature Version 4. It implements the signature from its specification, independently of the market's code.
 */
export async function startBucketServer() {
  const objects = new Map<string, Buffer>();
  /** The error statuses with which the server answers the next requests, in order. */
  const faults: number[] = [];
  const requested: string[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      requested.push(`${request.method} ${request.url}`);
      const fault = faults.shift();
      const refused = fault === undefined ? refusalOf(request, body) : undefined;
      const { status, content = Buffer.alloc(0) } = fault
        ? { status: fault, content: errorOf('SlowDown') }
        : refused
          ? { status: 403, content: errorOf(refused) }
          : actedOn(request, body);
      response.writeHead(status).end(content);
    });
  });

  function actedOn({ method, url = '' }: IncomingMessage, body: Buffer): { status: number; content?: Buffer } {
    if (!url.startsWith('/photos/')) return { status: 404, content: errorOf('NoSuchBucket') };
    const found = objects.get(url);
    switch (method) {
      case 'GET':
        return found ? { status: 200, content: found } : { status: 404, content: errorOf('NoSuchKey') };
      case 'PUT':
        objects.set(url, body);
        return { status: 200 };
      case 'DELETE':
        objects.delete(url);
        return { status: 204 };
      default:
        return { status: 405 };
    }
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const addressFor = (secret: string, path = '/photos/allmend') =>
    `http://${accessKey}:${encodeURIComponent(secret)}@127.0.0.1:${port}${path}?region=${region}`;
  return {
    url: addressFor(secretKey),
    secret: secretKey,
    addressFor,
    objects,
    faults,
    requested,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function errorOf(code: string): Buffer {
  return Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/** The S3 error code of a refused request; undefined when its signature is right. */
function refusalOf({ method, url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!authorization) return 'AccessDenied';
  const [, key, scope = '', names = '', signature] = authorization;
  if (key !== accessKey) return 'InvalidAccessKeyId';
  const moment = String(headers['x-amz-date']);
  const [day = '', ...rest] = scope.split('/');
  if (rest.join('/') !== `${region}/s3/aws4_request` || !moment.startsWith(day)) return 'AuthorizationHeaderMalformed';
  const at = Date.parse(moment.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  if (!(Math.abs(Date.now() - at) < mostSkew)) return 'RequestTimeTooSkewed';
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return 'AccessDenied';
  const [path, query = ''] = url.split('?');
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, path, query, lines, names, hash].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return hmac(signing, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}
