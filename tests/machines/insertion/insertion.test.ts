import { describe, expect, it } from 'vitest';
import { listingItemOf } from '#machines/listing/listingItemExamples.ts';
import type { DraftPhoto } from '#machines/insertion/photos/photo.ts';
import { alp, comes, lake, settled, started, whole } from '#tests/drivers/insertion/insertionVisit.ts';

describe('the steps', () => {
  it('follow each other, go back, and can be opened by their addresses as far as they are complete [INSERTION-1] [INSERTION-3] [INSERTION-29]', async () => {
    const visit = await comes({ fields: whole, isLoggedIn: true });
    await visit.goesOn();
    expect(visit.at()).toBe('description');
    await visit.goesOn();
    expect(visit.at()).toBe('contact');
    visit.flow.send({ type: 'contact.completed' });
    await settled();
    expect(visit.at()).toBe('preview');
    await visit.goesOn();
    expect(visit.at()).toBe('confirm');
    for (const before of ['preview', 'contact', 'description', 'start', 'start']) {
      visit.flow.send({ type: 'step.left' });
      await settled();
      expect(visit.at()).toBe(before);
    }
    await visit.asks('contact');
    expect(visit.at()).toBe('contact');
    expect(visit.noted.led.at(-1)).toBe('contact');
  });

  it.each([
    ['confirm', {}, false, 'start'],
    ['confirm', started, false, 'description'],
    ['confirm', whole, false, 'contact'],
    ['confirm', whole, true, 'preview'],
  ] as const)(
    'redirect the address of %s to the first incomplete step: %j, logged in: %s, %s',
    async (step, fields, isLoggedIn, to) => {
      const visit = await comes({ step, fields, isLoggedIn });
      expect(visit.at()).toBe(to);
      expect(visit.noted.led.at(-1)).toBe(to);
    },
  );

  it('can be left forward only without an error, which is announced [INSERTION-36]', async () => {
    const visit = await comes({ fields: { ...started, title: '' } });
    await visit.goesOn();
    expect(visit.at()).toBe('start');
    expect(visit.field('title')?.error).toEqual({ word: 'mandatory' });
    expect(visit.now().context).toMatchObject({ general: { code: 'api.invalidInput' }, tellings: 1 });
    visit.types('title', 'Citybike');
    expect(visit.field('title')?.error).toBeNull();
    expect(visit.now().context.general).toBeNull();
    await visit.goesOn();
    expect(visit.at()).toBe('description');
  });

  it('are tracked on a step forward, and not on a step back or a failed one [INSERTION-30]', async () => {
    const visit = await comes({ fields: started });
    await visit.goesOn();
    await visit.goesOn();
    visit.flow.send({ type: 'step.left' });
    await settled();
    expect(visit.noted.tracked).toEqual(['start']);
  });

  it('are each tracked on the way forward, from the first to the preview [INSERTION-30]', async () => {
    const visit = await comes({ fields: whole, isLoggedIn: true });
    await visit.goesOn();
    await visit.goesOn();
    visit.flow.send({ type: 'contact.completed' });
    await settled();
    await visit.goesOn();
    expect(visit.noted.tracked).toEqual(['start', 'description', 'contact', 'preview']);
  });

  it('show no errors after a step back, and keep the typed values for the way forward [INSERTION-37]', async () => {
    const visit = await comes({ fields: started });
    await visit.goesOn();
    visit.types('body', 'Sieben Gänge.');
    await visit.goesOn();
    expect(visit.field('price')?.error).toEqual({ word: 'mandatory' });
    visit.flow.send({ type: 'step.left' });
    await settled();
    expect(Object.keys(visit.now().context.fields)).toEqual(['title', 'category', 'subcategory']);
    await visit.goesOn();
    expect(visit.field('price')).toMatchObject({ error: null, touched: false });
    expect(visit.field('body')?.value).toBe('Sieben Gänge.');
  });
});

