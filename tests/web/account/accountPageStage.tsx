import { screen } from '@testing-library/react';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { settled } from '#tests/drivers/web/settled.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { Component as AccountPage } from '#web/account/AccountPage.tsx';
import { accountParts } from '#web/account/lazyParts.tsx';

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const button = (name: string) => screen.getByRole('button', { name });
export const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

/** Renders account pages with all their parts; the test answers their calls. To be used once in a file. */
export function accountPages() {
  const calls = controlledAnswers();
  return {
    calls,
    async opened(at: string) {
      await accountParts.load();
      return renderView(<AccountPage />, { at });
    },
    /** Resolves to the call whose URL ends with this text, once it has been sent. */
    async called(end: string) {
      await settled(() => calls.all.some(({ url }) => url.endsWith(end)));
      return calls.to(end);
    },
  };
}
