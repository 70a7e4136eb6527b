import type { Words } from '#server/http/words.ts';
import type { AccountDesk } from './accountDesk.ts';

/** What calls on accounts need. */
export interface AccountServices {
  readonly accounts: AccountDesk;
  readonly words: Words;
}
