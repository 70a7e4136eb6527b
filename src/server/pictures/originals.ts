import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { svgView, viewNamed } from './svgView.ts';

/** A picture as somebody gave it, or drew it. */
export interface Original {
  /** Tells one content of a name from another, so that nothing made of an older one is served. */
  readonly version: string;
  /** Somebody's own, which may have to be gone at once: no file and no shared cache keeps what is made of it. */
  readonly isPersonal?: boolean;
  /**
   * Whether an ad shows it, so that files of what is made from it are worth their room. Left out: always. Otherwise
   * anybody could multiply the room of an uploaded photo by requesting it in all widths and formats.
   */
  readonly isShown?: () => Promise<boolean>;
  /** The accounts that alone see it; left out where anybody does. */
  readonly onlyFor?: readonly string[] | undefined;
  read(): Promise<Uint8Array>;
}

/** Where originals come from. Asked with a name without ending; undefined when it has none of that name. */
export type Originals = (stem: string) => Promise<Original | undefined>;

/** The first of several places that has the picture. */
export function firstOf(...places: readonly Originals[]): Originals {
  return async (stem) => {
    for (const place of places) {
      const found = await place(stem);
      if (found) return found;
    }
    return undefined;
  };
}

/** The pictures of the demonstration in a folder: `demo/sofa` is `sofa.svg`, and `demo/sofa.2` a further view of it. */
export function demoFiles(folder: string): Originals {
  const files = readdir(folder).then((names) => new Set(names));
  // The error of an unreadable folder reaches each request for a picture.
  files.catch(() => {});
  return remembered(async (name) => {
    const { drawing, view } = viewNamed(name);
    const file = `${drawing}.svg`;
    if (!(await files).has(file)) return undefined;
    const svg = await readFile(`${folder}/${file}`, 'utf8');
    return view === undefined ? svg : svgView(svg, view);
  });
}

/** Drawings are part of the program: what one looks like does not change as long as it runs. */
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
