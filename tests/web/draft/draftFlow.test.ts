import { beforeEach, expect, it } from 'vitest';
import { openDraftElsewhere } from '#tests/drivers/draft/draftElsewhere.ts';
import { notifications } from '#web/notifications/notifications.ts';

beforeEach(() => notifications.start().send({ type: 'cause.ended', tag: 'draft' }));

it.each([
  ['says that another tab or device has written over', { title: 'Rad' }, ['draftChangedElsewhere']],
  ['says nothing of what another tab or device has added to', { body: 'Alt' }, []],
])('%s what stood in a draft', async (_, written, told) => {
  const elsewhere = await openDraftElsewhere({ title: 'Velo' });
  elsewhere.writes(written);
  expect(notifications.getSnapshot().context.notifications.map(({ message }) => message)).toEqual(told);
  await elsewhere.ends();
});
