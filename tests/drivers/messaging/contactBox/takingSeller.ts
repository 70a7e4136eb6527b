import type { Visitor } from '../../browser/browser.ts';
import { asksElsewhere, logsIn } from '../../browser/elsewhere.ts';

/** The seller of a conversation, in a separate window. */
export interface TakingSeller {
  /** Accepts messages, or blocks their sender. */
  takes(wanted: boolean): Promise<void>;
}

/** A seller who accepts messages, in the visitor's window. */
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
