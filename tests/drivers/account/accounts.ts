import { createHash } from 'node:crypto';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { factFrom } from '#machines/journal/facts.ts';
import { openAccountDesk, emailOf, type AccountDesk, type Caller } from '#server/account/accountDesk.ts';
import { isCallRefusal, type CallRefusal } from '#server/account/accountRefusals.ts';
import { emailIdOf, normalEmail } from '#server/account/addresses/emailAddress.ts';
import { requestMailByAddress } from '#server/account/addresses/mailByAddress.ts';
import { logIn } from '#server/account/login/loggingIn.ts';
import { type AccountTokenPurpose, tokenOf } from '#server/account/addresses/mailTokens.ts';
import { registerAccount, verifyByLink } from '#server/account/addresses/registering.ts';
import { openedFact } from '#server/store/journals.ts';
import type { Market } from '#server/store/market.ts';

/** Passwords with a cheap hash, for tests that do not test their security. It records the verified passwords. */
export function quickPasswords() {
  const digest = (password: string) => createHash('sha256').update(password).digest('hex');
  const verified: string[] = [];
  let hashed = 0;
  return {
    verified,
    /** The hash of a password differs each time, like a salted one. */
    hash: async (password: string) => `${(hashed += 1)} ${digest(password)}`,
    async verify(password: string, hash: string | undefined) {
      verified.push(password);
      return hash?.replace(/^.* /, '') === digest(password);
    },
  };
}

/** A valid password, which the test accounts use. */
export const password = 'Brombeer-Gipfel 7';

/** The accounts of a market, and the commands by which people use them in their browsers. */
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

  /** The facts in the journal of an account. */
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
    /** The token of an account's last mail of a purpose, after all pending requests for mails were carried out. */
    async mailed(purpose: AccountTokenPurpose, id: string): Promise<string> {
      if (purpose === 'passwordReset') await desk.requestedMails.carryOut();
      const requested = (await factsOf(id)).findLast(({ type }) => asksFor[purpose].includes(type));
      if (!requested) throw new Error(`${id} was sent no mail for ${purpose}`);
      return tokenOf(market.keys, purpose, id, requested.at);
    },
    /** Requests the mail that resets a forgotten password. */
    async forgets(email: string): Promise<void> {
      done(await requestMailByAddress(desk, caller(), { purpose: 'passwordReset', email }));
    },
    /** Registers an account; resolves to its id. */
    async registers(email: string, changes: { sellerKind?: 'private' | 'company'; client?: string } = {}) {
      const { sellerKind = 'private', client = `client of ${email}` } = changes;
      done(await registerAccount(desk, caller({ client }), { email, password, sellerKind, language: 'de' }));
      return idOf(email);
    },
    /** Registers an account and opens the link in its verification mail; resolves to its id. */
    async joins(email: string, changes: { sellerKind?: 'private' | 'company' } = {}): Promise<string> {
      const id = await this.registers(email, changes);
      done(await verifyByLink(desk, { token: await this.mailed('verification', id) }));
      return id;
    },
    /** Logs in; resolves to the caller for later commands of this session. */
    async entersAs(email: string, supplied = password): Promise<Caller & { readonly cookie: string }> {
      const begun = done(await logIn(desk, caller(), { email, password: supplied, remember: false }));
      return { ...caller({ session: begun.session, device: begun.device }), cookie: begun.cookie };
    },
  };
}

export type TestAccounts = ReturnType<typeof accountsOf>;

/** Returns the outcome of a command; throws an error if it was refused. */
export function done<T extends object>(answer: T | CallRefusal): T {
  if (isCallRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

/** The code of a refusal, followed by its fields with their codes; null for a success. */
export function refusalOf(answer: object): readonly string[] | null {
  if (!isCallRefusal(answer)) return null;
  return [answer.refused, ...answer.problems.map(({ field, code }) => `${field}: ${code}`)];
}
