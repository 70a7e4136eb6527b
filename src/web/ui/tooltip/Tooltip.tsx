import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { fromPromise } from 'xstate';

import { tooltipMachine } from '#machines/ui/tooltipMachine.ts';

import { inspect } from '../../flows/inspection.ts';
import { CloseButton } from '../button/CloseButton.tsx';
import { dismiss, wasDismissed } from './dismissals.ts';
import * as styles from './Tooltip.css.ts';

interface TooltipProps {
  /** The name of the tooltip, under which its dismissal is stored. */
  readonly name: string;
  /** Renders the content with a function that closes the tooltip. */
  readonly children: (close: () => void) => ReactNode;
}

const logic = tooltipMachine.provide({
  actors: {
    remembering: fromPromise<boolean, { readonly name: string }>(async ({ input }) => wasDismissed(input.name)),
  },
  actions: { storeDismissal: (_, { name }) => dismiss(name) },
});

/**
 * A hint for new users. It floats above its container, takes no focus, and is announced politely. Its button and Escape
 * dismiss it permanently.
 */
export function Tooltip({ name, children }: TooltipProps) {
  const flow = useActorRef(logic, { input: { name }, inspect });
  useEffect(() => flow.send({ type: 'page.opened' }), [flow]);
  const screen = useSelector(flow, ({ value }) => value);
  const close = useCallback(() => flow.send({ type: 'tooltip.closed' }), [flow]);
  const untilEscape = useCallback(() => onEscape(close), [close]);
  return (
    <div role="status">
      {(screen === 'shown' || screen === 'hiding') && (
        <div ref={untilEscape} className={styles.bubble[screen]}>
          {children(close)}
          <CloseButton onClick={close} />
        </div>
      )}
    </div>
  );
}

/** Closes on Escape, unless a dialog is open. Returns the function that unsubscribes. */
function onEscape(close: () => void): () => void {
  const listen = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector('dialog[open]')) close();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
