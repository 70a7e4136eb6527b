import type { ApiError } from './apiError.ts';

// What a caller reads out of an answer that is an error. Part of the first script: types only, and checks without a library.

/** The code of a call without the hash header (API-18). */
export const devMissing = 'API_DEV_MISSING';

/** An error that an answer told, whichever of the two shapes it had (API-24, API-25). */
export interface ApiFailure {
  /** What programs act upon: `api.csrf`, `limit-exceeded`. */
  readonly code?: string;
  /** The general error, a sentence (API-23). */
  readonly message?: string;
  /** What is wrong with each field (API-23). */
  readonly parameters: ApiError['parameters'];
  /** Fields that a Go-style answer calls wrong, without saying why (API-27). */
  readonly fields: readonly string[];
}

/** Reads an error's body. What has neither shape, such as a proxy's page, tells nothing: no code, no field. */
export function failureIn(body: unknown): ApiFailure {
  const { api, parameters, error, message: said } = membersOf(body);
  const general = api === undefined ? membersOf(error) : { ...membersOf(api), code: membersOf(api)['error'] };
  const code = typeof error === 'string' ? error : general['code'];
  // The login has its message within another (ACCOUNT-22).
  const { message = membersOf(said)['message'], fields } = general;
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof message === 'string' && { message }),
    parameters: listIn(parameters).filter(isParameter),
    fields: listIn(fields).filter((field) => typeof field === 'string'),
  };
}

/**
 * Whether an error is of the interface and not of what was asked (API-26): the server failed or is overloaded, or it no
 * longer understands this program. What a form or a page can answer for itself is not.
 */
export function isGeneral(status: number, { code, parameters }: ApiFailure): boolean {
  if (status >= 500 || status === 429) return true;
  return code === devMissing || (code?.startsWith('api.') === true && parameters.length === 0);
}

function isParameter(entry: unknown): entry is ApiError['parameters'][number] {
  const { parameter, message } = membersOf(entry);
  return typeof parameter === 'string' && typeof message === 'string';
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
