import type { AnyStateMachine } from 'xstate';
import type * as z from 'zod/mini';
import { hiddenSecret, secretNames, withoutSecrets } from '#machines/journal/secret.ts';
import { eventsIn, schemasIn } from '../../recorder/declaredEvents.ts';
import type { KnownMachine } from '../world.ts';

type Schema = z.core.$ZodType;

/** A field of an event's form. */
export interface FormField {
  readonly name: string;
  /** `data` is edited as JSON. */
  readonly kind: 'text' | 'number' | 'boolean' | 'choice' | 'data';
  /** The values of a choice. */
  readonly options: readonly (string | number | boolean)[];
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  readonly isSecret: boolean;
}

/** The schema of a machine's event or fact; null if the inspector knows none. */
export function schemaOfEvent(
  { cases, schema = null }: Pick<KnownMachine, 'cases' | 'schema'>,
  type: string,
): Schema | null {
  if (cases?.kind === 'lifecycle') {
    const declarations: Readonly<Record<string, { readonly data: Schema }>> = cases.lifecycle.facts.declarations;
    return declarations[type]?.data ?? null;
  }
  const events = cases?.schema ?? schema;
  return events ? (eventsIn(events).find(([name]) => name === type)?.[1] ?? null) : null;
}

/** The schema that declares all events of a machine, among the exports of modules; null if none does. */
export function schemaDeclaring(
  { events }: Pick<AnyStateMachine, 'events'>,
  modules: Iterable<Readonly<Record<string, unknown>>>,
): Schema | null {
  const own = events.filter((type) => !type.startsWith('xstate.') && !type.includes('*'));
  const declaresAll = (schema: Schema) => new Set(own).isSubsetOf(new Set(eventsIn(schema).map(([type]) => type)));
  return own.length === 0 ? null : ([...modules].flatMap(schemasIn).find(declaresAll) ?? null);
}

/** The fields of an event's schema, without its type. */
export function fieldsOf(schema: Schema | null): readonly FormField[] {
  const def = schema && (schema as z.core.$ZodTypes)._zod.def;
  if (def?.type !== 'object') return [];
  const secrets = secretNames([schema!]);
  return Object.entries(def.shape)
    .filter(([name]) => name !== 'type')
    .map(([name, field]) => ({ ...fieldOf(field), name, isSecret: secrets.has(name) }));
}

type Kind = Omit<FormField, 'name' | 'isSecret'>;

const plain = { options: [], isOptional: false, isNullable: false } as const;

function fieldOf(schema: Schema): Kind {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return { ...plain, kind: 'text' };
    case 'number':
      return { ...plain, kind: 'number' };
    case 'boolean':
      return { ...plain, kind: 'boolean' };
    case 'enum':
      return { ...plain, kind: 'choice', options: Object.values(def.entries) };
    case 'literal':
      return { ...plain, kind: 'choice', options: def.values.map((value) => value as string) };
    case 'nullable':
      return { ...fieldOf(def.innerType), isNullable: true };
    case 'optional':
      return { ...fieldOf(def.innerType), isOptional: true };
    default:
      return 'innerType' in def ? fieldOf(def.innerType) : { ...plain, kind: 'data' };
  }
}

/** The data of a form that may be stored: without secret fields. */
export function storableData(schema: Schema | null, event: { readonly type: string }): Record<string, unknown> {
  const shown = (schema ? withoutSecrets(schema, event) : event) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(shown).filter(([name, value]) => name !== 'type' && value !== hiddenSecret));
}

/** The value of an empty field: as little as the schema allows. */
export function emptyValue({ kind, options, isOptional, isNullable }: FormField): unknown {
  if (isOptional) return undefined;
  if (isNullable) return null;
  return { text: '', number: 0, boolean: false, choice: options[0], data: undefined }[kind];
}
