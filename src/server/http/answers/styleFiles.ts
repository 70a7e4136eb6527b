/** A picture or font extracted from a third-party style sheet. */
export interface StyleFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Matches `url(data:…)` in CSS, quoted or not. */
const addressWithin = /url\((?:"(data:(?:[^"\\]|\\.)*)"|(data:[^)]*))\)/g;

/**
 * Extracts the embedded pictures and fonts of a third-party style sheet into files: our content security policy allows
 * nothing but our own files.
 */
export function withExtractedFiles(brought: string): { readonly css: string; readonly files: readonly StyleFile[] } {
  const files = new Map<string, StyleFile>();
  const css = brought.replaceAll(addressWithin, (_, quoted?: string, bare?: string) => {
    const address = quoted?.replaceAll(/\\(.)/g, '$1') ?? bare!;
    const file = files.get(address) ?? fileWithin(address, `file-${files.size + 1}`);
    files.set(address, file);
    return `url(${file.name})`;
  });
  return { css, files: [...files.values()] };
}

/** The content of a `data:` URL (RFC 2397) as a file; its type determines the extension. */
export function fileWithin(address: string, name: string): StyleFile {
  const comma = address.indexOf(',');
  const [type = '', ...parameters] = address.slice('data:'.length, comma).split(';');
  const text = address.slice(comma + 1);
  const content = parameters.includes('base64') ? Buffer.from(text, 'base64') : Buffer.from(decodeURIComponent(text));
  const ending = type.replace(/^\w+\//, '').replace(/\+xml$/, '');
  return { name: `${name}.${ending}`, type, content };
}
