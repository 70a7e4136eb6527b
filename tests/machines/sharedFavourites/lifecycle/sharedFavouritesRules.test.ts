import { describe, expect, it } from 'vitest';
import { endSharing, share } from '#machines/sharedFavourites/lifecycle/sharedFavouritesRules.ts';

const at = 1_796_000_000_000;
const link = 'linklinklinklinklinklink';

describe('the link to favourites', () => {
  it('is created when there is none', () => {
    expect(share({ link: null }, { link, at })).toEqual([{ type: 'sharedFavourites.started', at, link }]);
  });

  it('remains when there is one', () => {
    expect(share({ link }, { link: 'otherotherotherotherothe', at })).toEqual([]);
  });

  it('ends when there is one', () => {
    expect(endSharing({ link }, { at })).toEqual([{ type: 'sharedFavourites.ended', at }]);
    expect(endSharing({ link: null }, { at })).toEqual([]);
  });
});
