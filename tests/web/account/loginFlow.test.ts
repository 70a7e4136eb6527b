import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { settled } from '#tests/drivers/web/settled.ts';
import { CallFailed, clients } from '#web/api/apiClient.ts';
import { loginFormLogic, loginLogic } from '#web/account/start/login/loginFlow.ts';

const calls = controlledAnswers();

beforeAll(() => clients.load());
beforeEach(() => delete window.dataLayer);
afterEach(() => delete window.dataLayer);

/** Starts the login and its form as an actor; errors are returned before they have a message for the user. */
function requested() {
  const login = createActor(loginLogic).start();
  login.send({ type: 'login.opened' });
  const form = createActor(loginFormLogic(login), {
    input: { values: { email: 'vreni@example.ch' } },
  }).start();
  form.send({ type: 'secret.changed', field: 'password', secret: 'velo-1968!' });
  form.send({ type: 'form.submitted' });
  return { login, form };
}

describe('a login that fails', () => {
  it('is tracked, sets the login to failed, and passes code, text and field of the answer to the form [ACCOUNT-29]', async () => {
    const { login, form } = requested();
    expect(form.getSnapshot().value).toBe('submitting');
    await settled(() => calls.all.length === 1);
    const refusal = {
      message: { message: 'Address or password is wrong.' },
      parameters: [{ parameter: 'email', message: 'Nobody is called so.' }],
      error: { code: 'login.wrong' },
    };
    await calls.last.answer(refusal, 400);
    await settled(() => form.getSnapshot().matches('filling'));
    const { error } = login.getSnapshot().context;
    expect(error).toBeInstanceOf(CallFailed);
    expect([login.getSnapshot().matches('failed'), window.dataLayer]).toEqual([true, [{ event: 'login_failed' }]]);
    expect(form.getSnapshot().value).toEqual({ filling: 'refused' });
    const { general, fields } = form.getSnapshot().context;
    expect(general).toMatchObject({ text: 'Address or password is wrong.' });
    expect(fields['email']!.error).toEqual({ text: 'Nobody is called so.' });
  });
});
