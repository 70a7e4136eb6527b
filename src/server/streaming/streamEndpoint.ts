import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { apiError, apiErrorShape } from '#machines/market/api/apiError.ts';
import { loginRequired } from '#server/http/calls/callErrors.ts';
import { visitOf } from '#server/http/visit.ts';
import { CallRefused } from '../http/calls/callErrors.ts';
import { readInput } from '../http/calls/input.ts';
import { knownKeysOf } from '../http/calls/strictQuery.ts';
import { answer, csrfScheme } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import type { Hub } from './hub.ts';
import { representationFor, representations } from './representations.ts';

const position = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/, 'must be a position in the journal, a whole number')),
  z.transform(Number),
);

const query = {
  position: z.optional(
    position.check(z.describe('The last position that was heard of; the stream goes on behind it.')),
  ),
};

const mediaTypes = representations.map(({ mediaType }) => mediaType);

/**
 * `GET messaging/stream/status`: live events for the logged-in user (MESSAGING-3, NETWORK-3), as lines of JSON or as an
 * event stream. It needs the CSRF token although it changes nothing, so that another site's page cannot hold streams
 * open.
 */
export function registerStreamEndpoint(api: Calls, { hub }: { readonly hub: Hub }): void {
  const schema = {
    tags: ['messaging'],
    operationId: 'stream',
    summary: 'What happens, as it happens',
    description:
      'A stream without an end. Each line is a JSON object with `event` and `data`, and a `position` from which a client may resume (`?position=` or `last-event-id`). An object without `event` is a heartbeat. An event stream has the same as `event`, `data` and `id`. If the server ends a stream, its last line is `ended` with the reason.',
    security: [{ [csrfScheme]: [] }],
    querystring: z.object(query),
    response: {
      200: answer('The stream.', z.string(), mediaTypes),
      401: answer('Nobody is logged in.', apiErrorShape),
      406: answer('The client takes none of the media types that there are.', apiErrorShape),
    },
  };
  // Without a HEAD route: Fastify's would read the stream to its end.
  const options = { schema, exposeHeadRoute: false, onRequest: knownKeysOf(query) };
  api.get('/messaging/stream/status', options, async (request, reply) => {
    const { session } = visitOf(request);
    if (!session) throw loginRequired();
    const representation = representationFor(request.headers.accept);
    if (!representation) {
      throw new CallRefused(406, apiError('api.notAcceptable', `accept must name ${mediaTypes.join(' or ')}.`));
    }
    const after = request.query.position ?? lastEventId(request);
    const stream = await hub.open({ account: session.account, session: session.id, after, representation });
    if (stream === 'full') throw awayFor('As many streams are open here as may be; come again.');
    if (stream === 'closing') throw awayFor('The market is restarting; come again.');
    return (
      reply
        .type(representation.mediaType)
        .header('cache-control', 'no-store, no-transform')
        // This header prevents proxies from buffering the stream.
        .header('x-accel-buffering', 'no')
        .send(stream)
    );
  });
}

/** The journal position in the header that an EventSource sends when it reconnects; undefined without the header. */
function lastEventId({ headers }: FastifyRequest): number | undefined {
  const id = headers['last-event-id'];
  if (id === undefined || id === '') return undefined;
  return readInput(z.object({ 'last-event-id': position }), { 'last-event-id': id })['last-event-id'];
}

function awayFor(message: string): CallRefused {
  return new CallRefused(503, apiError('api.fault', message));
}
