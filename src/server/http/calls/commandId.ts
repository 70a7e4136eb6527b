import type { FastifyRequest } from 'fastify';
import { apiError } from '#machines/market/api/apiError.ts';
import { commandIdOf } from '#server/store/commandId.ts';
import { CallRefused } from './callErrors.ts';
import { cut } from './wrongValue.ts';

const header = 'x-command-id';

/** The format of the web's ids (`src/web/outbox/commandId.ts`); other unique names match too. */
const name = /^[\w-]{12,64}$/;

/**
 * The idempotency key of an account's call, as a command id for the journal. A repeated call gets its first answer and
 * has no second effect. Undefined if the call has none. Throws CallRefused for an invalid key.
 */
export function commandIdFrom({ headers }: FastifyRequest, account: string): string | undefined {
  const key = headers[header];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && name.test(key)) return commandIdOf(key, account);
  const message = 'must be 12 to 64 letters, digits, hyphens and underscores';
  const shown = cut(JSON.stringify(key));
  throw new CallRefused(
    400,
    apiError('api.invalidInput', `${header}: ${message} (it is ${shown}).`, [{ parameter: header, message }]),
  );
}
