import type * as z from 'zod/mini';

import { checked } from '#machines/journal/schema.ts';

/** What a command carries, as its kind declares it; undefined for what another build has kept otherwise, or somebody by hand. */
export function carriedIn<S extends z.ZodMiniType>(schema: S, payload: string): z.output<S> | undefined {
  const read = checked(schema, jsonIn(payload));
  return 'value' in read ? read.value : undefined;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
