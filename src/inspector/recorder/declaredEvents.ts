import * as z from 'zod/mini';
import { secretNames, withoutSecrets } from '#machines/journal/secret.ts';
import { plainData } from './plainData.ts';

type Schema = z.core.$ZodType;
type Event = { readonly type: string };

/** Decides which parts of events and inputs may be recorded, by the machines' schemas. */
export interface DeclaredEvents {
  /**
   * Returns the event without its secrets and without undeclared fields. Undefined if no schema accepts it, so that it
   * may not be recorded. Of XState's own events, answers and delays, only the type is recorded.
   */
  recorded(event: Event): Event | undefined;
  /** The JSON-compatible part of an input, without any field whose name is declared secret somewhere. */
  recordedInput(input: unknown): unknown;
}

/**
 * Reads the schemas of events from modules such as `machines/search/searchEvents.ts`: every exported object with a
 * literal `type`, alone or in a union.
 */
export function declaredEvents(modules: Iterable<Readonly<Record<string, unknown>>>): DeclaredEvents {
  const schemas = [...modules].flatMap(schemasIn).flatMap(eventsIn);
  const byType = new Map<string, Schema[]>();
  for (const [type, schema] of schemas) byType.set(type, [...(byType.get(type) ?? []), schema]);
  const unwanted = secretNames(schemas.map(([, schema]) => schema));
  const recordedInput = (input: unknown) => plainData(input, unwanted);

  return {
    recordedInput,
    recorded(event) {
      if (/^xstate\.(?:done\.actor|error\.actor|after)\./.test(event.type)) return { type: event.type };
      // Different events of several machines may have the same name: a secret of one is secret in all.
      const union = z.union((byType.get(event.type) ?? []) as z.ZodMiniType[]);
      if (!z.safeParse(union, event).success) return undefined;
      return withoutSecrets(union, event, recordedInput) as Event;
    },
  };
}

/** The schemas among the exports of a module. */
export function schemasIn(module: Readonly<Record<string, unknown>>): readonly Schema[] {
  return Object.values(module).filter(isSchema);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** Each event that a schema describes, with its type; an event with several types occurs for each. */
export function eventsIn(schema: Schema): (readonly [type: string, Schema])[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'union') return def.options.flatMap(eventsIn);
  if (def.type !== 'object') return [];
  const { def: type } = (def.shape['type'] as z.core.$ZodTypes | undefined)?._zod ?? {};
  return type?.type === 'literal' ? type.values.map((value) => [String(value), schema] as const) : [];
}
