import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { type IconData, lucideIcon } from '#web/ui/lucideIcon.ts';

const folder = '../../../node_modules/lucide-react/dist/esm/icons';
const files = { bike: lucide.Bike, x: lucide.X, 'circle-exclamation-point': lucide.CircleAlert, car: lucide.Car };

it.each(Object.entries(files))('draws %s as Lucide does, since the server has theirs', async (file, theirs) => {
  const { __iconData: data } = (await import(`${folder}/${file}.mjs`)) as { readonly __iconData: IconData };
  const props = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
  expect(elementOf(createElement(lucideIcon(data), props))).toEqual(elementOf(createElement(theirs, props)));
});

/** Attributes in whatever order they stand. */
function elementOf(drawing: Parameters<typeof renderToStaticMarkup>[0]) {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(drawing);
  const svg = root.firstElementChild!;
  const attributes = Object.fromEntries([...svg.attributes].map(({ name, value }) => [name, value]));
  return { attributes, drawn: svg.innerHTML };
}
