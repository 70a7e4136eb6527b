import { apiError } from '#machines/market/api/apiError.ts';
import { CallRefused } from '#server/http/calls/callErrors.ts';
import type { Say } from '#server/http/words.ts';
import type { CallRefusal } from './accountRefusals.ts';
import { refusalAnswer } from './refusalAnswer.ts';

/** The answer of a refused call on accounts. The login has a separate shape (ACCOUNT-22). */
export function refusedCall(refusal: CallRefusal, say: Say, shape: 'login' | 'plain' = 'plain'): CallRefused {
  const { code, message, problems } = refusalAnswer(refusal, say);
  const parameters = problems.map(({ field, ...problem }) => ({ parameter: field, message: problem.message }));
  if (shape === 'plain') return new CallRefused(400, apiError(code, message, parameters));
  return new CallRefused(400, { message: { message }, parameters, error: { code } });
}
