import type { Visitor } from '../../browser/browser.ts';
import { asksElsewhere, logsIn } from '../../browser/elsewhere.ts';

/** The seller of a conversation, in a separate window. */
export interface TakingSeller {
  /** Makes the seller accept messages, or block their sender. */
  takes(wanted: boolean): Promise<void>;
}

/** Creates the control of a seller who accepts messages, and logs in in the visitor's window. */
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
