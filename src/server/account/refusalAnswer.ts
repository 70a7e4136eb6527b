import { accountRefusalWords } from '#words/refusals/accountRefusals.ts';
import type { Say } from '#server/http/words.ts';
import type { CallRefusal } from './accountRefusals.ts';

/** A refusal as readable text, in the language of the call. */
export function refusalAnswer({ refused, details, problems }: CallRefusal, say: Say) {
  return {
    code: refused,
    message: say(accountRefusalWords[refused], details),
    problems: problems.map(({ field, code, values }) => ({
      field,
      code,
      message: say(accountRefusalWords[code], values),
    })),
  };
}
