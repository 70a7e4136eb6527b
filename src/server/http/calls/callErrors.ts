import { apiError, type ApiErrorBody, type CodedError } from '#machines/market/api/apiError.ts';
import { StoreTooSlow, StoreUnavailable } from '../../store/store.ts';
import { pauseOfShare, QueueFull, ShareUsed } from './fairQueue.ts';

/** The body of an error: one of the two common shapes, or that of a login (ACCOUNT-22). */
type ErrorBody = ApiErrorBody | CodedError | LoginError;

interface LoginError {
  readonly message: { readonly message: string };
  readonly parameters: ApiErrorBody['parameters'];
  readonly error: { readonly code: string };
}

/** A call that is refused. The thrower determines the whole answer. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly statusCode: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(statusCode: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(`A call is refused with status ${statusCode}`);
    this.statusCode = statusCode;
    this.body = body;
    this.headers = headers;
  }
}

/** The answer to a failed call. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests that Fastify rejects before the endpoint runs, by its error code. */
const refusedByFastify: Readonly<Record<string, { readonly error: string; readonly message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { error: 'api.tooLarge', message: 'The body is larger than this call takes.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    error: 'api.unknownMediaType',
    message: 'content-type must be application/x-www-form-urlencoded or application/json.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { error: 'api.brokenBody', message: 'The body is empty, and must be JSON.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { error: 'api.brokenBody', message: 'The body is no JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    error: 'api.brokenBody',
    message: 'content-length must be the length of the body in bytes.',
  },
};

/** The answer to an error. A fault reveals nothing about the internals. */
export function errorAnswer(error: unknown): ErrorAnswer {
  if (error instanceof CallRefused) return { status: error.statusCode, body: error.body, headers: error.headers };
  if (error instanceof StoreUnavailable) {
    return { status: 503, body: apiError('api.fault', messageOfAway(error)), headers: {} };
  }
  if (error instanceof ShareUsed) {
    const body = apiError('api.tooManyRequests', 'As many of your calls wait as may; try again later.');
    return { status: error.statusCode, body, headers: { 'retry-after': String(pauseOfShare) } };
  }
  if (error instanceof QueueFull) {
    return { status: 503, body: apiError('api.fault', 'Too many calls wait; try again.'), headers: {} };
  }
  const { statusCode, code, message, ...details } = error as Error & Partial<ApiErrorBody> & ErrorOfFastify;
  if (statusCode === undefined || statusCode >= 500) {
    return { status: 500, body: apiError('api.fault', 'Something failed here. It has been noted.'), headers: {} };
  }
  const refused = refusedByFastify[code ?? ''] ?? { error: 'api.invalidInput', message };
  const body = details.api
    ? apiError(details.api.error, details.api.message)
    : apiError(refused.error, refused.message);
  return { status: statusCode, body, headers: {} };
}

/** The message for a caller while the market is unavailable. */
export function messageOfAway(error: StoreUnavailable): string {
  return error instanceof StoreTooSlow
    ? 'The market takes too long to answer; ask for less, or try again.'
    : 'The market is not reachable; try again.';
}

interface ErrorOfFastify {
  readonly statusCode?: number;
  readonly code?: string;
}

/** The refusal of a call that requires a login. */
export function loginRequired(): CallRefused {
  return new CallRefused(401, apiError('session.required', 'Log in first.'));
}
