import type * as z from 'zod/mini';
import { checked } from './schema.ts';

/**
 * A fact: something that has happened, as rules return it and charts take it as event.
 * `type` is lower dot.case, noun first, past tense (`listing.published`); `at` is when it happened, in epoch milliseconds.
 */
export interface Fact {
  readonly type: string;
  readonly at: number;
}

/** JSON as the journal stores it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Turns the data of one schema version of a fact into the data of the next. Pure; never sees an older version. */
export type Upcast = (data: JsonObject) => JsonObject;

/** The declaration of a type of fact; validation, types, documentation and property tests all use it. */
export interface FactDeclaration {
  /** The schema of the fact's data, without `type` and `at`. */
  readonly data: z.ZodMiniType<object>;
  /** The person-related fields of `data` (top level); only these are encrypted, under the key of `of` their person. */
  readonly personal?: readonly string[];
  /** One step for each older schema version, oldest first: with n steps the present version is n + 1. */
  readonly upcasts?: readonly Upcast[];
}

/** The facts of one feature: `feature` prefixes each type and each stream (`listing.published`, `listing-<id>`). */
export interface FactCatalogue<D extends Record<string, FactDeclaration> = Record<string, FactDeclaration>> {
  readonly feature: string;
  readonly declarations: D;
}

/** The union of facts that a catalogue declares. */
export type FactOf<C extends FactCatalogue> = {
  [T in keyof C['declarations'] & string]: { readonly type: T; readonly at: number } & Named<
    z.infer<C['declarations'][T]['data']>
  >;
}[keyof C['declarations'] & string];

/** The named fields of a type: an empty strict object is inferred with an index that would forbid `type` and `at`. */
type Named<T> = { readonly [K in keyof T as string extends K ? never : K]: T[K] };

/** Declares a feature's facts. Throws if a type lacks the feature's prefix, by which it is looked up. */
export function declareFacts<const D extends Record<string, FactDeclaration>>(
  feature: string,
  declarations: D,
): FactCatalogue<D> {
  for (const type of Object.keys(declarations)) {
    if (!type.startsWith(`${feature}.`)) {
      throw new Error(`The fact ${type} is declared by ${feature}, so its type must start with "${feature}."`);
    }
  }
  return { feature, declarations };
}

/** A fact's data as stored in the journal, with the version of the schema under which they were written. */
export interface StoredData {
  readonly type: string;
  readonly at: number;
  readonly schemaVersion: number;
  readonly data: JsonObject;
}

/**
 * A fact that its catalogue does not declare, or whose data break its schema. The message names type, field and rule.
 */
export class InvalidFact extends Error {
  override readonly name = 'InvalidFact';
}

/** The schema version of new facts of this declaration, counted from 1. */
export function currentSchemaVersion(declaration: FactDeclaration): number {
  return (declaration.upcasts?.length ?? 0) + 1;
}

/**
 * Validates a fact and returns its stored form. Throws InvalidFact with field and rule: a journal only contains facts
 * that fit their schemas.
 */
export function storedForm(catalogue: FactCatalogue, fact: Fact): StoredData {
  const { type, at, ...data } = fact;
  const declaration = declarationOf(catalogue, type);
  if (!Number.isSafeInteger(at)) throw new InvalidFact(`${type}: at must be epoch milliseconds, not ${String(at)}`);
  check(declaration, type, data);
  return { type, at, schemaVersion: currentSchemaVersion(declaration), data };
}

/**
 * Returns the fact of stored data, upcast to the present schema version. It is not validated again, since this happened
 * when it was written; `validatedFactFrom` does both, for `journal verify`. Throws InvalidFact for an unknown type and
 * for a version of the future.
 */
export function factFrom(catalogue: FactCatalogue, stored: StoredData): Fact {
  const declaration = declarationOf(catalogue, stored.type);
  const current = currentSchemaVersion(declaration);
  if (stored.schemaVersion > current) {
    throw new InvalidFact(
      `${stored.type}: schema version ${stored.schemaVersion} was written by a newer build; this one reads up to ${current}`,
    );
  }
  const steps = declaration.upcasts?.slice(stored.schemaVersion - 1) ?? [];
  const data = steps.reduce((older, upcast) => upcast(older), stored.data);
  return { ...data, type: stored.type, at: stored.at };
}

/**
 * As `factFrom`, but also throws InvalidFact if the upcast data break today's schema. An empty personal field means
 * that its person was erased, and is valid.
 */
export function validatedFactFrom(catalogue: FactCatalogue, stored: StoredData): Fact {
  const fact = factFrom(catalogue, stored);
  const { type, at: _at, ...data } = fact;
  const declaration = declarationOf(catalogue, type);
  const erased = declaration.personal?.filter((field) => (data as JsonObject)[field] === '') ?? [];
  check(declaration, type, data, erased);
  return fact;
}

function declarationOf(catalogue: FactCatalogue, type: string): FactDeclaration {
  const declaration = catalogue.declarations[type];
  if (!declaration) throw new InvalidFact(`${catalogue.feature} declares no fact ${type}`);
  return declaration;
}

function check(declaration: FactDeclaration, type: string, data: object, except: readonly string[] = []): void {
  const result = checked(declaration.data, data);
  if (!('problems' in result)) return;
  const problems = result.problems.filter(({ field }) => !except.includes(field));
  if (problems.length === 0) return;
  const reasons = problems.map(({ field, rule }) => `${field || 'data'}: ${rule}`);
  throw new InvalidFact(`${type}: ${reasons.join('; ')}`);
}
