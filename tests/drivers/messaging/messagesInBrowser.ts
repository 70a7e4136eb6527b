import type { Visitor } from '../browser/browser.ts';
import { type BrowserStage, browserStage } from '../browser/browserStage.ts';
import { logsIn } from '../browser/elsewhere.ts';
import { holdStream, type ControlledStream } from '../streaming/controlledStream.ts';

/** The options of a visit to the messages. */
interface Coming {
  /** The email address of the account. */
  readonly email: string;
  readonly to: string;
  /** Matches the GraphQL text of the calls that wait until the test releases them. */
  readonly held: string | RegExp;
}

/** Messages of a logged-in user. A path controls the stream and the clock of the page. */
export async function opensMessages(
  visitor: Visitor,
  { email, to, held }: Coming,
): Promise<BrowserStage & { readonly stream: ControlledStream }> {
  await visitor.forgets();
  const stream = await holdStream(visitor);
  await logsIn(visitor, email);
  const stage = await browserStage(visitor, /\/graphql/, held);
  // The visitor arrives from another page that already has a stream, so that nothing can be missed while the messages
  // load.
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
