import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { Form } from '../../../forms/Form.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { PasswordInput } from '../../../forms/fields/PasswordInput.tsx';
import { Submit } from '../../../forms/Submit.tsx';
import { Switch } from '../../../forms/choices/Switch.tsx';
import { TextInput } from '../../../forms/fields/TextInput.tsx';
import { inspect } from '../../../flows/inspection.ts';
import { keepFocus } from '../../../ui/focus/keepFocus.ts';
import { loginFormLogic, loginLogic } from './loginFlow.ts';
import * as styles from './LoginForm.css.ts';
import { useStartLink } from '../startLink.ts';
import { Link } from '../../../ui/navigation/Link.tsx';

/**
 * The login form. Reports the login to the session and leaves the redirect to its parent. `email` prefills the address.
 */
export function LoginForm({ email = null }: { readonly email?: string | null }) {
  const { t } = useLingui();
  const login = useActorRef(loginLogic, { inspect });
  const [formLogic] = useState(() => loginFormLogic(login));
  const form = useActorRef(formLogic, { input: { values: {} }, inspect });
  useEffect(() => login.send({ type: 'login.opened' }), [login]);
  useEffect(() => {
    if (email !== null && form.getSnapshot().context.fields['email']!.value === '') {
      form.send({ type: 'value.changed', field: 'email', value: email });
    }
  }, [form, email]);
  const isWaiting = useSelector(login, (now) => !now.hasTag('ready'));
  return (
    <Form flow={form} label={t({ id: 'login.action', message: 'Log in' })}>
      <TextInput
        name="email"
        label={t({ id: 'login.email', message: 'Email' })}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      {/* The problem is shown above the password, where the user looks for the mistake (ACCOUNT-30). */}
      <FormProblem />
      <PasswordInput
        name="password"
        label={t({ id: 'login.password', message: 'Password' })}
        autoComplete="current-password"
      />
      <Switch
        name="remember"
        label={t({ id: 'login.stay', message: 'Stay logged in' })}
        hint={t({ id: 'login.stay.hint', message: 'Turn this off on a shared device.' })}
      />
      <Submit isWaiting={isWaiting}>
        <Trans id="login.action">Log in</Trans>
      </Submit>
      <Link {...useStartLink('forgot')} className={styles.forgot} onMouseDown={keepFocus}>
        <Trans id="password.forgot">Forgot your password?</Trans>
      </Link>
    </Form>
  );
}
