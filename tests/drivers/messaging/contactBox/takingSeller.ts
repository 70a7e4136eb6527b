import type { Visitor } from '../../browser/browser.ts';
import { asksElsewhere, logsIn } from '../../browser/elsewhere.ts';

/** The seller of a conversation, in a window of their own. */
export interface TakingSeller {
  /** They take what is written, or have blocked whoever writes. */
  takes(wanted: boolean): Promise<void>;
}

/** One who takes what is written; whoever has that window leaves it to them. */
export async function takingSeller(visitor: Visitor, seller: string, conversation: string): Promise<TakingSeller> {
  await visitor.forgets();
  await logsIn(visitor, seller);
  let isBlocked = false;
  return {
    async takes(wanted) {
      if (wanted !== isBlocked) return;
      const command = wanted ? 'unblockCorrespondent' : 'blockCorrespondent';
      await asksElsewhere(visitor, `mutation { ${command}(conversation: "${conversation}") { __typename } }`);
      isBlocked = !wanted;
    },
  };
}
