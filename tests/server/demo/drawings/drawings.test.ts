import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawing, drawnPictures } from '#server/demo/drawings/drawings.ts';
import { poolNames } from './pool.ts';

const views = ['', '.2', '.3', '.4', '.5'];
const allNames = drawnPictures.flatMap((name) => views.map((view) => `${name}${view}`));
const drawn = new Map(allNames.map((name) => [name, drawing(name)!]));
/** How far the tones of a picture lie apart: the standard deviation of its bytes. */
function spread(picture: Buffer): number {
  const mean = picture.reduce((sum, byte) => sum + byte, 0) / picture.length;
  return Math.sqrt(picture.reduce((sum, byte) => sum + (byte - mean) ** 2, 0) / picture.length);
}

describe('the drawings of the demonstration market', () => {
  it('are there for every name that ads were written with', () => {
    expect(poolNames.length).toBeGreaterThan(100);
    expect(poolNames.filter((name) => !drawnPictures.includes(name))).toEqual([]);
  });

  it('are named kind-variant, each once', () => {
    expect(drawnPictures.filter((name) => !/^[a-z]+-[a-z]+$/.test(name))).toEqual([]);
    expect(new Set(drawnPictures).size).toBe(drawnPictures.length);
  });

  it('weigh 1 to 6 kB', () => {
    const sizes = drawnPictures.map((name) => ({ name, bytes: Buffer.byteLength(drawn.get(name)!) }));
    expect(sizes.filter(({ bytes }) => bytes < 1000 || bytes > 6144)).toEqual([]);
  });

  it('are the same at each call, and no two are the same', () => {
    for (const name of allNames) expect(drawing(name), name).toBe(drawn.get(name));
    expect(new Set(drawn.values()).size).toBe(drawn.size);
  });

  it('can be rastered; variants of a kind differ in their room too', async () => {
    const rooms = new Map<string, string[]>();
    for (const name of drawnPictures) {
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

  it.each([
    '',
    'sofa',
    'hatchback',
    'hatchback-',
    'hatchback-pink',
    'hatchback-red.1',
    'hatchback-red.6',
    'hatchback-red.svg',
  ])('knows no drawing called "%s"', (name) => {
    expect(drawing(name)).toBeUndefined();
  });

  it.each(['constructor-red', 'hatchback-constructor', 'toString-toString', 'Hatchback-red', 'hatchback-red.2.3'])(
    'is not misled by "%s"',
    (name) => {
      expect(drawing(name)).toBeUndefined();
    },
  );
});
