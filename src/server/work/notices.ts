import { accountsText } from '../acceptedLosses.ts';
import type { Config } from '../config.ts';
import { seedDemo, wantsDemo } from '../demo/seed.ts';
import type { Market } from '../store/market.ts';

/** Shows the operator a line about the start. */
export type Say = (line: string) => void;

/** Shows a notice to the operator and logs it. Does nothing without a notice. */
export function warn(notice: string | undefined, say: Say, log?: (notice: string) => void): void {
  if (notice === undefined) return;
  say(notice);
  log?.(notice);
}

type AcceptedLosses = Pick<Config, 'acceptLostKeys' | 'acceptLostFacts'>;

/** Reports the losses that the settings accept. */
export function sayLosses({ acceptLostKeys, acceptLostFacts }: AcceptedLosses, say: Say): void {
  if (acceptLostKeys !== undefined)
    say(
      `ACCEPT_LOST_KEYS=${acceptLostKeys} accepts the loss of the keys of ${accountsText(acceptLostKeys)}: unset it now`,
    );
  if (acceptLostFacts !== undefined)
    say(
      `ACCEPT_LOST_FACTS=${acceptLostFacts} accepts the loss of all facts after the first ${acceptLostFacts}: unset it now`,
    );
}

/** Fills an empty market with the demonstration, if the settings request it. */
export async function fillDemo(market: Market, { demo, databaseUrl }: Config, say: Say): Promise<void> {
  if (!demo || !(await wantsDemo(market))) return;
  const home = databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  say(`to begin an empty market instead: set DEMO=0, and ${home} to a new place`);
  say('filling the demonstration market');
  say(`${await seedDemo(market)} ads in the demonstration market, with those that are over or removed`);
}

/** Reports that pages have the recorder. */
export function sayRecording({ recording }: Config, say: Say): void {
  if (!recording) return;
  const what = recording === true ? '' : ` of ${recording}`;
  say(`recording${what} is on: every page brings the recorder, which is for tests and for no visitor`);
}

/** Reports that pages have the inspector, and where it is. */
export function sayInspector({ inspector }: Config, say: Say): void {
  if (!inspector) return;
  const where = inspector.token === undefined ? '/inspector/' : '/inspector/?token=INSPECTOR_TOKEN';
  const whom = inspector.token === undefined ? 'every visitor' : 'visitors with the token';
  say(`the inspector is on, at ${where}: it shows ${whom} the statecharts and journals of this market`);
}
