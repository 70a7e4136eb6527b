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

/** The sender of a request: its session and its cookies. */
export interface Visit {
  readonly session: Session | null;
  /** Whether the request came with the cookie of a session that has ended. */
  readonly hasEnded: boolean;
  /** The value of the request's session cookie; null if it has none. */
  readonly cookie: string | null;
  /** The cookie of a device that has logged in before. */
  readonly device: string | null;
}

const nobody: Visit = { session: null, hasEnded: false, cookie: null, device: null };

const visits = new WeakMap<FastifyRequest, Visit>();

/** The sender of a request; anonymous if its session was not determined, as for files. */
export function visitOf(request: FastifyRequest): Visit {
  return visits.get(request) ?? nobody;
}

/** Stores the sender of a request, for the handlers of the request. */
export function noteVisit(request: FastifyRequest, visit: Visit): void {
  visits.set(request, visit);
}
