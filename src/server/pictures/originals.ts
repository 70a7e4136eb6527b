import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { svgView, viewNamed } from './svgView.ts';

/** An original picture, as it was uploaded or drawn. */
export interface Original {
  /** Changes with the content, so that no picture derived from older content is served. */
  readonly version: string;
  /**
   * Whether it is a personal picture, which must be erasable at once: neither files nor shared caches may hold its
   * derived pictures.
   */
  readonly isPersonal?: boolean;
  /**
   * Whether a listing shows it, so that its derived pictures are worth storing as files. The default is always.
   * Otherwise any client could multiply the storage of an uploaded photo by requesting all widths and formats.
   */
  readonly isShown?: () => Promise<boolean>;
  /** The accounts that may see it; left out if it is public. */
  readonly onlyFor?: readonly string[] | undefined;
  read(): Promise<Uint8Array>;
}

/** A source of originals, by name without extension; undefined if it has none of that name. */
export type Originals = (stem: string) => Promise<Original | undefined>;

/** Combines several sources: the first that has the picture provides it. */
export function firstOf(...places: readonly Originals[]): Originals {
  return async (stem) => {
    for (const place of places) {
      const found = await place(stem);
      if (found) return found;
    }
    return undefined;
  };
}

/** The demonstration's pictures in a folder: `demo/sofa` is `sofa.svg`, and `demo/sofa.2` another view of it. */
export function demoFiles(folder: string): Originals {
  const files = readdir(folder).then((names) => new Set(names));
  // Prevents an unhandled rejection: each request for a picture receives the error of an unreadable folder.
  files.catch(() => {});
  return remembered(async (name) => {
    const { drawing, view } = viewNamed(name);
    const file = `${drawing}.svg`;
    if (!(await files).has(file)) return undefined;
    const svg = await readFile(`${folder}/${file}`, 'utf8');
    return view === undefined ? svg : svgView(svg, view);
  });
}

/** Caches the versions of drawings: they are part of the program and do not change while it runs. */
function remembered(svgOf: (name: string) => Promise<string | undefined>): Originals {
  const versions = new Map<string, string>();
  return async (stem) => {
    const [, name] = /^demo\/([^/]+)$/.exec(stem) ?? [];
    if (name === undefined) return undefined;
    const known = versions.get(name);
    if (known !== undefined) return { version: known, read: () => bytesOf(name) };
    const svg = await svgOf(name);
    if (svg === undefined) return undefined;
    const version = createHash('sha256').update(svg).digest('base64url').slice(0, 16);
    versions.set(name, version);
    return { version, read: async () => Buffer.from(svg) };
  };

  async function bytesOf(name: string): Promise<Uint8Array> {
    const svg = await svgOf(name);
    if (svg === undefined) throw new Error(`The picture ${name} was there and is gone`);
    return Buffer.from(svg);
  }
}
