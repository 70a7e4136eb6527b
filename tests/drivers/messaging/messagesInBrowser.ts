import type { Visitor } from '../browser/browser.ts';
import { type BrowserStage, browserStage } from '../browser/browserStage.ts';
import { logsIn } from '../browser/elsewhere.ts';
import { holdStream, type StreamInHand } from '../streaming/streamInHand.ts';

/** How somebody comes to their messages. */
interface Coming {
  /** Their address. */
  readonly email: string;
  readonly to: string;
  /** What the calls say in GraphQL that wait until they are let go. */
  readonly held: string | RegExp;
}

/** Messages of somebody who is logged in. The stream and the clock of the page go on when a path says so. */
export async function opensMessages(
  visitor: Visitor,
  { email, to, held }: Coming,
): Promise<BrowserStage & { readonly stream: StreamInHand }> {
  await visitor.forgets();
  const stream = await holdStream(visitor);
  await logsIn(visitor, email);
  const stage = await browserStage(visitor, /\/graphql/, held);
  // Whoever comes from another page has a stream, so that nothing may have been missed while they load.
  await visitor.opens('/en/favorites');
  await stream.begins();
  await stage.surface.goTo(to);
  await stage.stopsClock();
  return {
    ...stage,
    stream,
    async ends() {
      await stage.ends();
      await stream.ends();
    },
  };
}