describe('a typed value', () => {
  it('is saved when its field is left, or after two seconds', async () => {
    const visit = await comes({ fields: started });
    visit.types('title', 'City');
    visit.clock.increment(1_999);
    visit.types('title', 'Citybike 7');
    visit.clock.increment(1_999);
    expect(visit.noted.settled).toEqual([]);
    visit.clock.increment(1);
    expect(visit.noted.settled).toEqual([{ title: 'Citybike 7' }]);
    visit.types('title', 'Citybike 8');
    visit.flow.send({ type: 'field.left', field: 'title' });
    expect(visit.noted.settled.at(-1)).toEqual({ title: 'Citybike 8' });
  });

  it('is saved at once when it is chosen, with the values that another category removes [INSERTION-40] [INSERTION-41]', async () => {
    const visit = await comes({ fields: { ...whole, condition: 'used' } });
    visit.types('category', '6400');
    expect(visit.noted.settled).toEqual([{ category: '6400', subcategory: '' }]);
    visit.types('subcategory', '6420');
    expect(visit.noted.settled.at(-1)).toEqual({ category: '6400', subcategory: '6420', condition: '', price: '' });
  });

  it('remains while a draft begins with another saved value', async () => {
    const visit = await comes();
    visit.flow.send({ type: 'draft.reported', draft: '', edits: null, fields: {} });
    visit.types('title', 'Citybike');
    visit.flow.send({
      type: 'draft.reported',
      draft: 'newdraftnewd',
      edits: null,
      fields: { 'photo:a': 'photos/a.webp' },
    });
    expect(visit.field('title')?.value).toBe('Citybike');
  });

  it('waits for pending photos, which is announced [INSERTION-42]', async () => {
    const visit = await comes({ fields: started });
    visit.flow.send({ type: 'photos.reported', isPending: true, failed: [] });
    await visit.goesOn();
    expect([visit.at(), visit.now().context.isWaitShown]).toEqual(['start', true]);
    visit.flow.send({ type: 'photos.reported', isPending: false, failed: [] });
    await settled();
    expect([visit.at(), visit.now().context.isWaitShown]).toEqual(['description', false]);
    expect(visit.noted.tracked).toEqual(['start']);
  });

  it.each<[string, { typed?: string; title?: string }]>([
    ['the user has continued to type', { typed: 'Velo' }],
    ['a field is empty', { title: '' }],
  ])('does not continue automatically when %s', async (_, { typed = '', title = started.title }) => {
    const visit = await comes({ fields: { ...started, title } });
    visit.flow.send({ type: 'photos.reported', isPending: true, failed: [] });
    await visit.goesOn();
    if (typed) visit.types('title', typed);
    visit.flow.send({ type: 'photos.reported', isPending: false, failed: [lake] });
    await settled();
    expect([visit.at(), visit.now().context.isWaitShown, visit.isPrompting()]).toEqual(['start', false, false]);
  });
});

