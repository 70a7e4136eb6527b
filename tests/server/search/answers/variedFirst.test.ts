import fc from 'fast-check';
import { expect, it } from 'vitest';
import { variedFirst } from '#server/search/answers/variedFirst.ts';

const ad = (...names: readonly string[]) => ({ images: JSON.stringify(names) });
const [sofa, bed, lamp, bare] = [ad('sofa.svg', 'bed.svg'), ad('bed.svg'), ad('lamp.svg'), ad()];

it('places repeated covers behind the others', () => {
  const again = ad('sofa.svg');
  expect(variedFirst(lamp, [sofa, again, bed])).toEqual([sofa, bed, again]);
});

it('counts the cover of the ad itself', () => {
  expect(variedFirst(sofa, [ad('sofa.svg'), bed])).toEqual([bed, ad('sofa.svg')]);
});

it('leaves ads without pictures in their order', () => {
  expect(variedFirst(bare, [bare, bare, bed])).toEqual([bare, bare, bed]);
});

it('loses no ad and adds none', () => {
  const ads = fc.array(fc.constantFrom(sofa, bed, lamp, bare));
  fc.assert(
    fc.property(ads, (all) => {
      const names = (list: readonly { images: string }[]) => list.map(({ images }) => images).toSorted();
      expect(names(variedFirst(sofa, all))).toEqual(names(all));
    }),
  );
});
