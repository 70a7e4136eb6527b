import type { FastifyRequest } from 'fastify';

/** A login of an account in a browser. Times are epoch milliseconds. */
export interface Session {
  readonly id: string;
  readonly account: string;
  readonly created: number;
  readonly seen: number;
  readonly expires: number;
  readonly remembered: boolean;
  readonly agent: string;
  readonly place: string;
}

/** What a request tells of who sends it. */
export interface Visit {
  readonly session: Session | null;
  /** It came with the cookie of a session that there is no longer. */
  readonly hasEnded: boolean;
  /** The cookie of the session that it came with. */
  readonly cookie: string | null;
  /** The cookie by which a device is known that has logged in before. */
  readonly device: string | null;
}

const nobody: Visit = { session: null, hasEnded: false, cookie: null, device: null };

const visits = new WeakMap<FastifyRequest, Visit>();

/** Who sends a request; nobody where no session was looked for, as of files. */
export function visitOf(request: FastifyRequest): Visit {
  return visits.get(request) ?? nobody;
}

/** Notes who sends a request. */
export function noteVisit(request: FastifyRequest, visit: Visit): void {
  visits.set(request, visit);
}