describe('photos that have failed', () => {
  const fails = (visit: Awaited<ReturnType<typeof comes>>, ...failed: readonly DraftPhoto[]) =>
    visit.flow.send({ type: 'photos.reported', isPending: false, failed });

  it('interrupt the way forward with a question, and the user continues without them, or goes back', async () => {
    const visit = await comes({ fields: started });
    fails(visit, lake);
    await visit.goesOn();
    expect([visit.at(), visit.isPrompting(), visit.noted.tracked]).toEqual(['start', true, []]);
    visit.flow.send({ type: 'question.closed' });
    expect([visit.at(), visit.isPrompting()]).toEqual(['start', false]);
    const other = await comes({ fields: started });
    fails(other, lake);
    await other.goesOn();
    other.flow.send({ type: 'photos.skipped' });
    await settled();
    expect([other.at(), other.noted.tracked]).toEqual(['description', ['start']]);
  });

  it('cause the question also for a link to a later step, and the address is that of the photos', async () => {
    const visit = await comes({ fields: whole });
    fails(visit, lake);
    await visit.asks('contact');
    expect([visit.at(), visit.isPrompting(), visit.noted.led.at(-1)]).toEqual(['start', true, 'start']);
  });

  it('cause the question once; only another failure causes it again', async () => {
    const visit = await comes({ fields: started });
    fails(visit, lake);
    await visit.goesOn();
    visit.flow.send({ type: 'question.closed' });
    await visit.goesOn();
    expect(visit.at()).toBe('description');
    visit.flow.send({ type: 'step.left' });
    await settled();
    fails(visit, lake, alp);
    await visit.goesOn();
    expect(visit.isPrompting()).toBe(true);
    visit.flow.send({ type: 'photos.skipped' });
    await settled();
    visit.flow.send({ type: 'step.left' });
    await settled();
    // After the user has gone back, the photos are uploaded again, and fail again.
    visit.flow.send({ type: 'photos.reported', isPending: true, failed: [] });
    fails(visit, lake, alp);
    await visit.goesOn();
    expect(visit.at()).toBe('description');
  });

  it('and that fail again after a retry cause the question again', async () => {
    const visit = await comes({ fields: started });
    fails(visit, lake);
    await visit.goesOn();
    visit.flow.send({ type: 'question.closed' });
    visit.flow.send({ type: 'photos.reported', isPending: true, failed: [] });
    await visit.goesOn();
    expect(visit.now().context.isWaitShown).toBe(true);
    fails(visit, lake);
    expect([visit.at(), visit.isPrompting()]).toEqual(['start', true]);
  });

  it('cause no question once they are sent again, and the form continues after the upload', async () => {
    const visit = await comes({ fields: started });
    fails(visit, lake);
    await visit.goesOn();
    visit.flow.send({ type: 'photos.reported', isPending: true, failed: [] });
    expect([visit.isPrompting(), visit.now().context.isWaitShown]).toEqual([false, true]);
    fails(visit);
    await settled();
    expect(visit.at()).toBe('description');
  });

  it('cause no question when another field is invalid', async () => {
    const visit = await comes({ fields: { ...started, title: '' } });
    fails(visit, lake);
    await visit.goesOn();
    expect([visit.isPrompting(), visit.field('title')?.error]).toEqual([false, { word: 'mandatory' }]);
  });

  it('do not prevent the saving of a typed value, and the question remains when its field is left', async () => {
    const visit = await comes({ fields: started });
    fails(visit, lake);
    visit.types('title', 'Velo');
    await visit.goesOn();
    visit.flow.send({ type: 'field.left', field: 'title' });
    expect([visit.isPrompting(), visit.noted.settled]).toEqual([true, [{ title: 'Velo' }]]);
  });

  it('and pending ones belong to a single draft: another draft has none', async () => {
    const visit = await comes({ fields: started });
    visit.flow.send({ type: 'photos.reported', isPending: true, failed: [lake] });
    visit.flow.send({ type: 'draft.reported', draft: 'otherdraftot', edits: null, fields: started });
    await visit.goesOn();
    expect(visit.at()).toBe('description');
  });
});

describe('a refusal by the server', () => {
  const errors = { fields: { title: { text: 'No such titles.' } }, general: { text: 'Please mend it.' } };

  it('opens the first step with an error, and shows it at its field until that changes [INSERTION-38] [INSERTION-39]', async () => {
    const visit = await comes({ step: 'preview', fields: whole, isLoggedIn: true, preview: () => ({ errors }) });
    expect(visit.at()).toBe('start');
    expect(visit.field('title')).toMatchObject({ error: { text: 'No such titles.' }, touched: true });
    expect(visit.now().context.general).toEqual({ text: 'Please mend it.' });
    visit.types('title', 'Velo');
    expect(visit.field('title')?.error).toBeNull();
  });

  it.each([
    ['the session had ended', 'session.ended'],
    ['the cookie of the session was gone', 'session.required'],
  ])('because %s is requested again once the seller has logged in again', async (_, code) => {
    const outcomes = [{ errors: { fields: {}, general: { code } } }, { item: listingItemOf() }];
    const preview = () => outcomes.shift()!;
    const visit = await comes({ step: 'preview', fields: whole, isLoggedIn: true, preview });
    expect(visit.now().matches({ step: { preview: 'failed' } })).toBe(true);
    visit.flow.send({ type: 'session.reported', isLoggedIn: true });
    await settled();
    expect(visit.now().matches({ step: { preview: 'shown' } })).toBe(true);
    expect([visit.now().context.item, visit.now().context.general]).toEqual([listingItemOf(), null]);
  });

  it('for another reason is not requested again because the session is read again', async () => {
    const preview = () => ({ errors: { fields: {}, general: { code: 'api.tooManyRequests' } } });
    const visit = await comes({ step: 'preview', fields: whole, isLoggedIn: true, preview });
    visit.flow.send({ type: 'session.reported', isLoggedIn: true });
    expect(visit.now().matches({ step: { preview: 'failed' } })).toBe(true);
    expect(visit.now().context.general).toEqual({ code: 'api.tooManyRequests' });
  });

  it('given a refused field, when the seller goes back and forward again, then its error is gone [INSERTION-37]', async () => {
    const refusal = { fields: { body: { text: 'No links, please.' } }, general: {} };
    const visit = await comes({
      step: 'preview',
      fields: whole,
      isLoggedIn: true,
      preview: () => ({ errors: refusal }),
    });
    expect(visit.at()).toBe('description');
    expect(visit.field('body')?.error).toEqual({ text: 'No links, please.' });
    visit.flow.send({ type: 'step.left' });
    await settled();
    expect(visit.at()).toBe('start');
    await visit.goesOn();
    expect(visit.field('body')).toMatchObject({ value: 'Sieben Gänge.', error: null, touched: false });
  });

  it('without a field is shown at the current step, and can be tried again', async () => {
    const publication = { errors: { fields: {}, general: { text: 'Too many ads.' } } };
    const visit = await comes({ step: 'preview', fields: whole, isLoggedIn: true, publication });
    await visit.goesOn();
    visit.flow.send({ type: 'publication.requested' });
    await settled();
    expect(visit.now().matches({ step: { confirm: 'refused' } })).toBe(true);
    expect(visit.now().context.general).toEqual({ text: 'Too many ads.' });
  });
});

