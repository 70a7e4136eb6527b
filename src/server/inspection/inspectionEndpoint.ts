import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { apiError } from '#machines/market/api/apiError.ts';
import { reasonLength } from '#machines/inspection/lifecycle/inspectionFacts.ts';
import type { Market } from '#server/store/market.ts';
import { CallRefused, errorAnswer, loginRequired } from '../http/calls/callErrors.ts';
import { requireCsrfToken } from '../http/calls/calls.ts';
import { readInput } from '../http/calls/input.ts';
import { writeCsrfCookie } from '../http/cookies.ts';
import { visitOf } from '../http/visit.ts';
import { admit, type InspectorConfig, mayInspect } from './inspectorAccess.ts';
import { inspectorDocument } from './inspectorDocument.ts';
import type { InspectorFiles } from './inspectorFiles.ts';
import { isModerator, recordOpening } from './opening.ts';
import { findStreams, streamQuery } from './streamSearch.ts';
import { streamJournal } from './streamJournal.ts';

const json = 'application/json; charset=utf-8';

/** A market has no sources, no git and no test runner: those are the command's (`npm run inspect`). */
const abilities = {
  host: 'market',
  streams: true,
  heat: false,
  paths: false,
  revisions: false,
  sources: false,
  tests: false,
};

const opening = z.object({ reason: z.string().check(z.maxLength(reasonLength.most)) });

interface InspectionParts {
  readonly market: Market;
  readonly files: InspectorFiles;
  readonly config: InspectorConfig;
}

/**
 * Everything below `/inspector/`: the inspector's document, its files, and the answers to it. Visitors who may not see
 * the inspector get 404, as if it did not exist.
 */
export async function registerInspection(
  app: FastifyInstance,
  { market, files, config }: InspectionParts,
): Promise<void> {
  const { brand } = config;
  await app.register(
    async (scope) => {
      const limit = scope.rateLimit();
      // Counted before the check, so that tokens cannot be tried without limit.
      scope.addHook('onRequest', async function admitted(request, reply) {
        await limit.call(this, request, reply);
        reply.header('cache-control', 'private, no-store');
        const { token } = request.query as { readonly token?: unknown };
        const isShown = typeof token === 'string' && admit(token, { request, reply, config });
        if (!isShown && !mayInspect(request, config)) throw unknown(request);
      });
      scope.setErrorHandler(async (error, request, reply) => {
        const { status, body, headers } = errorAnswer(error);
        if (status >= 500) request.log.error({ err: error }, 'a call of the inspector failed');
        return reply.code(status).headers(headers).type(json).send(body);
      });

      scope.get('/', async (request, reply) => {
        // The token does not stay in the address, where others could read it.
        if ('token' in (request.query as object)) return reply.redirect('/inspector/', 302);
        writeCsrfCookie(request, reply, { product: brand, secure: request.isSecure });
        return reply.type('text/html; charset=utf-8').send(inspectorDocument(files, config));
      });
      scope.get('/api/abilities', async () => abilities);
      scope.get('/api/streams', async (request) => findStreams(market, readInput(streamQuery, request.query)));
      scope.get<{ Params: { id: string } }>('/api/streams/:id', async (request) => {
        const { session } = visitOf(request);
        const mayOpen = session !== null && (await isModerator(market, session.account));
        const journal = await streamJournal(market, request.params.id, { mayOpen });
        if (!journal) throw unknown(request);
        return journal;
      });
      scope.post<{ Params: { id: string } }>('/api/streams/:id/opened', async (request) => {
        requireCsrfToken(request, brand);
        const { session } = visitOf(request);
        if (!session) throw loginRequired();
        const { reason } = readInput(opening, request.body);
        const { id: stream } = request.params;
        if (!(await streamJournal(market, stream))) throw unknown(request);
        const refusal = await recordOpening(market, { account: session.account, stream, reason });
        if (refusal) throw refused(refusal.refused);
        return streamJournal(market, stream, { isOpened: true, mayOpen: true });
      });
      if (files.assets !== undefined) {
        await scope.register(fastifyStatic, {
          root: files.assets,
          prefix: '/assets/',
          decorateReply: false,
          cacheControl: false,
        });
      }
    },
    { prefix: '/inspector' },
  );
}

function unknown({ url }: FastifyRequest): CallRefused {
  return new CallRefused(404, apiError('api.unknownPath', `There is nothing at ${url.replace(/\?.*/s, '')}.`));
}

function refused(reason: string): CallRefused {
  if (reason === 'inspection.notModerator')
    return new CallRefused(403, apiError(reason, 'Only moderators open sealed fields (npm run account -- moderator).'));
  const { least, most } = reasonLength;
  return new CallRefused(400, apiError(reason, `The reason must have ${least} to ${most} characters.`));
}
