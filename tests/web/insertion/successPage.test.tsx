import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answerOf } from '#machines/account/profile.ts';
import { vreni } from '#machines/account/session/sessionCases.ts';
import { writeStateCookie } from '#tests/drivers/account/stateCookie.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { settled } from '#tests/drivers/web/settled.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { readSession, session } from '#web/account/session.ts';
import { storePublished } from '#web/insertion/success/publishedListing.ts';
import { SuccessPage } from '#web/insertion/success/SuccessPage.tsx';

const calls = controlledAnswers();

afterEach(() => {
  sessionStorage.clear();
  writeStateCookie(null);
  act(() => readSession());
});

it('names the address to be confirmed, so that a user sees a typo', async () => {
  writeStateCookie(vreni.info.publicAccountId);
  storePublished({ id: 'bikebikebike', status: 'awaitingVerification', isEdited: false });
  await renderView(<SuccessPage />, { at: '/en/ai/success/0/free/4000/4020' });
  act(() => {
    session.start();
    readSession();
    session.send({ type: 'profile.requested' });
  });
  await settled(() => calls.all.some(({ url }) => url.endsWith('account/profile.json')));
  const info = { ...vreni.info, requiresAccountVerification: true };
  await calls.to('account/profile.json').answer(answerOf({ ...vreni, info }));
  expect(screen.getAllByRole('status')[0]!.textContent).toContain('We’ve sent an email to vreni@example.ch.');
  expect(screen.getByRole('link', { name: 'Use a different email' })).toBeTruthy();
});
