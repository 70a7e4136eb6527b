import { Trans } from '@lingui/react/macro';
import { type FormEvent as SubmitEvent, type ReactNode, useEffect, useId, useRef } from 'react';

import { type FormFlow, FormFlowProvider, FormIdProvider, useFormSelector } from './formFlow.ts';
import { sendEarlyValues } from './earlyText.ts';
import * as styles from './Form.css.ts';

interface FormProps {
  readonly flow: FormFlow;
  /**
   * The accessible name, for users who do not see the heading above; absent for a mere button, which is no landmark.
   */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * A form with its fields. Text that was typed before hydration is taken over. After a failed submission, the first
 * invalid field gets the focus.
 */
export function Form({ flow, label, children }: FormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => sendEarlyValues(form.current!, flow), [flow]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // Reads the fields again, because some password managers fill a field without an event.
    sendEarlyValues(form.current!, flow);
    flow.send({ type: 'form.submitted' });
  }

  return (
    // The method is POST, so that a submission before hydration does not put the values into a URL.
    <form ref={form} method="post" noValidate aria-label={label} className={styles.form} onSubmit={submit}>
      <FormFlowProvider value={flow}>
        <noscript>
          <p>
            <Trans id="forms.noScript">Turn on JavaScript to use this page.</Trans>
          </p>
        </noscript>
        <FormIdProvider value={id}>{children}</FormIdProvider>
        <FirstWrong form={form} />
      </FormFlowProvider>
    </form>
  );
}

/** Moves the focus to the first invalid field after each failed submission. */
function FirstWrong({ form }: { readonly form: { readonly current: HTMLFormElement | null } }) {
  const tellings = useFormSelector(({ context }) => context.tellings);
  useEffect(() => {
    if (tellings === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong="true"] input')?.focus();
  }, [form, tellings]);
  return null;
}
