import type { ApiErrorBody } from './apiError.ts';

// Parses error answers for callers. Part of the first script: only types, and checks without a library.

/** The code of a call without the hash header (API-18). */
export const devMissing = 'API_DEV_MISSING';

/** A parsed error, of either shape (API-24, API-25). */
export interface ApiFailure {
  /** The code for programs: `api.csrf`, `limit-exceeded`. */
  readonly code?: string;
  /** The general error, a sentence (API-23). */
  readonly message?: string;
  /** The problem of each field (API-23). */
  readonly parameters: ApiErrorBody['parameters'];
  /** Fields that a Go-style answer names as wrong, without a reason (API-27). */
  readonly fields: readonly string[];
}

/** Parses an error's body. Anything of neither shape, such as a proxy's page, has no code and no fields. */
export function failureIn(body: unknown): ApiFailure {
  const { api, parameters, error, message: said } = membersOf(body);
  const general = api === undefined ? membersOf(error) : { ...membersOf(api), code: membersOf(api)['error'] };
  const code = typeof error === 'string' ? error : general['code'];
  // The login's answer nests its message inside another object (ACCOUNT-22).
  const { message = membersOf(said)['message'], fields } = general;
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof message === 'string' && { message }),
    parameters: listIn(parameters).filter(isParameter),
    fields: listIn(fields).filter((field) => typeof field === 'string'),
  };
}

/**
 * Whether an error concerns the interface itself rather than the request (API-26). Then the server failed or is
 * overloaded, or it does not understand this program any more. Errors that a form or page can handle are not general.
 */
export function isGeneral(status: number, { code, parameters }: ApiFailure): boolean {
  if (status >= 500 || status === 429) return true;
  return code === devMissing || (code?.startsWith('api.') === true && parameters.length === 0);
}

function isParameter(entry: unknown): entry is ApiErrorBody['parameters'][number] {
  const { parameter, message } = membersOf(entry);
  return typeof parameter === 'string' && typeof message === 'string';
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
