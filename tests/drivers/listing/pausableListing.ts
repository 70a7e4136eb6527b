import type { Visitor } from '../browser/browser.ts';
import { asksElsewhere, logsIn } from '../browser/elsewhere.ts';

/** An ad that its seller, in a separate window, can pause and resume. */
export interface PausableListing {
  letsRun(wanted: boolean): Promise<void>;
}

/** Creates the control of an active ad, whose seller logs in in the visitor's window. */
export async function pausableListing(visitor: Visitor, seller: string, listing: string): Promise<PausableListing> {
  await visitor.forgets();
  await logsIn(visitor, seller);
  let rests = false;
  return {
    async letsRun(wanted) {
      if (wanted !== rests) return;
      await asksElsewhere(
        visitor,
        `mutation { ${wanted ? 'resumeListing' : 'pauseListing'}(id: "${listing}") { __typename } }`,
      );
      rests = !wanted;
    },
  };
}
