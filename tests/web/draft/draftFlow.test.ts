import { beforeEach, expect, it } from 'vitest';
import { openDraftElsewhere } from '#tests/drivers/draft/draftElsewhere.ts';
import { notifications } from '#web/notifications/notifications.ts';

beforeEach(() => notifications.start().send({ type: 'cause.ended', tag: 'draft' }));

it.each([
  ['announces that another tab or device has overwritten', { title: 'Rad' }, ['draftChangedElsewhere']],
  ['does not announce that another tab or device has added to', { body: 'Alt' }, []],
])('%s the content of a draft', async (_, written, reported) => {
  const elsewhere = await openDraftElsewhere({ title: 'Velo' });
  elsewhere.writes(written);
  expect(notifications.getSnapshot().context.notifications.map(({ message }) => message)).toEqual(reported);
  await elsewhere.ends();
});
