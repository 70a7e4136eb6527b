import fc from 'fast-check';
import { expect, it } from 'vitest';
import { variedFirst } from '#server/search/answers/variedFirst.ts';

const listing = (...names: readonly string[]) => ({ images: JSON.stringify(names) });
const [sofa, bed, lamp, bare] = [listing('sofa.svg', 'bed.svg'), listing('bed.svg'), listing('lamp.svg'), listing()];

it('places repeated covers behind the others', () => {
  const again = listing('sofa.svg');
  expect(variedFirst(lamp, [sofa, again, bed])).toEqual([sofa, bed, again]);
});

it('counts the cover of the ad itself', () => {
  expect(variedFirst(sofa, [listing('sofa.svg'), bed])).toEqual([bed, listing('sofa.svg')]);
});

it('leaves ads without pictures in their order', () => {
  expect(variedFirst(bare, [bare, bare, bed])).toEqual([bare, bare, bed]);
});

it('loses no ad and adds none', () => {
  const listings = fc.array(fc.constantFrom(sofa, bed, lamp, bare));
  fc.assert(
    fc.property(listings, (all) => {
      const names = (list: readonly { images: string }[]) => list.map(({ images }) => images).toSorted();
      expect(names(variedFirst(sofa, all))).toEqual(names(all));
    }),
  );
});
