import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { FactCatalogue, JsonObject } from '#machines/journal/facts.ts';

/**
 * Keys of persons, kept outside the journals. Whoever throws a person's key away has erased what the journals tell of
 * that person, in every copy and backup of them.
 */
export interface PersonKeys {
  /** The person's key, made now if there is none. 32 bytes. */
  keyFor(person: string): Promise<Buffer>;
  /** The person's key, or undefined once it was thrown away (or never made). */
  find(person: string): Promise<Buffer | undefined>;
  /** Throws the person's key away. What its facts say of the person is gone then, for everybody and for good. */
  forget(person: string): Promise<void>;
  close(): void;
}

const prefix = 'sealed:1:';

/** A personal value that can no longer be read, because its person was erased. */
export const erased = '';

/**
 * Encrypts the personal fields of a fact's data (AES-256-GCM); the field's name is authenticated with it. That a value was
 * taken away (null) tells nothing of anybody, and stays readable.
 */
export async function seal(
  keys: PersonKeys,
  catalogue: FactCatalogue,
  type: string,
  data: JsonObject,
  person: string | undefined,
): Promise<JsonObject> {
  const fields = personalFields(catalogue, type).filter((field) => (data[field] ?? null) !== null);
  if (fields.length === 0) return data;
  if (person === undefined) throw new Error(`${type} holds personal fields (${fields.join(', ')}) of nobody`);
  const key = await keys.keyFor(person);
  const sealed = fields.map(
    (field) => [field, sealText(key, person, field, textOf(type, field, data[field]))] as const,
  );
  return { ...data, ...Object.fromEntries(sealed) };
}

/** Decrypts the personal fields of a fact's data. A field whose person was erased becomes `erased`. */
export async function unseal(
  keys: PersonKeys,
  catalogue: FactCatalogue,
  type: string,
  data: JsonObject,
): Promise<JsonObject> {
  const opened: Record<string, string> = {};
  for (const field of personalFields(catalogue, type)) {
    const value = data[field];
    if (typeof value === 'string' && value.startsWith(prefix)) opened[field] = await openText(keys, field, value);
  }
  return { ...data, ...opened };
}

/** Whether facts of this type can hold sealed fields at all, so that the others need not be waited for. */
export function hasPersonalFields(catalogue: FactCatalogue, type: string): boolean {
  return personalFields(catalogue, type).length > 0;
}

function personalFields(catalogue: FactCatalogue, type: string): readonly string[] {
  return catalogue.declarations[type]?.personal ?? [];
}

function textOf(type: string, field: string, value: unknown): string {
  if (typeof value !== 'string') throw new Error(`${type}: the personal field ${field} must be text`);
  return value;
}

function sealText(key: Buffer, person: string, field: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(field));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${prefix}${person}:${sealed.toString('base64url')}`;
}

async function openText(keys: PersonKeys, field: string, value: string): Promise<string> {
  const end = value.lastIndexOf(':');
  const person = value.slice(prefix.length, end);
  const key = await keys.find(person);
  if (!key) return erased;
  const bytes = Buffer.from(value.slice(end + 1), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(field));
  decipher.setAuthTag(bytes.subarray(-16));
  return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
}
