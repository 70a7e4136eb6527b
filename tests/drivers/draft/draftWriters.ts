import { hashPassword, isPassword } from '#server/account/passwords/passwordHash.ts';
import { openMarket } from '#server/market.ts';
import { accountsOf, password } from '../account/accounts.ts';

/** The email addresses of two people who use one device. They log in with the password of accounts.ts. */
export interface Writers {
  readonly ana: string;
  readonly ben: string;
}

/** Writes a market into a folder without a server, with this many pairs of people without drafts. */
export async function writeWriters(dataDir: string, pairs: number): Promise<readonly Writers[]> {
  const market = await openMarket({ dataDir });
  // The password hash is computed once, and all writers share it.
  const hash = await hashPassword(password);
  const accounts = accountsOf(market, { passwords: { hash: async () => hash, verify: isPassword } });
  const all: Writers[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const writers = { ana: `ana-${pair}@example.ch`, ben: `ben-${pair}@example.ch` };
    await accounts.joins(writers.ana);
    await accounts.joins(writers.ben);
    all.push(writers);
  }
  await market.close();
  return all;
}
