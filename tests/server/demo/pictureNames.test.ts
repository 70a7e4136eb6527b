import { describe, expect, it } from 'vitest';
import { isPicture, views } from '#server/demo/pictureNames.ts';
import { poolNames } from './pool.ts';

describe('the pictures that an ad can name', () => {
  it('are all drawings, their further views, and the files', () => {
    const names = [...poolNames.flatMap((name) => [name, `${name}.2`, `${name}.5`]), 'bike-city-basket'];
    expect(names.filter((name) => !isPicture(name))).toEqual([]);
  });

  it.each(['couch', 'couch-plaid', 'couch-grey.1', 'couch-grey.6', 'bike-city-basket.2', 'demo/couch-grey', ''])(
    'are not called %s',
    (name) => {
      expect(isPicture(name)).toBe(false);
    },
  );
});

describe('views of a drawing', () => {
  it('are the whole of it, then closer looks', () => {
    expect(views('couch-grey', 1)).toEqual(['couch-grey']);
    expect(views('couch-grey', 3)).toEqual(['couch-grey', 'couch-grey.2', 'couch-grey.3']);
  });

  it.each([0, 6, 1.5])('are never %d', (count) => {
    expect(() => views('couch-grey', count)).toThrow(`couch-grey: a drawing has 1 to 5 views, not ${count}`);
  });
});
