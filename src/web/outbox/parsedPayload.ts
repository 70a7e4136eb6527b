import type * as z from 'zod/mini';

import { checked } from '#machines/journal/schema.ts';

/**
 * The payload of a command, validated by the schema of its kind. Undefined if another build, or a person by hand, has
 * stored something else.
 */
export function parsedPayload<S extends z.ZodMiniType>(schema: S, payload: string): z.output<S> | undefined {
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
