import * as z from 'zod/mini';
import { secretNames, withoutSecrets } from '#machines/journal/secret.ts';
import { plainData } from './plainData.ts';

type Schema = z.core.$ZodType;
type Event = { readonly type: string };

/** What may be kept of events and inputs, by what the machines' schemas declare. */
export interface DeclaredEvents {
  /**
   * The event without its secrets, and without fields that no schema declares; undefined when it may not be kept at all,
   * since no schema takes it. Of XState's own events, answers and delays, the type is kept and nothing else.
   */
  kept(event: Event): Event | undefined;
  /** What JSON can say of an input, without any field whose name is declared secret somewhere. */
  keptInput(input: unknown): unknown;
}

/**
 * Reads the schemas of events from modules such as `machines/search/searchEvents.ts`: every object with a literal `type` that they
 * export, alone or in a union.
 */
export function declaredEvents(modules: Iterable<Readonly<Record<string, unknown>>>): DeclaredEvents {
  const schemas = [...modules].flatMap((module) => Object.values(module).filter(isSchema)).flatMap(eventsIn);
  const byType = new Map<string, Schema[]>();
  for (const [type, schema] of schemas) byType.set(type, [...(byType.get(type) ?? []), schema]);
  const unwanted = secretNames(schemas.map(([, schema]) => schema));
  const keptInput = (input: unknown) => plainData(input, unwanted);

  return {
    keptInput,
    kept(event) {
      if (/^xstate\.(?:done\.actor|error\.actor|after)\./.test(event.type)) return { type: event.type };
      // Machines may call different events the same: what one of them declares secret is secret in all.
      const union = z.union((byType.get(event.type) ?? []) as z.ZodMiniType[]);
      if (!z.safeParse(union, event).success) return undefined;
      return withoutSecrets(union, event, keptInput) as Event;
    },
  };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** Each event that a schema describes, with its type; one that has several types is there for each. */
function eventsIn(schema: Schema): (readonly [type: string, Schema])[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'union') return def.options.flatMap(eventsIn);
  if (def.type !== 'object') return [];
  const { def: type } = (def.shape['type'] as z.core.$ZodTypes | undefined)?._zod ?? {};
  return type?.type === 'literal' ? type.values.map((value) => [String(value), schema] as const) : [];
}
