import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { languages } from '#machines/market/language.ts';
import { anySearchFilter } from '#tests/market/addresses/anySearchFilter.ts';
import { loadAllMessages } from '#web/languages/catalogue.ts';
import { listPath } from '#web/addresses/listPath.ts';
import { Link, RoutedLink } from '#web/ui/navigation/Link.tsx';

const language = fc.constantFrom(...languages);
const address = fc.tuple(language, anySearchFilter).map(([spoken, filter]) => listPath(spoken, filter));

const attributes = fc.record(
  {
    className: fc.constantFrom('one', 'one two'),
    rel: fc.constantFrom('prev', 'next'),
    'aria-current': fc.constantFrom('true' as const, 'page' as const, undefined),
    'aria-label': fc.constantFrom('Seite 2', '«Räder» & mehr'),
    onClick: fc.constant(() => undefined),
  },
  { requiredKeys: [] },
);

describe('a link on the server', () => {
  it('is the element that the browser renders, at any address and with any attributes', async () => {
    await Promise.all(languages.map(loadAllMessages));
    fc.assert(
      fc.property(address, address, attributes, (here, to, reported) => {
        expect(Link).not.toBe(RoutedLink);
        const [ours, theirs] = [Link, RoutedLink].map((As) =>
          renderToString(
            <StaticRouter location={here}>
              <As {...reported} to={to}>
                1
              </As>
            </StaticRouter>,
          ),
        );
        expect(ours).toBe(theirs);
      }),
    );
  });
});
