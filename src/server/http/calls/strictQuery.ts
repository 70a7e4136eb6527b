import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { isCampaignKey } from '#market/addresses/campaignKeys.ts';
import { invalidInput } from './input.ts';
import { cut } from './wrongValue.ts';

/** So many wrong keys are told, long ones by their beginning: an answer is not to be longer than what was asked. */
const mostTold = 10;

function refusedKeys(keys: readonly string[], rule: string) {
  const told = keys.slice(0, mostTold).map(cut);
  return invalidInput(told.map((parameter) => ({ parameter, message: `${parameter} ${rule}` })));
}

/**
 * Refuses a query with keys that its call does not know, before anything of it is read. Who asks for `searchToken` where
 * `token` is meant would else be answered as if nothing had been asked for. Keys of campaigns are let pass: programs that are
 * given an address pass them on, and no call reads them (B§3). Throws CallRefused, which names the others.
 */
export function knownKeysOf(query: z.core.$ZodShape): (request: FastifyRequest) => Promise<void> {
  const known = Object.keys(query);
  const rule = `is no key of this call, which takes ${known.join(', ')}`;
  return async ({ query: asked }) => {
    const strange = Object.keys(asked as object).filter((key) => !known.includes(key) && !isCampaignKey(key));
    if (strange.length === 0) return;
    throw refusedKeys(strange, rule);
  };
}

/**
 * Refuses a query with bytes that are no UTF-8: what they were to say nobody can tell. Throws CallRefused, which names the
 * keys. A `%` that begins no byte is a percent sign, as everywhere.
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
