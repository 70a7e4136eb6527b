import type * as z from 'zod/mini';
import { checked, type SchemaProblem } from '#machines/journal/schema.ts';
import { apiError, type ApiErrorBody } from '#machines/market/api/apiError.ts';
import { CallRefused } from './callErrors.ts';
import { problemSentence, echoedValue } from './wrongValue.ts';

/**
 * Parses parameters, query or body of a call by a schema. Throws CallRefused: 400 with a message for each wrong
 * parameter. A message names the parameter, the rule and, unless it is secret, the value.
 */
export function readInput<S extends z.ZodMiniType>(schema: S, raw: unknown): z.output<S> {
  const result = checked(schema, raw);
  if ('problems' in result) throw invalidInput(parametersOf(result.problems, raw));
  return result.value;
}

/** The refusal of a call with wrong parameters. */
export function invalidInput(parameters: ApiErrorBody['parameters']): CallRefused {
  return new CallRefused(400, apiError('api.invalidInput', 'The call is not understood.', parameters));
}

/** Problems in the format of error shape one (API-24). */
export function parametersOf(problems: readonly SchemaProblem[], raw: unknown): ApiErrorBody['parameters'] {
  return problems.map(({ field, rule }) => ({
    parameter: field,
    message: problemSentence(field || 'The body', rule, echoedValue(raw, field)),
  }));
}
