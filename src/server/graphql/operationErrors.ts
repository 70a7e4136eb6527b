import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { SchemaProblem } from '#machines/journal/schema.ts';
import { messageOfAway } from '../http/calls/callErrors.ts';
import { cut, problemSentence, echoedValue } from '../http/calls/wrongValue.ts';
import { StoreUnavailable } from '../store/store.ts';

/** The GraphQL error code for invalid arguments. */
export const badInput = 'BAD_USER_INPUT';

/** An argument that breaks a rule. */
export interface ArgumentProblem {
  /** The path of the argument, such as `filter.region`. */
  readonly argument: string;
  readonly rule: string;
  /** The value, or the beginning of a long one; nothing of a secret. */
  readonly value: unknown;
}

/** The error for invalid arguments. The message lists all problems as text, `extensions.problems` as data. */
export function badArguments(problems: readonly SchemaProblem[], args: unknown): GraphQLError {
  const violations = problems.map(({ field, rule }) => ({ argument: field, rule, wrong: echoedValue(args, field) }));
  const sentences = violations.map(({ argument, rule, wrong }) => problemSentence(argument, rule, wrong));
  const listed = violations.map(({ argument, rule, wrong }): ArgumentProblem => ({
    argument,
    rule,
    value: wrong?.value,
  }));
  return new GraphQLError(`${sentences.join('; ')}.`, { extensions: { code: badInput, problems: listed } });
}

/**
 * The error in the form that a caller gets. An error in the operation is returned unchanged. A server fault is replaced
 * by a general message.
 */
export function maskedError(error: unknown): Error {
  if (!(error instanceof GraphQLError)) return fault(error);
  const cause = faultBehind(error);
  if (cause === undefined) return plainly(error);
  const { nodes, source, positions, path } = error;
  return fault(cause, { nodes, source, positions, path });
}

/**
 * The fault of the server behind an error; undefined if the caller made a mistake. Errors of the library contain texts
 * of the request, up to its whole body with passwords: only the fault is logged.
 */
export function faultBehind(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error;
  const { originalError } = error;
  return originalError === undefined || originalError instanceof GraphQLError ? undefined : originalError;
}

/** Shortens texts of the request in the message, and removes the library's own parser error. */
function plainly(error: GraphQLError): GraphQLError {
  const { originalError: parser, ...extensions } = error.extensions;
  const message = shortened(error.message);
  if (parser === undefined && message === error.message) return error;
  const { nodes, source, positions, path } = error;
  // Without the parser error, the library would treat an unreadable request as answered, so the status is set here.
  const violations = parser === undefined ? extensions : { ...extensions, http: { status: 400 } };
  return new GraphQLError(message, { nodes, source, positions, path, extensions: violations });
}

/** Shortens quoted texts in a message to the length that other answers allow. */
export function shortened(message: string): string {
  return message.replaceAll(/"(?:[^"\\]|\\.)*"/g, cut);
}

/** The HTTP status of an answer without data, if a server fault is the cause; undefined otherwise. */
export function faultStatus(errors: readonly GraphQLError[]): 500 | 503 | undefined {
  const codes = new Set(errors.map(({ extensions }) => extensions['code']));
  if (codes.has(codeOf.fault)) return 500;
  return codes.has(codeOf.away) ? 503 : undefined;
}

const codeOf = { fault: 'INTERNAL_SERVER_ERROR', away: 'SERVICE_UNAVAILABLE' } as const;

function fault(error: unknown, place: GraphQLErrorOptions = {}): GraphQLError {
  // `unexpected` sets the status to 500 if there is no answer at all.
  return error instanceof StoreUnavailable
    ? new GraphQLError(messageOfAway(error), { ...place, extensions: { code: codeOf.away } })
    : new GraphQLError('Something failed here. It has been noted.', {
        ...place,
        extensions: { code: codeOf.fault, unexpected: true },
      });
}
