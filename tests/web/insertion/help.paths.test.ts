import { describe, expect, it } from 'vitest';
import { helpDriver } from '#tests/drivers/insertion/helpDriver.ts';
import { quotaDriver } from '#tests/drivers/insertion/quotaDriver.ts';
import { openQuota } from '#tests/drivers/insertion/quotaView.tsx';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the help in the insertion form, as its chart says', () => {
  itIsWalked(helpDriver);
});

describe('the quota of the account’s plan, as its chart says', () => {
  itIsWalked(quotaDriver);

  it.each([
    ['error', 'where it could not be had', { at: 1, error: new Error('The line is dead') }],
    ['success', 'where there is no limit', { at: 1, data: { running: 3, most: null } }],
  ])('is in the state %s and shows nothing %s', async (state, _, output) => {
    const { surface, watch, answers, ends } = await openQuota();
    await answers!('loading', { type: 'xstate.done.actor.loading', output });
    expect(await watch.awaitsState('quota', state)).toBe(state);
    expect(document.body.textContent).toBe('');
    expect(await surface.count({ role: 'alert' })).toBe(0);
    await ends();
  });

  it('says that another listing has to wait when the quota is used up', async () => {
    const { surface, answers, ends } = await openQuota();
    const output = { at: 1, data: { running: 2, most: 2 } };
    await answers!('loading', { type: 'xstate.done.actor.loading', output });
    expect(await surface.text({ role: 'paragraph' })).toMatch(/^Active real-estate ads: 2 of 2\. To publish another/);
    await ends();
  });
});