it('is submitted once, however often the button is pressed', async () => {
  const visit = await comes({ step: 'preview', fields: whole, isLoggedIn: true });
  await visit.goesOn();
  visit.flow.send({ type: 'publication.requested' });
  visit.flow.send({ type: 'publication.requested' });
  await settled();
  expect(visit.noted).toMatchObject({ submissions: 1, published: [{ category: '4020', isEdited: false }] });
  expect(visit.now().value).toBe('published');
});

describe('a draft that is published already, by another tab, another device or a call whose answer was lost', () => {
  it('is shown as submitted with its state, from any step, and not as a blank form', async () => {
    const visit = await comes({ fields: whole, isLoggedIn: true, status: 'awaitingVerification' });
    visit.flow.send({ type: 'draft.published', draft: 'draftdraftdr' });
    visit.flow.send({ type: 'draft.reported', draft: '', edits: null, fields: {} });
    await settled();
    const published = { id: 'draftdraftdr', status: 'awaitingVerification' };
    expect(visit.noted).toMatchObject({
      submissions: 0,
      published: [{ published, category: '4020', isEdited: false }],
    });
  });

  it('is shown as submitted when its state is unavailable', async () => {
    const visit = await comes({ fields: whole, isLoggedIn: true });
    visit.flow.send({ type: 'draft.published', draft: 'draftdraftdr' });
    await settled();
    expect(visit.noted.published).toMatchObject([{ published: { id: 'draftdraftdr', status: null } }]);
  });

  it('is shown as submitted while this page submits it', async () => {
    const visit = await comes({ step: 'preview', fields: whole, isLoggedIn: true, status: 'active' });
    await visit.goesOn();
    visit.flow.send({ type: 'publication.requested' });
    visit.flow.send({ type: 'draft.published', draft: 'draftdraftdr' });
    visit.flow.send({ type: 'draft.reported', draft: '', edits: null, fields: {} });
    await settled();
    expect(visit.noted.published).toMatchObject([{ category: '4020' }]);
  });

  it('is ignored when it is another draft', async () => {
    const visit = await comes({ fields: whole, isLoggedIn: true, status: 'active' });
    visit.flow.send({ type: 'draft.published', draft: 'otherotherot' });
    await settled();
    expect(visit.at()).toBe('start');
    expect(visit.noted.published).toEqual([]);
  });
});

it('shows the changes made meanwhile before it is confirmed', async () => {
  const visit = await comes({ step: 'preview', fields: whole, isLoggedIn: true });
  await visit.goesOn();
  expect(visit.at()).toBe('confirm');
  visit.flow.send({ type: 'draft.reported', draft: 'draftdraftdr', edits: null, fields: { ...whole, price: '500' } });
  await settled();
  expect(visit.at()).toBe('preview');
});
