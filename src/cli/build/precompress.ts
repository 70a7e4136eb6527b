import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressibleFiles, smallestCompressed } from '#server/http/compressible.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes `NAME.br` and `NAME.gz` beside each file of a folder and of those in it that gains by it, as small as they get: it is done once,
 * and they are sent for as long as the build is.
 */
export async function precompress(folder: string): Promise<void> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!compressibleFiles.test(name) || !statSync(path).isFile()) continue;
    const content = readFileSync(path);
    if (content.length < smallestCompressed) continue;
    const variants = [
      ['br', await brotli(content, { params: brotliParams(content) })],
      ['gz', await gzipped(content, { level: constants.Z_BEST_COMPRESSION })],
    ] as const;
    for (const [ending, variant] of variants) {
      if (variant.length < content.length) writeFileSync(`${path}.${ending}`, variant);
    }
  }
}

function brotliParams(content: Buffer): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
}
