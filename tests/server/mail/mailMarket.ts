import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { wordsOf } from '#server/http/words.ts';
import type { MailLook } from '#server/mail/templates/mailLook.ts';
import type { MailRow } from '#server/mail/mailTables.ts';
import type { Market } from '#server/store/market.ts';

export const ana = 'anaanaanaana';
export const noon = Date.UTC(2027, 4, 3, 10);
export const hour = 3_600_000;
export const from = 'Allmend <hello@allmend.example>';
export const origin = 'https://allmend.example';

const colour = '#123456';
const mode = {
  colours: {
    accent: colour,
    accentText: colour,
    border: colour,
    header: colour,
    onAccent: colour,
    surface: colour,
    surfaceRaised: colour,
    surfaceSunken: colour,
    text: colour,
    textMuted: colour,
  },
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 176 176"><circle cx="88" cy="88" r="80"/></svg>',
};

/** The look of mails with a made-up logo: tests of sending mails need no build. */
const look: MailLook = { product: 'allmend', light: mode, dark: mode };

/** Defaults for writing mails when the content does not matter; the texts without a catalogue are English. */
export const written = { words: wordsOf({ de: {}, fr: {}, it: {}, en: {} }), look, origin: () => origin, from };

/** Appends facts to an account's journal; its chart must accept them. */
export async function happens(market: Market, id: string, ...facts: readonly AccountFact[]): Promise<void> {
  const answer = await market.commands.run({
    actor: 'test',
    streams: { account: { lifecycle: accountLifecycle, id } },
    decide: () => ({ account: facts }),
  });
  if (isRefusal(answer)) throw new Error(`${id}: ${JSON.stringify(answer)}`);
}

/** Creates the fact that an account was registered with this email address. */
export function registered(email: string, at = noon): AccountFact {
  return { type: 'account.registered', at, email, sellerKind: 'private', language: 'en' };
}

/** Reads the rows of the mail ledger, in the order of their facts. */
export function ledgerRows(market: Market): Promise<readonly MailRow[]> {
  return market.store.query<MailRow>({ sql: 'SELECT * FROM mails ORDER BY position, kind', parameters: [] });
}
