import { parseArgs } from 'node:util';
import { factFrom } from '#machines/journal/facts.ts';
import { featureOf } from '#machines/journal/lifecycle.ts';
import { openMarketReadOnly } from '#server/market.ts';
import { openedFact } from '#server/store/journals.ts';
import { verifyJournals, type JournalProblem } from '#server/store/verify.ts';
import { findWorkplace } from '#server/work/workplace.ts';
import { inform, run, type Command } from './command.ts';
import { configOfMarket } from './configOfMarket.ts';

const usage = `npm run journal -- read STREAM    prints a journal, a fact a line (STREAM: listing-<id>, account-<id>)
npm run journal -- verify         folds every journal strictly
npm run journal -- rebuild        derives all read models afresh`;

function sentence({ stream, version, message }: JournalProblem): string {
  return `${stream} version ${version}: ${message}`;
}

const commands: Record<string, Command> = {
  async read(config, [stream]) {
    if (!stream) throw new Error(`Which journal?\n${usage}`);
    const market = await openMarketReadOnly(config);
    try {
      const feature = market.features.find(({ lifecycle }) => lifecycle.feature === featureOf(stream));
      if (!feature) throw new Error(`No feature keeps journals called ${featureOf(stream)}-…`);
      const facts = await market.store.readStream(stream);
      if (facts.length === 0) throw new Error(`There is no journal ${stream}`);
      for (const stored of facts) {
        const { type, at, ...data } = factFrom(feature.lifecycle.facts, await openedFact(feature, stored, market.keys));
        const place = `${String(stored.position).padStart(8)} ${String(stored.version).padStart(4)}`;
        process.stdout.write(`${place}  ${new Date(at).toISOString()}  ${type}  ${JSON.stringify(data)}\n`);
      }
    } finally {
      await market.close();
    }
    return 0;
  },

  async verify(config) {
    const market = await openMarketReadOnly(config);
    try {
      const { facts, streams, problems } = await verifyJournals(market, (done) => inform(`${done} facts folded`));
      for (const problem of problems) process.stderr.write(`${sentence(problem)}\n`);
      for (const { subscriber, position, stream, version, skipped_at: at } of await market.skips.list()) {
        const skipped = `${stream} version ${version} (fact ${position})`;
        const isBroken = problems.some((problem) => problem.stream === stream && problem.version <= version);
        const outlook = isBroken ? '' : '; its journal folds again, so the next start settles it';
        process.stderr.write(`${skipped}: skipped by ${subscriber} on ${new Date(at).toISOString()}${outlook}\n`);
      }
      process.stdout.write(`${facts} facts in ${streams} journals, ${problems.length} broken\n`);
      return problems.length === 0 ? 0 : 1;
    } finally {
      await market.close();
    }
  },

  async rebuild(config) {
    const workplace = await findWorkplace(config);
    try {
      inform(
        workplace.where === 'server' ? 'The running server rebuilds its read models' : 'Rebuilding the read models',
      );
      const { facts, problems } = await workplace.do('rebuild', null);
      for (const problem of problems) process.stderr.write(`${sentence(problem)}\n`);
      const left = problems.length === 0 ? '' : `, ${problems.length} of them left out because they cannot be read`;
      process.stdout.write(`Read models rebuilt from ${facts} facts${left}\n`);
      return problems.length === 0 ? 0 : 1;
    } finally {
      await workplace.close();
    }
  },
};

await run(async () => {
  const { positionals } = parseArgs({ allowPositionals: true, strict: true });
  const [name = '', ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`Unknown: ${name || '(nothing)'}\n${usage}`);
  return command(configOfMarket(), rest);
});
