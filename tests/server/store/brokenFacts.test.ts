import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  describeBrokenFacts,
  lostLetters,
  lostMark,
  lostSeal,
  nothing,
} from '#tests/contract/store/brokenFactsContract.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';

describeBrokenFacts('SQLite', async (now) => {
  const test = await openTestMarket(now);
  const outside = new DatabaseSync(join(test.folder, 'journal.db'), { timeout: 5000 });
  outside.exec('DROP TRIGGER facts_are_not_updated');
  return {
    ...test,
    raw: async (sql, ...parameters) => outside.prepare(sql.replaceAll(/\$(\d)/g, '?$1')).all(...parameters),
    damages: { lostLetters, lostSeal, lostMark, nothing, 'no JSON': (data) => data.slice(0, -3) },
    async close() {
      outside.close();
      await test.close();
    },
  };
});
