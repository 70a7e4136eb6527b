import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawing, drawings, drawnNames } from './demoPictures.ts';
import { poolNames } from './pool.ts';

const views = ['', '.2', '.3', '.4', '.5'];
const allNames = drawnNames.flatMap((name) => views.map((view) => `${name}${view}`));
const drawn = new Map(allNames.map((name) => [name, drawing(name)!]));

/** The contrast of a picture: the standard deviation of its bytes. */
function spread(picture: Buffer): number {
  const mean = picture.reduce((sum, byte) => sum + byte, 0) / picture.length;
  return Math.sqrt(picture.reduce((sum, byte) => sum + (byte - mean) ** 2, 0) / picture.length);
}

describe('the pictures of the demonstration market', () => {
  it('have further views for every name that ads were written with', () => {
    expect(poolNames.length).toBeGreaterThan(100);
    expect(poolNames.filter((name) => !drawnNames.includes(name))).toEqual([]);
  });

  it('weigh at most 7 kB', () => {
    const sizes = [...drawings].map(([name, svg]) => ({ name, bytes: Buffer.byteLength(svg) }));
    expect(sizes.filter(({ bytes }) => bytes < 900 || bytes > 7168)).toEqual([]);
  });

  it('are all different, in all their views', () => {
    expect(new Set(drawn.values()).size).toBe(drawnNames.length * views.length);
  });

  it('can be rastered; variants of a kind differ in their room too', async () => {
    const rooms = new Map<string, string[]>();
    for (const name of drawnNames) {
      const picture = await sharp(Buffer.from(drawn.get(name)!))
        .resize(160, 120)
        .removeAlpha()
        .raw()
        .toBuffer();
      expect(picture.length, name).toBe(160 * 120 * 3);
      expect(spread(picture), name).toBeGreaterThan(12);
      const [kind = ''] = name.split('-');
      rooms.set(kind, [...(rooms.get(kind) ?? []), picture.toString('hex', 0, 3)]);
    }
    for (const [kind, corners] of rooms) expect(new Set(corners).size, kind).toBe(corners.length);
  });
});
