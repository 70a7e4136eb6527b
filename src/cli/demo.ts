import type { DemoRemoval } from '#server/demo/removal.ts';
import { findWorkplace } from '#server/work/workplace.ts';
import { inform, run, UsageError } from './command.ts';
import { configOfMarket } from './configOfMarket.ts';

const usage = 'npm run demo -- remove    removes the ads and accounts of the demonstration, and nothing else';

function summaryOf({
  listings,
  accounts,
  listingsRemoved,
  accountsRemoved,
  accountsInUse,
}: DemoRemoval): readonly string[] {
  if (listings + accounts === 0) return ['There is no demonstration in this market'];
  const stay = accountsInUse === 0 ? [] : [`${accountsInUse} accounts stay: other ads are theirs`];
  if (listingsRemoved + accountsRemoved === 0) return ['The demonstration was removed before', ...stay];
  const before =
    listings === listingsRemoved ? [] : [`${listings - listingsRemoved} more of its ads were removed before`];
  return [`Removed ${listingsRemoved} ads and ${accountsRemoved} accounts of the demonstration`, ...before, ...stay];
}

await run(async () => {
  const words = process.argv.slice(2);
  if (words.length !== 1 || words[0] !== 'remove') {
    throw new UsageError(`Unknown: ${words.join(' ') || '(nothing)'}\n${usage}`);
  }
  const workplace = await findWorkplace(configOfMarket());
  try {
    inform(`Removing the demonstration${workplace.where === 'server' ? ' at the running server' : ''}`);
    const removal = await workplace.do('removeDemo', null);
    for (const line of summaryOf(removal)) process.stdout.write(`${line}\n`);
    return 0;
  } finally {
    await workplace.close();
  }
});
