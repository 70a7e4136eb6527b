import type { Profile } from '#machines/account/profile.ts';
import { emailLifecycle } from '#machines/email/lifecycle/emailLifecycle.ts';
import { claim } from '#machines/email/lifecycle/emailRules.ts';
import { emailStatuses, type EmailStatus } from '#machines/insertion/contact/emailStatus.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { deletionLife } from '#machines/account/limits.ts';
import { emailIdOf } from '#server/account/addresses/emailAddress.ts';
import { noteErasures } from '#server/account/leaving/erasing.ts';
import { requestAccountDeletion } from '#server/account/leaving/leaving.ts';
import { decideOfAccount } from '#server/account/moderating.ts';
import { hashPassword, isPassword } from '#server/account/passwords/passwordHash.ts';
import { changeOwnProfile } from '#server/account/profile.ts';
import { openMarket } from '#server/market.ts';
import { accountsOf, done, password } from '../account/accounts.ts';
import { contactProfiles } from './contactPeople.ts';
import { writingTo } from '../server/market.ts';

/** The email address to type at the contact step for each status that the server can return. */
export const addressOf = (status: EmailStatus) => `${status.toLowerCase().replaceAll('_', '-')}@example.ch`;

/** The profiles of people who can log in. A company's address is recognised before that. */
export const ownProfiles = {
  whole: { ...contactProfiles.whole, sellerKind: 'private' },
  part: contactProfiles.part,
  empty: contactProfiles.empty,
} as const satisfies Readonly<Record<string, Profile>>;

export type OwnProfile = keyof typeof ownProfiles;

/**
 * The address of a person with such a profile. Some log in at the step or before; for each status another logs in
 * elsewhere meanwhile.
 */
export const emailWith = (profile: OwnProfile, status?: EmailStatus) =>
  status ? `${profile}-${addressOf(status)}` : `${profile}@example.ch`;

/**
 * Writes a market into a folder without a server, with an account for each status of an address, and people with each
 * profile. All log in with `password` of accounts.ts.
 */
export async function writeContactAccounts(dataDir: string): Promise<void> {
  let now = Date.now() - deletionLife - 60_000;
  const market = await openMarket({ dataDir }, { clock: () => now });
  // The password hash is computed once, and all accounts share it.
  const hash = await hashPassword(password);
  const accounts = accountsOf(market, { passwords: { hash: async () => hash, verify: isPassword } });
  const leaves = async (status: 'ACCOUNT_CLOSED' | 'ACCOUNT_DELETED') => {
    await accounts.joins(addressOf(status));
    now += 1_000;
    done(await requestAccountDeletion(accounts.desk, await accounts.entersAs(addressOf(status)), { password }));
  };
  await leaves('ACCOUNT_CLOSED');
  now += deletionLife;
  await noteErasures(market);
  await leaves('ACCOUNT_DELETED');
  await accounts.registers(addressOf('ACCOUNT_UNVERIFIED'));
  await accounts.joins(addressOf('ACCOUNT_ACTIVE'));
  await accounts.joins(addressOf('ACCOUNT_STORE_EXISTS'), { sellerKind: 'company' });
  await accounts.joins(addressOf('ACCOUNT_BLOCKED'));
  await decideOfAccount(market, addressOf('ACCOUNT_BLOCKED'), { kind: 'block', reason: 'Fraud' });
  await writingTo(market, () => now).seller('regularegula', 'Regula');
  const claimed = claim(null, { account: 'regularegula', at: now });
  const id = await emailIdOf(market.keys, addressOf('ACCOUNT_EXISTS'));
  await market.commands.run<{ email: { lifecycle: typeof emailLifecycle; id: string } }, 'email.taken'>({
    actor: 'import',
    streams: { email: { lifecycle: emailLifecycle, id } },
    decide: () => (isRefusal(claimed) ? claimed : { email: claimed }),
  });
  for (const [which, { name, phone, phoneHidden, zipcode }] of Object.entries(ownProfiles)) {
    for (const status of [undefined, ...emailStatuses]) {
      const email = emailWith(which as OwnProfile, status);
      await accounts.joins(email);
      const changes = { name, phone, phoneHidden, zipcode };
      done(await changeOwnProfile(accounts.desk, await accounts.entersAs(email), { changes }));
    }
  }
  await market.close();
}
