import { describe, expect, it } from 'vitest';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { scriptedListings } from '#server/demo/script/scriptedListings.ts';

type Bounds = readonly [least: number, most: number];

/**
 * Prices of a subcategory among neighbours and small firms, in whole francs. The range includes bargains and treasures,
 * and excludes a price in the wrong unit or with an extra zero. Jobs and services mostly have an hourly price, now and
 * then a price for a piece or the whole job.
 */
const plausible: Readonly<Record<number, Bounds>> = {
  2020: [300, 120_000],
  2030: [10, 900],
  2040: [300, 25_000],
  2050: [800, 60_000],
  2060: [100, 60_000],
  2080: [10, 2500],
  2110: [60, 90_000],
  3020: [20, 2500],
  3030: [20, 2500],
  3040: [10, 3000],
  3050: [15, 2500],
  3060: [5, 900],
  3070: [10, 2200],
  3080: [3, 900],
  3090: [5, 1200],
  3210: [2, 900],
  3220: [10, 1800],
  3230: [5, 2500],
  3240: [5, 2500],
  3250: [2, 1500],
  3410: [5, 600],
  3420: [3, 400],
  3430: [3, 400],
  3440: [5, 1500],
  3450: [3, 500],
  3460: [5, 900],
  4020: [30, 4500],
  4030: [400, 7500],
  4040: [3, 900],
  4060: [5, 2000],
  4070: [5, 900],
  4080: [10, 4000],
  4090: [5, 1500],
  4100: [5, 1500],
  4120: [5, 1500],
  4160: [5, 1500],
  4210: [2, 400],
  4220: [2, 300],
  4230: [2, 400],
  4240: [2, 400],
  4250: [2, 600],
  4260: [2, 300],
  4310: [10, 9000],
  4320: [2, 400],
  4330: [5, 900],
  4340: [2, 200],
  4350: [10, 2500],
  4410: [2, 200],
  4420: [3, 200],
  4430: [2, 300],
  4610: [10, 400],
  4620: [10, 1000],
  4630: [10, 400],
  4640: [10, 600],
  4810: [40, 6000],
  4820: [10, 4000],
  4830: [5, 1500],
  4840: [20, 5000],
  5010: [60, 2500],
  5020: [40, 2500],
  5030: [30, 1200],
  5040: [15, 900],
  5050: [10, 700],
  5060: [5, 900],
  5070: [3, 500],
  5410: [20, 1800],
  5420: [15, 3000],
  5430: [5, 500],
  5440: [5, 500],
  5450: [20, 1500],
  5460: [5, 700],
  5610: [15, 3500],
  5620: [20, 2500],
  5630: [5, 700],
  5640: [15, 1200],
  5650: [30, 1800],
  5810: [15, 1200],
  5820: [5, 250],
  5830: [15, 600],
  5840: [2, 250],
  5850: [10, 500],
  6210: [20, 1100],
  6220: [3, 250],
  6230: [10, 900],
  6240: [10, 450],
  6250: [3, 350],
  6300: [3, 250],
  6020: [20, 60],
  6420: [20, 60],
  6430: [20, 1600],
  6450: [20, 70],
  6470: [20, 60],
  6510: [20, 600],
  6520: [10, 600],
  6530: [20, 250],
  6540: [15, 400],
  6550: [8, 130],
  6565: [5, 3000],
  6610: [3, 900],
  6620: [3, 900],
  6630: [5, 500],
  6640: [3, 900],
  6650: [5, 8000],
  6810: [10, 2500],
  6820: [3, 300],
  6830: [10, 6000],
  6840: [50, 9000],
  7020: [3, 3000],
  7040: [5, 4000],
  7060: [1, 700],
  7210: [3, 1500],
  7220: [3, 4000],
  7230: [3, 400],
  7240: [3, 800],
  7250: [3, 900],
  7777: [10, 500],
  8020: [15, 3000],
  8030: [20, 1800],
  8040: [5, 12_000],
  8050: [5, 500],
  8060: [3, 900],
  8070: [5, 5000],
  9080: [2, 1500],
};

/** Plausible prices of homes and land, in francs: the rent per month, and the purchase price. */
const plausibleHomes: Readonly<Record<'rent' | 'buy', Readonly<Record<number, Bounds>>>> = {
  rent: {
    1020: [500, 6000],
    1030: [300, 1600],
    1040: [1200, 8000],
    1050: [200, 4000],
    1060: [100, 12_000],
    1080: [50, 3000],
    1090: [30, 600],
  },
  buy: {
    1020: [180_000, 3_500_000],
    1030: [180_000, 3_500_000],
    1040: [150_000, 6_000_000],
    1050: [80_000, 3_000_000],
    1060: [100_000, 6_000_000],
    1080: [5000, 4_000_000],
    1090: [15_000, 90_000],
  },
};

describe('a price in the demonstration market', () => {
  it('is plausible for its subcategory', () => {
    const priced = scriptedListings().filter(({ listing }) => typeof listing.price === 'number');
    const odd = priced.filter(({ listing: { category, parameters, price, wanted } }) => {
      const transaction = parameters?.transaction as 'rent' | 'buy' | undefined;
      const [least, most] = (transaction ? plausibleHomes[transaction] : plausible)[category]!;
      // An ad for a defective thing, or a wanted one, may have a lower price.
      const mayBeLess = wanted || parameters?.condition === 'defective';
      return (!mayBeLess && (price as number) < least) || (price as number) > most;
    });
    expect(odd.map(({ externalId, listing }) => `${externalId}: ${listing.price}`)).toEqual([]);
  });

  it('has bounds for every subcategory', () => {
    const known = new Set([...Object.keys(plausible), ...Object.keys(plausibleHomes.buy)].map(Number));
    const subcategories = categoryTree.flatMap(({ children }) => children.map(({ id }) => id));
    expect(subcategories.filter((id) => !known.has(id))).toEqual([]);
  });
});
