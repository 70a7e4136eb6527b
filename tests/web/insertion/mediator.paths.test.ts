import { afterEach, describe, expect, it } from 'vitest';
import { mediatorDriver } from '#tests/drivers/insertion/mediator/mediatorDriver.ts';
import { openMediator } from '#tests/drivers/insertion/mediator/mediatorView.tsx';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the messages between session, guard, draft and form, as the chart says', () => {
  itIsWalked(mediatorDriver);
});

describe('the mediator of the insertion', () => {
  let mediator: Awaited<ReturnType<typeof openMediator>>;
  afterEach(() => mediator.ends());

  const happens = (event: { readonly type: string } & Record<string, unknown>) => mediator.happens!(event);
  const draft = { type: 'draft.seen', account: null, isUnopened: false, isSettled: true, isEditing: true, shown: null };

  it('opens the draft for the logged-in account, once', async () => {
    mediator = await openMediator();
    await happens({ type: 'session.seen', account: 'vreni', isKnown: true });
    expect(mediator.reported).toMatchObject({ isLoggedIn: true, opened: ['vreni'] });
    await happens({ ...draft, account: 'vreni' });
    await happens({ type: 'session.seen', account: 'vreni', isKnown: true });
    expect(mediator.reported.opened).toEqual(['vreni']);
  });

  it('reports nothing while the session has ended and a login is offered', async () => {
    mediator = await openMediator();
    await happens({ type: 'session.seen', account: 'vreni', isKnown: true });
    await happens({ ...draft, account: 'vreni' });
    await happens({ type: 'guard.interrupted' });
    await happens({ type: 'session.seen', account: null, isKnown: true });
    expect(mediator.reported).toMatchObject({ isLoggedIn: true, opened: ['vreni'] });
    await mediator.logsIn('vreni', { isGuardFirst: true });
    expect(mediator.reported).toMatchObject({ isLoggedIn: true, opened: ['vreni'] });
    await happens({ type: 'guard.interrupted' });
    await mediator.logsIn('beat', { isGuardFirst: false });
    expect(mediator.reported.opened, 'never without an account in between').toEqual(['vreni', 'beat']);
  });

  it('reports a draft again once it was opened again', async () => {
    mediator = await openMediator();
    const bike = { id: 'bikebikebike', version: 2, edits: null, fields: { title: 'Bike' } };
    await happens({ ...draft, shown: bike });
    expect(mediator.reported).toMatchObject({ draft: 'bikebikebike', fields: { title: 'Bike' } });
    delete mediator.reported.draft;
    await happens({ ...draft, shown: bike });
    expect(mediator.reported.draft, 'the same facts').toBeUndefined();
    await happens({ ...draft, isSettled: false, isEditing: false });
    await happens({ ...draft, shown: bike });
    expect(mediator.reported.draft).toBe('bikebikebike');
  });
});
