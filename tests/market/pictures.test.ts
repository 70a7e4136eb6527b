import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureRequestOf, pictureAddress, pictureFiles, pictureFormats, pictureWidths } from '#market/pictures.ts';

const width = fc.constantFrom(...pictureWidths);
const format = fc.constantFrom(...pictureFormats);
const word = fc.stringMatching(/^[a-z\d]{1,8}$/);
const stem = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .chain((words) =>
    fc
      .array(fc.constantFrom('-', '.', '/'), { minLength: words.length - 1, maxLength: words.length - 1 })
      .map((joints) => words.map((each, index) => each + (joints[index] ?? '')).join('')),
  );

/** The two parameters that the picture route reads from a path: the width and the file. */
function parts(address: string): [string, string] {
  const [, folder, width = '', ...rest] = address.split('/');
  expect(folder).toBe('pictures');
  return [width, rest.join('/')];
}

describe('the address of a picture', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(stem, width, format, (stem, width, format) => {
        const address = pictureAddress(`${stem}.svg`, width, format);
        expect(pictureRequestOf(...parts(address))).toEqual({ width, stem, format });
      }),
    );
  });

  it('keeps the number of a further view', () => {
    expect(pictureAddress('demo/sofa-green.2.svg', 640, 'avif')).toBe('/pictures/640/demo/sofa-green.2.avif');
  });

  it('never leaves the store, for any requested path', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.constantFrom('../x', '/etc/passwd', 'a/../b', 'a//b', '.', 'a\\b', 'A', 'ä'),
    );
    fc.assert(
      fc.property(anything, (name) => {
        const requested = pictureRequestOf('640', `${name}.avif`);
        if ('stem' in requested) expect(requested.stem).toMatch(/^[a-z\d]+([-./][a-z\d]+)*$/);
        else expect(requested.parameter).toBe('name');
      }),
    );
  });

  it.each([
    ['width', '641', 'demo/sofa.avif'],
    ['width', '0640', 'demo/sofa.avif'],
    ['format', '640', 'demo/sofa.svg'],
    ['format', '640', 'demo/sofa'],
    ['name', '640', 'demo/../sofa.avif'],
    ['name', '640', `${'a'.repeat(201)}.avif`],
  ])('reports that its %s is wrong: %s %s', (parameter, width, file) => {
    expect(pictureRequestOf(width, file)).toMatchObject({ parameter, message: expect.stringMatching(/^must be/) });
  });
});

it('offers a browser AVIF, then WebP, in each width up to the widest, and JPEG for all others', () => {
  expect(pictureFiles('demo/sofa.svg', 320)).toEqual({
    src: '/pictures/320/demo/sofa.jpg',
    sources: [
      { type: 'image/avif', srcSet: '/pictures/160/demo/sofa.avif 160w, /pictures/320/demo/sofa.avif 320w' },
      { type: 'image/webp', srcSet: '/pictures/160/demo/sofa.webp 160w, /pictures/320/demo/sofa.webp 320w' },
    ],
  });
});
