import type { RouteName } from '#routes';

import { provideCanonicalAddresses } from '../addresses/address.ts';
import type { PageDescriptor } from '../page/pageDescriptor.ts';

/** The pages that feature folders describe. */
export const descriptors = Object.values(
  import.meta.glob<PageDescriptor>(['../**/page.ts', '../**/*.page.ts'], { eager: true, import: 'page' }),
);

const pageByRoute = new Map(descriptors.flatMap((page) => page.routes.map((route) => [route, page] as const)));

/** The page that shows a route. */
export function pageFor(route: RouteName): PageDescriptor {
  const page = pageByRoute.get(route);
  if (!page) throw new Error(`No page shows the route ${route}`);
  return page;
}

provideCanonicalAddresses((route) => pageFor(route).canonical);
