import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookieNames } from './cookies.ts';
import { isBuiltFile, isOperations } from './connection/plainAddresses.ts';

/**
 * A session reads its own writes, whichever process answers. The answer to a write carries its position in the journal,
 * which the browser sends back. A process that lags behind waits before it reads, a second at most (design, "Write
 * path").
 */

declare module 'fastify' {
  interface FastifyReply {
    /** Sets the cookie with the position of the session's last write in the journal. */
    wrote(position: number): FastifyReply;
  }
}

/**
 * The lifetime in seconds of the cookie with a session's last write: by then every process has read the journal that
 * far.
 */
export const positionLife = 60;

export interface ReadingSide {
  /** Waits until this process has read the journal up to a position, or for a second; as `FedSearch.caughtUp`. */
  caughtUp(position?: number): Promise<number | undefined>;
  /** Position of the last fact. */
  head(): Promise<number>;
}

/** Registers `reply.wrote(position)`, and the wait before reading. Needs the cookies. */
export function registerSessionPosition(
  app: FastifyInstance,
  { product, caughtUp, head }: ReadingSide & { readonly product: string },
): void {
  const cookie = cookieNames(product).position;

  app.decorateReply('wrote', function (position: number) {
    const { request } = this;
    const last = Math.max(position, positionIn(request.cookies[cookie]) ?? 0);
    return this.setCookie(cookie, String(last), {
      path: '/',
      sameSite: 'lax',
      httpOnly: true,
      secure: request.isSecure,
      maxAge: positionLife,
    });
  });

  app.addHook('onRequest', async (request) => {
    if (!isRead(request) || isOfNoJournal(request.url)) return;
    const position = positionIn(request.cookies[cookie]);
    if (position === undefined || position <= ((await caughtUp()) ?? 0)) return;
    // Never waits for a fact that does not exist: the cookie is forged, or from before a restore of the journal.
    if (position <= (await head())) await caughtUp(position);
  });
}

/** Answers that do not depend on the journal; `/healthz` must not fail because of a cookie. */
const isOfNoJournal = (url: string) => isBuiltFile(url) || isOperations(url);

/** Whether a request may be a read. GraphQL operations count, because even those that only read are POST requests. */
function isRead({ method, routeOptions }: FastifyRequest): boolean {
  return (
    method === 'GET' || method === 'HEAD' || (method === 'POST' && routeOptions.url?.endsWith('/graphql') === true)
  );
}

function positionIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
