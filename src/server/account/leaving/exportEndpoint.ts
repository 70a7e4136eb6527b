import * as z from 'zod/mini';
import { apiErrorShape } from '#machines/market/api/apiError.ts';
import { answer } from '#server/openapi/callShapes.ts';
import type { Calls } from '#server/openapi/calls.ts';
import type { Words } from '#server/http/words.ts';
import type { AccountDesk } from '../accountDesk.ts';
import { exportsOfAccount } from '../limits/accountLimits.ts';
import { refuseAttempt } from '../accountRefusals.ts';
import type { ExportPart } from './exportedJournal.ts';
import { exportOf } from './exporting.ts';
import { refusedCall } from '../refusedCalls.ts';
import { loginRequired } from '#server/http/calls/callErrors.ts';
import { visitOf } from '#server/http/visit.ts';
import { callerOf } from '../login/visits.ts';

const archive = z
  .string()
  .check(z.meta({ description: 'A ZIP archive of JSON files, and of pictures.', format: 'binary' }));

/** `GET account/export.zip`: all data that the market stores about the logged-in account. */
export function registerExportEndpoint(
  api: Calls,
  { accounts, words }: { readonly accounts: AccountDesk; readonly words: Words },
  parts: readonly ExportPart[],
): void {
  const schema = {
    tags: ['account'],
    operationId: 'export',
    summary: 'The user’s own data',
    description:
      'All data that the market stores about the logged-in user, fact by fact. Five exports an hour are allowed. `missing.json` names pictures whose files are lost or damaged.',
    response: {
      200: answer('The data.', archive, ['application/zip']),
      401: answer('Nobody is logged in.', apiErrorShape),
    },
  };
  api.get('/account/export.zip', { schema }, async (request, reply) => {
    const { session } = visitOf(request);
    if (!session) throw loginRequired();
    const { wait } = await accounts.attempts.take(exportsOfAccount, session.account);
    if (wait > 0) {
      const { language } = await callerOf(accounts, request);
      throw refusedCall(refuseAttempt(wait), words[language]);
    }
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${session.account}.zip"`)
      .header('cache-control', 'private, no-store')
      .send(await exportOf(accounts, session.account, parts));
  });
}
