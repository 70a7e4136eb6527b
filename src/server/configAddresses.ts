import * as z from 'zod/mini';

/** An origin alone: the market's paths begin at its root, and every page contains this prefix. */
export const publicUrl = z.pipe(
  z
    .string()
    .check(z.refine(isOrigin, 'must be http:// or https:// and a host, without path, such as https://allmend.example')),
  z.transform((text) => new URL(text).origin),
);

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}

/** A mail server, perhaps with credentials; options of the protocol are not part of the address. */
export const smtpUrl = z
  .string()
  .check(
    z.refine(
      isMailServer,
      'must be smtp:// or smtps:// and a host, perhaps with user:password@ before and :port behind it, such as smtp://user:password@mail.example:587',
    ),
  );

function isMailServer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
  return (
    /^\/?$/.test(url.pathname) &&
    url.search === '' &&
    url.hash === '' &&
    (url.password === '') === (url.username === '')
  );
}

/** The URL of a bucket, with credentials. */
export const photosUrl = z
  .string()
  .check(
    z.refine(
      (text) => bucketOf(text) !== undefined,
      'must be https:// (or http://), key:secret@, a host and a bucket, perhaps with ?region= behind it, such as https://key:secret@s3.example/photos?region=eu-central-1',
    ),
  );

/**
 * An address, or an address in angle brackets after a name. Characters that would end the header or add recipients are
 * excluded.
 */
const sender =
  /^(?:[^\s@<>,;:"]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|[^<>,;:"\r\n@]+ <[^\s@<>,;:"]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?>)$/i;

export const supportEmail = z
  .string()
  .check(
    z.regex(/^[^\s@<>,;:"]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i, 'must be an address, such as support@allmend.example'),
  );

export const mailFrom = z
  .string()
  .check(
    z.regex(
      sender,
      'must be an address, or a name and an address in angle brackets, such as Allmend <hello@allmend.example>',
    ),
  );

/** The URL from which pages load a third-party script. */
export const fingerprintScript = z
  .string()
  .check(z.refine((text) => URL.parse(text)?.protocol === 'https:', 'must be the https:// address of a script'));

/** Several origins, separated by spaces. Only scheme and host may enter the pages' content security policy. */
export const fingerprintHosts = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => originsIn(text).every((each) => secureOrigin.test(each)),
        'must be https:// origins with spaces between them, such as https://check.example https://*.calls.example',
      ),
    ),
  z.transform(originsIn),
);

/** Matches a secure origin whose host has a dot: a wildcard for a whole top-level domain is rejected. */
const secureOrigin = /^https:\/\/(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?(:\d{1,5})?$/;

function originsIn(text: string): readonly string[] {
  return text.trim().toLowerCase().split(/\s+/);
}

/** A bucket of an S3-compatible store, with our credentials. */
export interface Bucket {
  /** The prefix of all files, without credentials: `https://s3.example/bucket/allmend`. */
  readonly address: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/** The path of a bucket: only characters that a signature and a URL encode alike. */
const bucketPath = /^(\/[\w.-]+)+\/?$/;

/**
 * Parses `https://KEY:SECRET@host/bucket/perhaps/more?region=eu-central-1`; undefined for any other text. Special
 * characters in key and secret are percent-encoded.
 */
export function bucketOf(text: string): Bucket | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || !bucketPath.test(url.pathname) || url.hash !== '') return undefined;
  const { username, password, searchParams } = url;
  const region = searchParams.get('region') ?? 'us-east-1';
  const isKnown = [...searchParams.keys()].every((key, index) => key === 'region' && index === 0);
  if (username === '' || password === '' || !isKnown || !/^[a-z\d-]+$/.test(region)) return undefined;
  try {
    return {
      address: `${url.origin}${url.pathname.replace(/\/$/, '')}`,
      accessKey: decodeURIComponent(username),
      secretKey: decodeURIComponent(password),
      region,
    };
  } catch {
    return undefined;
  }
}

const sslModes: readonly string[] = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** Whether the client supports each sslmode of an address. It uses the last of several. */
function namesKnownSslMode(databaseUrl: string): boolean {
  return new URL(databaseUrl).searchParams.getAll('sslmode').every((mode) => sslModes.includes(mode));
}

/** The address of PostgreSQL. The client silently treats an unknown sslmode as verify-full. */
export const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user@host:port/database', abort: true })
  .check(z.refine(namesKnownSslMode, `has an unknown sslmode: use one of ${sslModes.join(', ')}`));
