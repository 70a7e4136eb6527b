import type { Visitor } from '../browser/browser.ts';
import { asksElsewhere, logsIn } from '../browser/elsewhere.ts';

/** An ad whose seller sees to it, in a window of their own, that it runs or rests. */
export interface RestingAd {
  letsRun(wanted: boolean): Promise<void>;
}

/** An ad that runs; whoever has that window leaves it to its seller. */
export async function restingAd(visitor: Visitor, seller: string, ad: string): Promise<RestingAd> {
  await visitor.forgets();
  await logsIn(visitor, seller);
  let rests = false;
  return {
    async letsRun(wanted) {
      if (wanted !== rests) return;
      await asksElsewhere(visitor, `mutation { ${wanted ? 'resumeAd' : 'pauseAd'}(id: "${ad}") { __typename } }`);
      rests = !wanted;
    },
  };
}
