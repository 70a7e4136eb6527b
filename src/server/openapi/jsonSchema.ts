import * as z from 'zod/mini';

/** A JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Converts a schema to JSON Schema, for input or output. Schemas with an id are written once, into `components`, and
 * referenced.
 */
export function jsonSchema(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  components: Map<string, JsonSchema>,
): JsonSchema {
  // zod converts only nested schemas to references, so this schema is nested in an object.
  const { properties, $defs } = z.toJSONSchema(z.object({ itself: schema }), {
    io,
    // The rules of a refinement are in the description and bounds that are registered with the schema.
    unrepresentable: 'any',
    override: ({ jsonSchema: written }) => leaveOutEveryInteger(written),
  });
  for (const [id, written] of Object.entries($defs ?? {})) components.set(id, referring(written));
  return referring(properties!['itself']!);
}

/** Removes the bounds of JavaScript's safe integers from a JSON Schema, because they carry no information. */
function leaveOutEveryInteger(written: { minimum?: number; maximum?: number }): void {
  if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum;
  if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
}

function referring(written: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}
