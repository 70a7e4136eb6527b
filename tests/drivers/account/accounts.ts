import { createHash } from 'node:crypto';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { factFrom } from '#machines/journal/facts.ts';
import { openAccountDesk, emailOf, type AccountDesk, type Caller } from '#server/account/accountDesk.ts';
import { isCallRefusal, type CallRefusal } from '#server/account/accountRefusals.ts';
import { emailIdOf, normalEmail } from '#server/account/addresses/emailAddress.ts';
import { askForMailByAddress } from '#server/account/addresses/mailByAddress.ts';
import { logIn } from '#server/account/login/loggingIn.ts';
import { type AccountTokenPurpose, tokenOf } from '#server/account/addresses/mailTokens.ts';
import { registerAccount, verifyByLink } from '#server/account/addresses/registering.ts';
import { openedFact } from '#server/store/journals.ts';
import type { Market } from '#server/store/market.ts';

/** Passwords without their cost, for tests that ask what is done and not how safely; counts what it verified. */
export function quickPasswords() {
  const digest = (password: string) => createHash('sha256').update(password).digest('hex');
  const verified: string[] = [];
  let hashed = 0;
  return {
    verified,
    /** Another one each time, as those with a salt are. */
    hash: async (password: string) => `${(hashed += 1)} ${digest(password)}`,
    async verify(password: string, hash: string | undefined) {
      verified.push(password);
      return hash?.replace(/^.* /, '') === digest(password);
    },
  };
}

/** A password that will do. */
export const password = 'Brombeer-Gipfel 7';

/** Accounts of a market, and people at their browsers. */
export function accountsOf(market: Market, parts: Partial<Pick<AccountDesk, 'passwords' | 'verifications'>> = {}) {
  const passwords = quickPasswords();
  const desk = openAccountDesk(market, { passwords, ...parts });

  const caller = (changes: Partial<Caller> = {}): Caller => ({
    client: 'home',
    agent: 'Firefox, Linux',
    place: '192.0.2.0',
    language: 'de',
    session: null,
    device: null,
    ...changes,
  });

  async function idOf(email: string): Promise<string> {
    return (await emailOf(desk, await emailIdOf(market.keys, normalEmail(email)!)))!.account;
  }

  /** What the journal of an account tells. */
  async function factsOf(id: string): Promise<readonly AccountFact[]> {
    const feature = market.features.find(({ lifecycle }) => lifecycle.feature === 'account')!;
    const stored = await market.store.readStream(`account-${id}`);
    const opened = await Promise.all(stored.map((fact) => openedFact(feature, fact, market.keys)));
    return opened.map((fact) => factFrom(accountLifecycle.facts, fact) as AccountFact);
  }

  const asksFor: Readonly<Record<AccountTokenPurpose, readonly AccountFact['type'][]>> = {
    verification: ['account.registered', 'account.verificationRequested'],
    passwordReset: ['account.passwordResetRequested'],
    emailChangeOld: ['account.emailChangeRequested'],
    emailChangeNew: ['account.emailChangeRequested'],
    undoDeletion: ['account.deletionRequested'],
  };

  return {
    desk,
    passwords,
    caller,
    idOf,
    factsOf,
    /** The token of the last mail of a purpose that an account was sent, once all was told that mails are asked for by. */
    async mailed(purpose: AccountTokenPurpose, id: string): Promise<string> {
      if (purpose === 'passwordReset') await desk.wishedMails.carryOut();
      const asked = (await factsOf(id)).findLast(({ type }) => asksFor[purpose].includes(type));
      if (!asked) throw new Error(`${id} was sent no mail for ${purpose}`);
      return tokenOf(market.keys, purpose, id, asked.at);
    },
    /** Requests the mail by which a password is chosen. */
    async forgets(email: string): Promise<void> {
      done(await askForMailByAddress(desk, caller(), { purpose: 'passwordReset', email }));
    },
    /** Registers, and gives the account's id. */
    async registers(email: string, changes: { sellerKind?: 'private' | 'company'; client?: string } = {}) {
      const { sellerKind = 'private', client = `client of ${email}` } = changes;
      done(await registerAccount(desk, caller({ client }), { email, password, sellerKind, language: 'de' }));
      return idOf(email);
    },
    /** Registers and opens the link of the mail. */
    async joins(email: string, changes: { sellerKind?: 'private' | 'company' } = {}): Promise<string> {
      const id = await this.registers(email, changes);
      done(await verifyByLink(desk, { token: await this.mailed('verification', id) }));
      return id;
    },
    /** Logs in, and gives who asks from then on. */
    async entersAs(email: string, given = password): Promise<Caller & { readonly cookie: string }> {
      const begun = done(await logIn(desk, caller(), { email, password: given, remember: false }));
      return { ...caller({ session: begun.session, device: begun.device }), cookie: begun.cookie };
    },
  };
}

export type TestAccounts = ReturnType<typeof accountsOf>;

/** What was done, or an error that says why not. */
export function done<T extends object>(answer: T | CallRefusal): T {
  if (isCallRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Why a call was refused, and of which fields; null where it was not. */
export function refusalOf(answer: object): readonly string[] | null {
  if (!isCallRefusal(answer)) return null;
  return [answer.refused, ...answer.problems.map(({ field, code }) => `${field}: ${code}`)];
}
