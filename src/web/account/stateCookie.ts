import * as z from 'zod/mini';

import { brand } from '../theme/brand.ts';
import { readCookie } from '../cookies.ts';

/** The cookie by which the browser knows who is logged in; the session itself is the server's (ACCOUNT-19). */
const name = `${brand}_MYPAGES_STATE`;

const shape = z.object({ isLoggedIn: z.boolean(), info: z.object({ public_account_id: z.string() }) });

/** The public id of who is logged in (ACCOUNT-7), null where nobody is or the cookie makes no sense. */
export function readStateCookie(): string | null {
  const state = shape.safeParse(parsed(readCookie(name) ?? ''));
  return state.success && state.data.isLoggedIn ? state.data.info.public_account_id : null;
}

export function clearStateCookie(): void {
  document.cookie = `${name}=; path=/; max-age=0`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}
