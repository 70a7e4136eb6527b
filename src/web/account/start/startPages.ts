import type { Place, RouteName } from '#routes';

const startPages: ReadonlySet<RouteName> = new Set(['login', 'register', 'forgot', 'start', 'checkEmail']);

/** Whether a place is in the login area. */
export function isStartPage(place: Pick<Place, 'name'> | undefined): boolean {
  return place !== undefined && startPages.has(place.name);
}
