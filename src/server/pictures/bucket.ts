/** A bucket of a store that speaks S3, and who we are there. */
export interface Bucket {
  /** Below it is what is kept, without credentials: `https://s3.example/bucket/allmend`. */
  readonly address: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/** Nothing that a signature would have to write in another way than an address does. */
const path = /^(\/[\w.-]+)+\/?$/;

/**
 * Reads `https://KEY:SECRET@host/bucket/perhaps/more?region=eu-central-1`; undefined where a text is no such address. What is
 * special in an address is percent-encoded in key and secret.
 */
export function bucketOf(text: string): Bucket | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || !path.test(url.pathname) || url.hash !== '') return undefined;
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
