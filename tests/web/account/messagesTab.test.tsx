import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { OwnMessaging } from '#machines/account/ownAccount.ts';
import { vrenisAccount } from '#machines/account/ownAccountCases.ts';
import { accountAnswer, openUserArea } from '#tests/drivers/account/userAreaView.tsx';

let page: Awaited<ReturnType<typeof openUserArea>>;
afterEach(async () => {
  await page.ends();
  cleanup();
});

const answer = (changes: Partial<OwnMessaging>) => ({
  data: accountAnswer({ ...vrenisAccount, messaging: { ...vrenisAccount.messaging, ...changes } }),
});

async function opened(changes: Partial<OwnMessaging> = {}): Promise<void> {
  page = await openUserArea('/en/user/messages');
  await page.calls.last.answer(answer(changes));
}

/** Presses a button; resolves to the content of the call that this sends. */
async function pressed(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  return JSON.parse(page.calls.last.body) as { readonly query: string; readonly variables: object };
}

/** Answers the command as successful, and then the call by which the page loads the account again. */
async function isDone(changes: Partial<OwnMessaging>): Promise<void> {
  await page.calls.last.answer({ data: { result: { __typename: 'MessagingSettings' } } });
  await page.calls.last.answer(answer(changes));
}

const day = () => screen.getByLabelText('Back on');

describe('the settings for messages of an account', () => {
  it('set the day of return, and end the absence early', async () => {
    await opened();
    fireEvent.change(day(), { target: { value: '2027-03-02' } });
    const { query, variables } = await pressed('Show me as away');
    expect(query).toContain('goAway(');
    expect(variables).toEqual({ until: '2027-03-02' });
    await isDone({ awayUntil: Date.parse('2027-03-02') });
    expect(screen.getByText(/^You’re away, back on 2\sMarch 2027\.$/)).toBeTruthy();
    expect((await pressed('End absence')).query).toContain('comeBack');
    await isDone({});
    expect(day()).toBeTruthy();
  });

  it('show why a day is refused, and keep it in the field', async () => {
    await opened();
    fireEvent.change(day(), { target: { value: '2020-01-01' } });
    await pressed('Show me as away');
    const message = 'Please choose a day within the next six months.';
    await page.calls.last.answer({ data: { result: { __typename: 'Refusal', message, problems: [] } } });
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect((day() as HTMLInputElement).value).toBe('2020-01-01');
  });

  it('require a day before they send anything', async () => {
    await opened();
    const calls = page.calls.all.length;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show me as away' })));
    expect(page.calls.all).toHaveLength(calls);
    expect(day().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(day());
  });

  it('turn the emails about unread messages off and on', async () => {
    await opened();
    expect((await pressed('Turn off emails')).query).toContain('stopMessageMails');
    await isDone({ wantsMails: false });
    expect(
      screen.getByText('You don’t get emails about unread messages. They’re waiting for you under “Messages”.'),
    ).toBeTruthy();
    expect((await pressed('Turn on emails')).query).toContain('wantMessageMails');
    await isDone({});
    expect(screen.getByRole('button', { name: 'Turn off emails' })).toBeTruthy();
  });

  it('list the blocked accounts until their block is lifted, and move the focus to an element that remains', async () => {
    await opened({
      blocked: [
        { publicAccountId: 'beat', name: 'Beat' },
        { publicAccountId: 'x', name: null },
      ],
    });
    const part = within(screen.getByRole('region', { name: 'Blocked people' }));
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'BeatUnblock',
      'Unnamed accountUnblock',
    ]);
    screen.getByRole('button', { name: 'Unblock: Beat' }).focus();
    const { query, variables } = await pressed('Unblock: Beat');
    expect(query).toContain('unblockAccount(');
    expect(variables).toEqual({ publicAccountId: 'beat' });
    await isDone({ blocked: [] });
    expect(part.getByText(/^You haven’t blocked anyone\./)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Blocked people' }));
  });
});
