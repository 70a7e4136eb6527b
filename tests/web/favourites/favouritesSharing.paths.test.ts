import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  favouritesSharingDriver,
  sharedFavouritesPageDriver,
} from '#tests/drivers/favourites/favouritesSharingDriver.ts';
import { openSharedFavourites } from '#tests/drivers/favourites/favouritesSharingView.tsx';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the public link to the favourites, as its chart says', () => {
  itIsWalked(favouritesSharingDriver);
});

describe('the page of shared favourites, as its chart says', () => {
  itIsWalked(sharedFavouritesPageDriver);

  it.each([
    ['that the list is not shared any more', null, 'This list isn’t shared any more'],
    ['that all is sold', [], 'These ads aren’t online any more'],
  ])('shows %s', async (_, items, title) => {
    const stage = await openSharedFavourites({ items });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    await stage.ends();
  });
});
