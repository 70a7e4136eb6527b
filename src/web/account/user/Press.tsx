import type { ReactNode } from 'react';

import { pressMachine } from '#machines/account/ownAccountForms.ts';

import { Form } from '../../forms/Form.tsx';
import { FormDone } from '../../forms/FormDone.tsx';
import { submits, useFormSelector } from '../../forms/formFlow.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import * as button from '../../ui/button/Button.css.ts';
import * as styles from './UserArea.css.ts';

interface PressProps {
  /** The accessible name of the button, for users who do not see its context. */
  readonly label: string;
  /** The id of an element that distinguishes the button from others with the same name. */
  readonly describedBy?: string | undefined;
  readonly send: (signal: AbortSignal) => Promise<null>;
  readonly onDone?: () => void;
  /** The confirmation to show after success, if the button remains visible. */
  readonly done?: ReactNode;
  readonly children: ReactNode;
}

/** A button with a request that runs once at a time and may be refused. */
export function Press({ label, describedBy, send, onDone, done, children }: PressProps) {
  const flow = useFlow(
    pressMachine,
    () => ({
      actors: {
        submitting: submits(async (_, signal) => {
          await send(signal);
          onDone?.();
          return null;
        }),
      },
    }),
    { input: { values: {} } },
  );
  return (
    <Form flow={flow}>
      <FormProblem />
      <PressButton label={label} describedBy={describedBy}>
        {children}
      </PressButton>
      {done !== undefined && <FormDone>{done}</FormDone>}
    </Form>
  );
}

function PressButton({ label, describedBy, children }: Pick<PressProps, 'label' | 'describedBy' | 'children'>) {
  const isBusy = useFormSelector((now) => now.hasTag('busy'));
  return (
    <button
      type="submit"
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      className={`${button.kind.secondary} ${button.size.dense} ${styles.press}`}
    >
      {children}
    </button>
  );
}
