import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loginFormMachine } from '#machines/account/credentials/accountForms.ts';
import * as loginEvents from '#machines/account/session/loginEvents.ts';
import { formEvents } from '#machines/forms/formEvents.ts';
import { secret } from '#machines/journal/secret.ts';
import { createHiddenData } from '#inspector/log/hiddenData.ts';
import { createPageLog } from '#inspector/log/pageLog.ts';

const codes = z.object({
  type: z.literal('code.sent'),
  code: z.object({ digits: secret(z.string()) }),
  to: z.string(),
});

describe('the data of a log that people see', () => {
  it('has no password of a form, neither in its event nor in a context', () => {
    const { log, inspect } = createPageLog({ now: () => 0 });
    const hidden = createHiddenData([loginEvents, { formEvents }], log);
    const form = createActor(loginFormMachine, { inspect, input: { values: {} } }).start();
    form.send({ type: 'secret.changed', field: 'password', secret: 'correct horse' } as never);
    form.send({ type: 'value.changed', field: 'email', value: 'eva@example.ch' } as never);

    expect(hidden.event(log.at(1)!.event)).toEqual({ type: 'secret.changed', field: 'password', secret: '‹secret›' });
    expect(hidden.event(log.at(2)!.event)).toEqual({ type: 'value.changed', field: 'email', value: 'eva@example.ch' });
    for (let index = 0; index < log.length; index += 1) {
      expect(JSON.stringify(hidden.context(log.at(index)!.after.context))).not.toContain('correct horse');
    }
  });

  it('hides a secret by its value and by the name that its event gives it, wherever they are', () => {
    const hidden = createHiddenData([{ formEvents }], null);
    hidden.event({ type: 'secret.changed', field: 'phrase', secret: 'correct horse' } as never);
    expect(hidden.context({ elsewhere: ['correct horse'], phrase: 'abc', note: 'open' })).toEqual({
      elsewhere: ['‹secret›'],
      phrase: '‹secret›',
      note: 'open',
    });
  });

  it('hides nested secrets, and the whole of an event that breaks its schema', () => {
    const hidden = createHiddenData([{ codes }], null);
    expect(hidden.event({ type: 'code.sent', code: { digits: '1234' }, to: 'Eva' } as never)).toEqual({
      type: 'code.sent',
      code: { digits: '‹secret›' },
      to: 'Eva',
    });
    expect(hidden.event({ type: 'code.sent', code: '1234' } as never)).toEqual({ type: 'code.sent', data: '‹secret›' });
    expect(hidden.context('9876', 'digits')).toBe('‹secret›');
  });

  it('hides fields without a schema whose name sounds secret', () => {
    const hidden = createHiddenData([], null);
    expect(
      hidden.event({ type: 'xstate.done.actor.login', output: { token: 'x1', name: 'Eva', hasToken: true } } as never),
    ).toEqual({
      type: 'xstate.done.actor.login',
      output: { token: '‹secret›', name: 'Eva', hasToken: true },
    });
  });
});
