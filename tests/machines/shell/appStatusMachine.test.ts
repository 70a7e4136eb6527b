import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { appStatusCases } from '#machines/shell/appStatusCases.ts';
import { appStatusMachine } from '#machines/shell/appStatusMachine.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

describe('the app as a whole', () => {
  it('has failed from a failed call until the next success, with the code of the last failure [API-26]', () => {
    for (const { way, event, after } of everyStep(appStatusCases)) {
      const hasFailed = event.type === 'call.failed';
      expect(after.value, way).toBe(hasFailed ? 'failed' : 'working');
      expect(after.context.code, way).toBe('code' in event ? event.code : null);
    }
  });

  it.each(['call.succeeded', 'failure.dismissed'] as const)('works again with %s', (type) => {
    const actor = createActor(appStatusMachine).start();
    actor.send({ type: 'call.failed', code: 'api.fault' });
    actor.send({ type });
    expect(actor.getSnapshot().value).toBe('working');
  });
});
