import * as z from 'zod/mini';

/** A schema as JSON Schema 2020-12 writes it, which is what OpenAPI 3.1 takes. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Writes a schema as JSON Schema: of what is sent (`input`) or answered (`output`). Schemas with an id are written once,
 * into `components`, and referred to.
 */
export function jsonSchema(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  components: Map<string, JsonSchema>,
): JsonSchema {
  // Only what lies within another is referred to, so that the schema itself is put into one.
  const { properties, $defs } = z.toJSONSchema(z.object({ itself: schema }), {
    io,
    // What a refinement asks for is told by the words and bounds that are registered with the schema.
    unrepresentable: 'any',
    override: ({ jsonSchema: written }) => leaveOutEveryInteger(written),
  });
  for (const [id, written] of Object.entries($defs ?? {})) components.set(id, referring(written));
  return referring(properties!['itself']!);
}

/** That an integer is one which numbers can hold says nothing of it. */
function leaveOutEveryInteger(written: { minimum?: number; maximum?: number }): void {
  if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum;
  if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
}

function referring(written: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}
