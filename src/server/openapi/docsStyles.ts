import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A file that a style sheet names. */
export interface StyleFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** `url(data:…)`, quoted or not. */
const pictureWithin = /url\((?:"(data:(?:[^"\\]|\\.)*)"|(data:[^)]*))\)/g;

/**
 * The style sheet of the interface's page, with each picture that it brings within itself as a file beside it: our
 * content security policy loads files of ours and nothing else.
 */
export async function docsStyles(): Promise<{ readonly css: string; readonly files: readonly StyleFile[] }> {
  const place = createRequire(import.meta.url).resolve('@fastify/swagger-ui/static/swagger-ui.css');
  const brought = await readFile(place, 'utf8');
  const files = new Map<string, StyleFile>();
  const css = brought.replaceAll(pictureWithin, (_, quoted?: string, bare?: string) => {
    const address = quoted?.replaceAll(/\\(.)/g, '$1') ?? bare!;
    const file = files.get(address) ?? fileOf(address, files.size + 1);
    files.set(address, file);
    return `url(${file.name})`;
  });
  return { css, files: [...files.values()] };
}

/** The file that a `data:` address holds (RFC 2397). */
function fileOf(address: string, number: number): StyleFile {
  const comma = address.indexOf(',');
  const [type = '', ...parameters] = address.slice('data:'.length, comma).split(';');
  const text = address.slice(comma + 1);
  const content = parameters.includes('base64') ? Buffer.from(text, 'base64') : Buffer.from(decodeURIComponent(text));
  const ending = type.replace(/^image\//, '').replace(/\+xml$/, '');
  return { name: `picture-${number}.${ending}`, type, content };
}
