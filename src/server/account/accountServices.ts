import type { Words } from '#server/http/words.ts';
import type { AccountDesk } from './accountDesk.ts';

/** The services of calls on accounts. */
export interface AccountServices {
  readonly accounts: AccountDesk;
  readonly words: Words;
}
