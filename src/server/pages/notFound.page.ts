import type { PageDescriptor } from '../http/pageDescriptor.ts';

export const page = {
  routes: ['error', 'unknown'],
  firstData: () => ({ kind: 'missing' }),
} satisfies PageDescriptor;
