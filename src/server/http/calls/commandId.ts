import type { FastifyRequest } from 'fastify';
import { apiError } from '#machines/market/api/apiError.ts';
import { commandIdOf } from '#server/store/commandId.ts';
import { CallRefused } from './callErrors.ts';
import { cut } from './wrongValue.ts';

const header = 'x-command-id';

/** As the web makes them (`src/web/outbox/commandId.ts`), and whatever else names one thing alone. */
const name = /^[\w-]{12,64}$/;

/**
 * The id of the command that a call of an account carries, for the journal: who sends it again has its first answer, and nothing is
 * done twice. Undefined where it carries none. Throws CallRefused where it is no such name.
 */
export function commandIdFrom({ headers }: FastifyRequest, account: string): string | undefined {
  const given = headers[header];
  if (given === undefined) return undefined;
  if (typeof given === 'string' && name.test(given)) return commandIdOf(given, account);
  const message = 'must be 12 to 64 letters, digits, hyphens and underscores';
  const told = cut(JSON.stringify(given));
  throw new CallRefused(
    400,
    apiError('api.invalidInput', `${header}: ${message} (it is ${told}).`, [{ parameter: header, message }]),
  );
}
