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
  /** What it is called by those who do not see what stands around it. */
  readonly label: string;
  /** The id of what tells it from others that are called alike. */
  readonly describedBy?: string | undefined;
  readonly send: (signal: AbortSignal) => Promise<null>;
  readonly onDone?: () => void;
  /** What is told once it is done, where it does not go away by it. */
  readonly done?: ReactNode;
  readonly children: ReactNode;
}

/** Something that is asked for by a press, once at a time, and may be refused. */
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
