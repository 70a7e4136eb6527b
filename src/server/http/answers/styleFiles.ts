/** A file that a style sheet names. */
export interface StyleFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** `url(data:…)`, quoted or not. */
const addressWithin = /url\((?:"(data:(?:[^"\\]|\\.)*)"|(data:[^)]*))\)/g;

/**
 * A style sheet that others wrote, with each picture and face that it brings within itself as a file beside it: our
 * content security policy loads files of ours and nothing else.
 */
export function withFilesBeside(brought: string): { readonly css: string; readonly files: readonly StyleFile[] } {
  const files = new Map<string, StyleFile>();
  const css = brought.replaceAll(addressWithin, (_, quoted?: string, bare?: string) => {
    const address = quoted?.replaceAll(/\\(.)/g, '$1') ?? bare!;
    const file = files.get(address) ?? fileWithin(address, `file-${files.size + 1}`);
    files.set(address, file);
    return `url(${file.name})`;
  });
  return { css, files: [...files.values()] };
}

/** The file that a `data:` address holds (RFC 2397), under a name that gets the ending of its type. */
export function fileWithin(address: string, name: string): StyleFile {
  const comma = address.indexOf(',');
  const [type = '', ...parameters] = address.slice('data:'.length, comma).split(';');
  const text = address.slice(comma + 1);
  const content = parameters.includes('base64') ? Buffer.from(text, 'base64') : Buffer.from(decodeURIComponent(text));
  const ending = type.replace(/^\w+\//, '').replace(/\+xml$/, '');
  return { name: `${name}.${ending}`, type, content };
}
