import { parseArgs } from 'node:util';
import { readText } from '#machines/market/text/readableText.ts';
import type { Decided, Decision } from '#server/account/moderating.ts';
import { findWorkplace } from '#server/work/workplace.ts';
import { run, UsageError } from './command.ts';
import { configOfMarket } from './configOfMarket.ts';

const usage = `npm run account -- moderator EMAIL on|off    gives an account the role of a moderator, or removes it
npm run account -- block EMAIL REASON        shuts somebody out, and ends their sessions
npm run account -- unblock EMAIL             lets them in again`;

/** The outcome of a decision as a sentence; failures are printed as errors. */
const said: Readonly<Record<Decided, (email: string) => string>> = {
  done: (email) => `${email}: done`,
  unchanged: (email) => `${email}: it was so already`,
  forbidden: (email) => `${email}: the account must be verified and in use for that`,
  unknown: (email) => `${email}: no account has this address`,
  noEmail: (email) => `EMAIL must be the address of a mailbox (it is ${JSON.stringify(email)})`,
};

function decisionOf(name: string, words: readonly string[]): Decision {
  const [first = ''] = words;
  if (name === 'moderator' && words.length === 1) {
    if (first === 'on') return { kind: 'appoint' };
    if (first === 'off') return { kind: 'dismiss' };
    throw new UsageError(`moderator: on or off is expected (it is ${JSON.stringify(first)})\n${usage}`);
  }
  const read = readText(words.join(' '), 'line');
  if (name === 'block') {
    if ('where' in read) throw new UsageError(`block: REASON has a character that cannot be displayed: ${read.where}`);
    const { text: reason } = read;
    if (reason === '') throw new UsageError(`block: REASON is required\n${usage}`);
    if (reason.length > 500)
      throw new UsageError(`block: REASON must have at most 500 characters (it has ${reason.length})`);
    return { kind: 'block', reason };
  }
  if (name === 'unblock' && words.length === 0) return { kind: 'unblock' };
  throw new UsageError(`Unknown: ${[name, ...words].join(' ') || '(nothing)'}\n${usage}`);
}

await run(async () => {
  const { positionals } = parseArgs({ allowPositionals: true, strict: true });
  const [name = '', email, ...words] = positionals;
  if (email === undefined) throw new UsageError(`Whose account?\n${usage}`);
  const decision = decisionOf(name, words);
  const workplace = await findWorkplace(configOfMarket(), { writesHere: true });
  try {
    const decided = await workplace.do('decideOfAccount', { email, decision });
    const line = said[decided](email);
    if (decided !== 'done' && decided !== 'unchanged') throw new Error(line);
    process.stdout.write(`${line}\n`);
    return 0;
  } finally {
    await workplace.close();
  }
});
