import { Trans } from '@lingui/react/macro';
import { type FormEvent as SubmitEvent, type ReactNode, useEffect, useId, useRef } from 'react';

import { type FormFlow, FormFlowProvider, FormIdProvider, useFormSelector } from './formFlow.ts';
import { tellWhatStands } from './earlyText.ts';
import * as styles from './Form.css.ts';

interface FormProps {
  readonly flow: FormFlow;
  /** What it is called by those who do not see what stands above it; nothing where it is a button alone, and no place of its own. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * A form with its fields. What was typed before its script came is taken over, and where something is wrong on sending, the
 * first such field gets the focus.
 */
export function Form({ flow, label, children }: FormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => tellWhatStands(form.current!, flow), [flow]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // Not every manager of passwords says that it has filled a field.
    tellWhatStands(form.current!, flow);
    flow.send({ type: 'form.submitted' });
  }

  return (
    // What is sent before the script came must not stand in an address.
    <form ref={form} method="post" noValidate aria-label={label} className={styles.form} onSubmit={submit}>
      <FormFlowProvider value={flow}>
        <noscript>
          <p>
            <Trans>This page needs JavaScript.</Trans>
          </p>
        </noscript>
        <FormIdProvider value={id}>{children}</FormIdProvider>
        <FirstWrong form={form} />
      </FormFlowProvider>
    </form>
  );
}

/** Leads to the first wrong field each time it was told that there is one. */
function FirstWrong({ form }: { readonly form: { readonly current: HTMLFormElement | null } }) {
  const tellings = useFormSelector(({ context }) => context.tellings);
  useEffect(() => {
    if (tellings === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong="true"] input')?.focus();
  }, [form, tellings]);
  return null;
}
