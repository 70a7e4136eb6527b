import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { isCampaignKey } from '#market/addresses/campaignKeys.ts';
import { invalidInput } from './input.ts';
import { cut } from './wrongValue.ts';

/** The most wrong keys that an answer lists, long ones truncated: an answer must not be longer than its request. */
const mostInReport = 10;

function refusedKeys(keys: readonly string[], rule: string) {
  const names = keys.slice(0, mostInReport).map(cut);
  return invalidInput(names.map((parameter) => ({ parameter, message: `${parameter} ${rule}` })));
}

/**
 * Rejects a query with unknown keys before anything else is read. Otherwise a call with `searchToken` instead of
 * `token` would be answered as if it had no parameter. Campaign keys are ignored: programs preserve them in addresses,
 * and no call reads them (B§3). Throws CallRefused with the unknown keys.
 */
export function knownKeysOf(query: z.core.$ZodShape): (request: FastifyRequest) => Promise<void> {
  const known = Object.keys(query);
  const rule = `is no key of this call, which takes ${known.join(', ')}`;
  return async ({ query: queryParameters }) => {
    const strange = Object.keys(queryParameters as object).filter((key) => !known.includes(key) && !isCampaignKey(key));
    if (strange.length === 0) return;
    throw refusedKeys(strange, rule);
  };
}

/**
 * Rejects a query with bytes that are not UTF-8, because their meaning is unknown. Throws CallRefused with the keys. A
 * `%` without a hexadecimal byte is a percent sign, as everywhere.
 */
export function requireReadableQuery({ url = '' }: { readonly url?: string | undefined }): void {
  const pairs = url.includes('?') ? url.slice(url.indexOf('?') + 1).split('&') : [];
  const unreadable = pairs.filter((pair) => !isReadable(pair)).map((pair) => pair.split('=')[0]!);
  if (unreadable.length === 0) return;
  throw refusedKeys(unreadable, 'must be UTF-8 in percent-encoding');
}

function isReadable(pair: string): boolean {
  try {
    for (const [bytes] of pair.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(bytes);
    return true;
  } catch {
    return false;
  }
}
