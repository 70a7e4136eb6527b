import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { FactCatalogue, Json, JsonObject } from '#machines/journal/facts.ts';

/**
 * Keys of persons, stored outside the journals. Deleting a person's key erases their personal data in every copy and
 * backup of the journals.
 */
export interface PersonKeys {
  /** The person's key, created now if there is none. 32 bytes. */
  keyFor(person: string): Promise<Buffer>;
  /** The person's key, or undefined if it was deleted or never created. */
  find(person: string): Promise<Buffer | undefined>;
  /** Deletes the person's key. The personal fields of their facts can then never be decrypted again. */
  forget(person: string): Promise<void>;
  /**
   * Removes a person's key from this process's cache and never caches it again: another process is about to delete the
   * key.
   */
  letGo(person: string): void;
  close(): void;
}

const prefix = 'sealed:1:';
/** The prefix of sealed values that are no text: they are encrypted as JSON. */
const jsonPrefix = 'sealedJson:1:';

/** A sealed value: its person, and at least the nonce and the tag in base64url. */
const wellFormed = /^sealed(Json)?:1:[^\s:{}"]+:[\w-]{38,}$/;
/**
 * A sealed value with a damaged prefix or body. Other unsealed values are plain text from journals that predate
 * sealing.
 */
const damaged = /^sealed(Json)?:|^[^:]{0,12}:1:[^\s:]*:[\w-]{38,}$/;

/** A personal value that can no longer be read, because its person was erased. */
export const erased = '';

/**
 * Encrypts the personal fields of a fact's data (AES-256-GCM). The field's name is authenticated with it. A removed
 * value (null) reveals nothing and stays readable.
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
  if (person === undefined) throw new Error(`${type} holds personal fields (${fields.join(', ')}) without a person`);
  const key = await keys.keyFor(person);
  const sealed = fields.map((field) => [field, sealValue(key, person, field, data[field])] as const);
  return { ...data, ...Object.fromEntries(sealed) };
}

/**
 * Decrypts the personal fields of a fact's data. A field whose person was erased becomes `erased`. Throws BrokenSeal
 * for a damaged field.
 */
export async function unseal(
  keys: PersonKeys,
  catalogue: FactCatalogue,
  type: string,
  data: JsonObject,
): Promise<JsonObject> {
  const opened: Record<string, Json> = {};
  for (const field of personalFields(catalogue, type)) {
    const value = data[field];
    if (typeof value !== 'string') continue;
    if (wellFormed.test(value)) opened[field] = await openValue(keys, field, value);
    else if (damaged.test(value)) throw new BrokenSeal(`${field} holds what is left of a sealed value`);
  }
  return { ...data, ...opened };
}

/** Whether facts of this type can hold sealed fields. Facts of other types need no asynchronous decryption. */
export function hasPersonalFields(catalogue: FactCatalogue, type: string): boolean {
  return personalFields(catalogue, type).length > 0;
}

/** Encrypts a person's file, as their fields are; `what` is authenticated with it. */
export async function sealBytes(keys: PersonKeys, person: string, what: string, bytes: Uint8Array): Promise<Buffer> {
  return encrypted(await keys.keyFor(person), what, bytes);
}

/** Decrypts a person's file. Undefined if the person was erased. Throws BrokenSeal if it is damaged. */
export async function openBytes(
  keys: PersonKeys,
  person: string,
  what: string,
  sealed: Uint8Array,
): Promise<Buffer | undefined> {
  const key = await keys.find(person);
  return key && decrypted(key, what, sealed);
}

function personalFields(catalogue: FactCatalogue, type: string): readonly string[] {
  return catalogue.declarations[type]?.personal ?? [];
}

/** Whether a stored value is sealed, and so needs its person's key. */
export function isSealed(value: string): boolean {
  return value.startsWith(prefix) || value.startsWith(jsonPrefix);
}

function sealValue(key: Buffer, person: string, field: string, value: unknown): string {
  const isText = typeof value === 'string';
  const bytes = Buffer.from(isText ? value : JSON.stringify(value));
  return `${isText ? prefix : jsonPrefix}${person}:${encrypted(key, field, bytes).toString('base64url')}`;
}

async function openValue(keys: PersonKeys, field: string, value: string): Promise<Json> {
  const isText = value.startsWith(prefix);
  const end = value.lastIndexOf(':');
  const person = value.slice(isText ? prefix.length : jsonPrefix.length, end);
  const key = await keys.find(person);
  if (!key) return erased;
  const opened = decrypted(key, field, Buffer.from(value.slice(end + 1), 'base64url')).toString('utf8');
  return isText ? opened : (JSON.parse(opened) as Json);
}

const ivLength = 12;
const tagLength = 16;

// Ciphers receive keys as Node's KeyObject. For bytes, Node first throws an internal error, which takes longer than all
// the rest (11 μs of 17).

/** AES-256-GCM: the nonce, the ciphertext and the tag. `label` is authenticated with it. */
function encrypted(key: Buffer, label: string, bytes: Uint8Array): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), iv).setAAD(Buffer.from(label));
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** The sealed value is damaged, or was sealed with another key. */
export class BrokenSeal extends Error {
  override readonly name = 'BrokenSeal';
}

function decrypted(key: Buffer, label: string, sealed: Uint8Array): Buffer {
  try {
    return authenticated(key, label, sealed);
  } catch (error) {
    throw new BrokenSeal(`${label} cannot be decrypted`, { cause: error });
  }
}

function authenticated(key: Buffer, label: string, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', createSecretKey(key), sealed.subarray(0, ivLength)).setAAD(
    Buffer.from(label),
  );
  decipher.setAuthTag(sealed.subarray(-tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(ivLength, -tagLength)), decipher.final()]);
}
