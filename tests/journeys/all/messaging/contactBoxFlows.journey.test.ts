import { describe, expect, it } from 'vitest';
import { contactBoxInBrowser } from '#tests/drivers/messaging/contactBox/contactBoxInBrowser.ts';
import { contactBoxWithSecondTab } from '#tests/drivers/messaging/contactBox/contactBoxWithSecondTab.ts';
import { toursOf, untakenBy, walksInBrowser } from '#tests/drivers/walking/walking.ts';
import { conversingMarket, type ConversingMarket } from './conversingMarket.ts';

// Walks of a listing's contact box along its chart, against a server.

const box = contactBoxInBrowser(
  () => market.next('nothing'),
  () => market.other(),
);
const tours = toursOf(box);
const beside = contactBoxWithSecondTab(() => market.next('nothing'));
const secondTabTours = toursOf(beside, 'transitions');
const market: ConversingMarket = conversingMarket({ nothing: tours.length + 2 * secondTabTours.length });

describe('the contact box of a listing in a browser', () => {
  it.each(tours)('%s', (_, way) => walksInBrowser(market.visitor(), box, way));

  it('omits the actions that other walks cover', () => {
    expect(untakenBy(box)).toEqual(Object.keys(box.untaken ?? {}).toSorted());
  });
});

describe('the contact box of a listing in a browser, alongside a tab that sends', () => {
  it.each(secondTabTours)('%s', (_, way) => walksInBrowser(market.visitor(), beside, way));

  it('omits the actions that other walks cover', () => {
    expect(untakenBy(beside)).toEqual(Object.keys(beside.untaken ?? {}).toSorted());
  });
});
