import type { PageDescriptor } from '../http/pageDescriptor.ts';

export const page = { routes: ['favourites'] } satisfies PageDescriptor;
