import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place, RouteName } from '#routes';
import type { PageData } from '../http/pageData.ts';
import type { PageDescriptor } from '../http/pageDescriptor.ts';
import type { PageServices } from './pageServices.ts';

const serverFolder = new URL('../', import.meta.url);

/** The pages described in feature folders, in the order of their files. */
export const descriptors: readonly PageDescriptor<PageServices>[] = await Promise.all(
  readdirSync(fileURLToPath(serverFolder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => /[/.]page\.ts$/.test(file))
    .toSorted()
    .map(async (file) => {
      const { page } = (await import(new URL(file, serverFolder).href)) as { page?: PageDescriptor<PageServices> };
      if (!page) throw new Error(`src/server/${file} exports no page`);
      return page;
    }),
);

const pageByRoute = new Map(descriptors.flatMap((page) => page.routes.map((route) => [route, page] as const)));

/** The page of a route. */
export function pageFor(route: RouteName): PageDescriptor<PageServices> {
  const page = pageByRoute.get(route);
  if (!page) throw new Error(`No page answers the route ${route}`);
  return page;
}

/** The first data of the page at a canonical address with its place. */
export async function pageData(services: PageServices, place: Place, address: string): Promise<PageData> {
  return pageFor(place.name).firstData?.(services, place, address) ?? noData;
}

const noData: PageData = { kind: 'page', data: null };
