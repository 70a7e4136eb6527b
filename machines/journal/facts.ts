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

/** What is declared once of every type of fact; validation, types, documentation and property tests all use it. */
export interface FactDeclaration {
  /** Shape of the fact's data, without `type` and `at`. */
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

/** Declares a feature's facts. Throws when a type lacks the feature's prefix, since then nobody would find it. */
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

/** A fact's data as they lie in the journal, with the version of the schema they were written under. */
export interface StoredData {
  readonly type: string;
  readonly at: number;
  readonly schemaVersion: number;
  readonly data: JsonObject;
}

/** A fact that its catalogue does not know, or whose data break its schema. Names type, field and rule. */
export class InvalidFact extends Error {
  override readonly name = 'InvalidFact';
}

/** The schema version that new facts of this declaration are written under, counted from 1. */
export function currentSchemaVersion(declaration: FactDeclaration): number {
  return (declaration.upcasts?.length ?? 0) + 1;
}

/**
 * Validates a fact and gives it in the form that is stored.
 * Throws InvalidFact with field and rule: nothing enters a journal that its schema does not describe.
 */
export function storedForm(catalogue: FactCatalogue, fact: Fact): StoredData {
  const { type, at, ...data } = fact;
  const declaration = declarationOf(catalogue, type);
  if (!Number.isSafeInteger(at)) throw new InvalidFact(`${type}: at must be epoch milliseconds, not ${String(at)}`);
  check(declaration, type, data);
  return { type, at, schemaVersion: currentSchemaVersion(declaration), data };
}

/**
 * Gives the fact that stored data tell, upcast to the present schema version.
 * It is not validated again (it was when it was written); `validated` does both, for `journal verify`.
 * Throws InvalidFact for an unknown type and for a version of the future.
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
 * As `factFrom`, and throws InvalidFact too when the upcast data break the schema of today. A personal field that is empty is
 * one whose person was erased, and breaks nothing.
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
