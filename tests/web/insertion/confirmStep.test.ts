import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vreni } from '#machines/account/session/sessionCases.ts';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';
import { listingItemOf } from '#machines/listing/listingItemExamples.ts';
import { openInsertion } from '#tests/drivers/insertion/insertionView.tsx';

let stage: Awaited<ReturnType<typeof openInsertion>>;
afterEach(() => stage.ends());

const fields = {
  title: 'Citybike',
  category: '4000',
  subcategory: '4020',
  body: 'Sieben Gänge.',
  price_kind: 'free',
  text_language: 'de',
};

/** Opens the last step of the insertion with a complete listing. */
async function comes(requiresAccountVerification: boolean, edits: string | null = null): Promise<void> {
  stage = await openInsertion('preview', { ...vreni, info: { ...vreni.info, requiresAccountVerification } });
  await stage.happens!({ type: 'session.reported', isLoggedIn: true } as never);
  await stage.happens!({ type: 'draft.reported', draft: 'draftdraftdr', edits, fields } as never);
  await stage.answers!('fetchingFields', { type: 'xstate.done.actor.fetchingFields', output: exampleFields(4020) });
  await stage.answers!('previewing', { type: 'xstate.done.actor.previewing', output: { item: listingItemOf() } });
  await stage.surface.press({ role: 'button', name: 'Next' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ready?');
}

const notice = () => screen.queryByRole('region', { name: 'Your email address isn’t confirmed yet' });

describe('the last step of an account whose address is not confirmed', () => {
  beforeEach(() => comes(true));

  it('names before publishing the address to confirm, and says that the listing waits for it', () => {
    expect(notice()!.textContent).toContain('Please open the link in the email we sent to vreni@example.ch.');
    expect(notice()!.textContent).toContain('It goes online as soon as you confirm your address.');
    expect(screen.getByRole('button', { name: 'Submit ad' })).toBeTruthy();
  });

  it('links to the form that corrects a mistyped address', () => {
    const link = screen.getByRole('link', { name: 'Use a different email' });
    expect(link.getAttribute('href')).toBe('/en/user/security#address');
  });

  it('hides the notice at once when the address is confirmed elsewhere', async () => {
    await stage.confirmed();
    expect(notice()).toBeNull();
    expect(screen.getByRole('button', { name: 'Publish ad' })).toBeTruthy();
  });

  it('sends the email again, once at a time, and shows whether it was sent or why not', async () => {
    const again = screen.getByRole('button', { name: 'Send the email again' });
    const calls = stage.calls.all.length;
    await act(async () => again.click());
    await act(async () => again.click());
    expect(stage.calls.all).toHaveLength(calls + 1);
    expect(stage.calls.last.body).toContain('requestVerification(');
    expect(again.getAttribute('aria-busy')).toBe('true');
    const limit = 'Please check your inbox, or try again in 42 minutes.';
    await stage.calls.last.answer({ data: { done: { __typename: 'Refusal', message: limit, problems: [] } } });
    expect(screen.getByRole('alert').textContent).toBe(limit);
    await act(async () => again.click());
    await stage.calls.last.answer({ data: { done: { __typename: 'Me' } } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Email sent. Check your inbox and your spam folder.');
  });
});

describe('the last step', () => {
  it('does not mention the address once it is confirmed', async () => {
    await comes(false);
    expect(notice()).toBeNull();
    expect(screen.getByRole('button', { name: 'Publish ad' })).toBeTruthy();
  });

  it('does not mention the address to a user who edits a listing', async () => {
    await comes(true, 'bikebikebike');
    expect(notice()).toBeNull();
  });
});

describe('the last step of any account', () => {
  it('names the terms and the privacy policy before the listing is published', async () => {
    await comes(false);
    for (const [name, path] of [
      [/^terms/, '/en/terms'],
      [/^privacy policy/, '/en/privacy'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
  });
});
