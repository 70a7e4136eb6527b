import type { ShownPhone } from '#machines/messaging/contact/phoneMachine.ts';
import type { Visitor } from '../../browser/browser.ts';
import { browserStage } from '../../browser/browserStage.ts';
import { declareDriver } from '../../walking/flowDriver.ts';
import { phoneDriver } from './phoneDriver.ts';
import { pausableListing } from '../../listing/pausableListing.ts';
import type { WrittenConversations } from '../writtenConversations.ts';

const { cases, ...driver } = phoneDriver;

/** The text with which the market refuses to show the number of a paused ad to other visitors. */
const resting = 'This ad doesn’t exist.';

const call = 'mutation ShowPhone';

/**
 * The phone number of a seller on an ad’s page, for a stranger. Each path has a different ad, which its seller may
 * pause.
 */
export function phoneInBrowser(next: () => WrittenConversations, sellers: () => Visitor) {
  return declareDriver(cases, {
    ...driver,
    sights: { ...driver.sights, refusal: { role: 'alert', says: resting } },
    async opensPage(visitor) {
      const { seller, listings } = next();
      const [listing] = listings;
      const { letsRun } = await pausableListing(sellers(), seller, listing!);
      await visitor.forgets();
      const stage = await browserStage(visitor, /\/graphql/, call);
      await visitor.opens(`/en/vi/${listing}`);
      return {
        ...stage,
        async answers(_, answer) {
          if (!('output' in answer)) return stage.cutOff();
          await letsRun('number' in (answer.output as ShownPhone));
          return stage.letThrough();
        },
      };
    },
  });
}
