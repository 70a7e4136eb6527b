import { describe, expect, it } from 'vitest';
import { adItemOf } from '#machines/listing/adExamples.ts';
import type { GivenPhoto } from '#machines/insertion/photos/photo.ts';
import { alp, comes, lake, settled, started, whole } from '#tests/drivers/insertion/insertionVisit.ts';

describe('the steps', () => {
  it('come one after the other, go back, and are gone to by their addresses as far as they are done [INSERTION-1] [INSERTION-3] [INSERTION-29]', async () => {
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
    'asked for by address, %s leads to the first that is not done: %j, logged in: %s, %s',
    async (step, fields, isLoggedIn, to) => {
      const visit = await comes({ step, fields, isLoggedIn });
      expect(visit.at()).toBe(to);
      expect(visit.noted.led.at(-1)).toBe(to);
    },
  );

  it('are gone on from only where nothing is wrong, and that is told [INSERTION-36]', async () => {
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

  it('are tracked where one goes on, and not where one goes back or cannot [INSERTION-30]', async () => {
    const visit = await comes({ fields: started });
    await visit.goesOn();
    await visit.goesOn();
    visit.flow.send({ type: 'step.left' });
    await settled();
    expect(visit.noted.tracked).toEqual(['start']);
  });

  it('are tracked each, from the first to the preview, as the visitor goes on [INSERTION-30]', async () => {
    const visit = await comes({ fields: whole, isLoggedIn: true });
    await visit.goesOn();
    await visit.goesOn();
    visit.flow.send({ type: 'contact.completed' });
    await settled();
    await visit.goesOn();
    expect(visit.noted.tracked).toEqual(['start', 'description', 'contact', 'preview']);
  });

  it('say nothing more of what one has gone back from, where what was typed is still there on the way forward [INSERTION-37]', async () => {
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

describe('what is typed', () => {
  it('is settled as its field is left, or after two seconds', async () => {
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

  it('is settled at once where it is chosen, with what another category takes away [INSERTION-40] [INSERTION-41]', async () => {
    const visit = await comes({ fields: { ...whole, condition: 'used' } });
    visit.types('category', '6400');
    expect(visit.noted.settled).toEqual([{ category: '6400', subcategory: '' }]);
    visit.types('subcategory', '6420');
    expect(visit.noted.settled.at(-1)).toEqual({ category: '6400', subcategory: '6420', condition: '', price: '' });
  });

  it('stays while a draft begins with something else that was settled', async () => {
    const visit = await comes();
    visit.flow.send({ type: 'draft.told', draft: '', edits: null, fields: {} });
    visit.types('title', 'Citybike');
    visit.flow.send({ type: 'draft.told', draft: 'newdraftnewd', edits: null, fields: { 'photo:a': 'photos/a.webp' } });
    expect(visit.field('title')?.value).toBe('Citybike');
  });

  it('waits for photos that are on their way, and is told so [INSERTION-42]', async () => {
    const visit = await comes({ fields: started });
    visit.flow.send({ type: 'photos.told', isPending: true, failed: [] });
    await visit.goesOn();
    expect([visit.at(), visit.now().context.isWaitTold]).toEqual(['start', true]);
    visit.flow.send({ type: 'photos.told', isPending: false, failed: [] });
    await settled();
    expect([visit.at(), visit.now().context.isWaitTold]).toEqual(['description', false]);
    expect(visit.noted.tracked).toEqual(['start']);
  });

  it.each<[string, { typed?: string; title?: string }]>([
    ['somebody has gone on typing', { typed: 'Velo' }],
    ['something is not filled in', { title: '' }],
  ])('does not go on by itself where %s', async (_, { typed = '', title = started.title }) => {
    const visit = await comes({ fields: { ...started, title } });
    visit.flow.send({ type: 'photos.told', isPending: true, failed: [] });
    await visit.goesOn();
    if (typed) visit.types('title', typed);
    visit.flow.send({ type: 'photos.told', isPending: false, failed: [lake] });
    await settled();
    expect([visit.at(), visit.now().context.isWaitTold, visit.isAsked()]).toEqual(['start', false, false]);
  });
});

describe('photos that have failed', () => {
  const fails = (visit: Awaited<ReturnType<typeof comes>>, ...failed: readonly GivenPhoto[]) =>
    visit.flow.send({ type: 'photos.told', isPending: false, failed });

  it('hold up who wants on: one is asked, and goes on without them, or back', async () => {
    const visit = await comes({ fields: started });
    fails(visit, lake);
    await visit.goesOn();
    expect([visit.at(), visit.isAsked(), visit.noted.tracked]).toEqual(['start', true, []]);
    visit.flow.send({ type: 'question.closed' });
    expect([visit.at(), visit.isAsked()]).toEqual(['start', false]);
    const other = await comes({ fields: started });
    fails(other, lake);
    await other.goesOn();
    other.flow.send({ type: 'photos.skipped' });
    await settled();
    expect([other.at(), other.noted.tracked]).toEqual(['description', ['start']]);
  });

  it('are asked about by who goes to a later step by its link too, and the address is that of the photos', async () => {
    const visit = await comes({ fields: whole });
    fails(visit, lake);
    await visit.asks('contact');
    expect([visit.at(), visit.isAsked(), visit.noted.led.at(-1)]).toEqual(['start', true, 'start']);
  });

  it('are asked about once; only another that fails is asked about again', async () => {
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
    expect(visit.isAsked()).toBe(true);
    visit.flow.send({ type: 'photos.skipped' });
    await settled();
    visit.flow.send({ type: 'step.left' });
    await settled();
    // As one comes back they are sent again, and fail again.
    visit.flow.send({ type: 'photos.told', isPending: true, failed: [] });
    fails(visit, lake, alp);
    await visit.goesOn();
    expect(visit.at()).toBe('description');
  });

  it('and that one went back to and sent again in vain are asked about again', async () => {
    const visit = await comes({ fields: started });
    fails(visit, lake);
    await visit.goesOn();
    visit.flow.send({ type: 'question.closed' });
    visit.flow.send({ type: 'photos.told', isPending: true, failed: [] });
    await visit.goesOn();
    expect(visit.now().context.isWaitTold).toBe(true);
    fails(visit, lake);
    expect([visit.at(), visit.isAsked()]).toEqual(['start', true]);
  });

  it('are asked about no more once they are sent again, and it goes on when they have come', async () => {
    const visit = await comes({ fields: started });
    fails(visit, lake);
    await visit.goesOn();
    visit.flow.send({ type: 'photos.told', isPending: true, failed: [] });
    expect([visit.isAsked(), visit.now().context.isWaitTold]).toEqual([false, true]);
    fails(visit);
    await settled();
    expect(visit.at()).toBe('description');
  });

  it('are not asked about where something else is wrong', async () => {
    const visit = await comes({ fields: { ...started, title: '' } });
    fails(visit, lake);
    await visit.goesOn();
    expect([visit.isAsked(), visit.field('title')?.error]).toEqual([false, { word: 'mandatory' }]);
  });

  it('leave nothing unsaid that was being typed, and the question stays though its field is left', async () => {
    const visit = await comes({ fields: started });
    fails(visit, lake);
    visit.types('title', 'Velo');
    await visit.goesOn();
    visit.flow.send({ type: 'field.left', field: 'title' });
    expect([visit.isAsked(), visit.noted.settled]).toEqual([true, [{ title: 'Velo' }]]);
  });

  it('and those that are on their way are of one draft: another has none', async () => {
    const visit = await comes({ fields: started });
    visit.flow.send({ type: 'photos.told', isPending: true, failed: [lake] });
    visit.flow.send({ type: 'draft.told', draft: 'otherdraftot', edits: null, fields: started });
    await visit.goesOn();
    expect(visit.at()).toBe('description');
  });
});

describe('what the server refuses', () => {
  const errors = { fields: { title: { text: 'No such titles.' } }, general: { text: 'Please mend it.' } };

  it('leads to the first step where something is wrong, and stands at its field until that changes [INSERTION-38] [INSERTION-39]', async () => {
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
    const outcomes = [{ errors: { fields: {}, general: { code } } }, { item: adItemOf() }];
    const preview = () => outcomes.shift()!;
    const visit = await comes({ step: 'preview', fields: whole, isLoggedIn: true, preview });
    expect(visit.now().matches({ step: { preview: 'failed' } })).toBe(true);
    visit.flow.send({ type: 'session.told', isLoggedIn: true });
    await settled();
    expect(visit.now().matches({ step: { preview: 'shown' } })).toBe(true);
    expect([visit.now().context.item, visit.now().context.general]).toEqual([adItemOf(), null]);
  });

  it('for another reason is not requested again because the session is read again', async () => {
    const preview = () => ({ errors: { fields: {}, general: { code: 'api.tooManyRequests' } } });
    const visit = await comes({ step: 'preview', fields: whole, isLoggedIn: true, preview });
    visit.flow.send({ type: 'session.told', isLoggedIn: true });
    expect(visit.now().matches({ step: { preview: 'failed' } })).toBe(true);
    expect(visit.now().context.general).toEqual({ code: 'api.tooManyRequests' });
  });

  it('given a field was refused, when the seller goes back and forward again, then nothing is said of it [INSERTION-37]', async () => {
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

  it('of no field is told where one is, and can be tried again', async () => {
    const publication = { errors: { fields: {}, general: { text: 'Too many ads.' } } };
    const visit = await comes({ step: 'preview', fields: whole, isLoggedIn: true, publication });
    await visit.goesOn();
    visit.flow.send({ type: 'publication.asked' });
    await settled();
    expect(visit.now().matches({ step: { confirm: 'refused' } })).toBe(true);
    expect(visit.now().context.general).toEqual({ text: 'Too many ads.' });
  });
});

it('is handed in once, however often one presses', async () => {
  const visit = await comes({ step: 'preview', fields: whole, isLoggedIn: true });
  await visit.goesOn();
  visit.flow.send({ type: 'publication.asked' });
  visit.flow.send({ type: 'publication.asked' });
  await settled();
  expect(visit.noted).toMatchObject({ handed: 1, published: [{ category: '4020', isEdited: false }] });
  expect(visit.now().value).toBe('published');
});

describe('a draft that is an ad already, by another tab, another device or a call whose answer was lost', () => {
  it('is told as handed in from wherever one is, as it stands, and not as a blank form', async () => {
    const visit = await comes({ fields: whole, isLoggedIn: true, standing: 'awaitingVerification' });
    visit.flow.send({ type: 'draft.published', draft: 'draftdraftdr' });
    visit.flow.send({ type: 'draft.told', draft: '', edits: null, fields: {} });
    await settled();
    const published = { id: 'draftdraftdr', status: 'awaitingVerification' };
    expect(visit.noted).toMatchObject({ handed: 0, published: [{ published, category: '4020', isEdited: false }] });
  });

  it('is told where its standing cannot be had', async () => {
    const visit = await comes({ fields: whole, isLoggedIn: true });
    visit.flow.send({ type: 'draft.published', draft: 'draftdraftdr' });
    await settled();
    expect(visit.noted.published).toMatchObject([{ published: { id: 'draftdraftdr', status: null } }]);
  });

  it('is told while this page hands it in', async () => {
    const visit = await comes({ step: 'preview', fields: whole, isLoggedIn: true, standing: 'active' });
    await visit.goesOn();
    visit.flow.send({ type: 'publication.asked' });
    visit.flow.send({ type: 'draft.published', draft: 'draftdraftdr' });
    visit.flow.send({ type: 'draft.told', draft: '', edits: null, fields: {} });
    await settled();
    expect(visit.noted.published).toMatchObject([{ category: '4020' }]);
  });

  it('of another draft is nothing to this page', async () => {
    const visit = await comes({ fields: whole, isLoggedIn: true, standing: 'active' });
    visit.flow.send({ type: 'draft.published', draft: 'otherotherot' });
    await settled();
    expect(visit.at()).toBe('start');
    expect(visit.noted.published).toEqual([]);
  });
});

it('shows what was changed meanwhile before it is confirmed', async () => {
  const visit = await comes({ step: 'preview', fields: whole, isLoggedIn: true });
  await visit.goesOn();
  expect(visit.at()).toBe('confirm');
  visit.flow.send({ type: 'draft.told', draft: 'draftdraftdr', edits: null, fields: { ...whole, price: '500' } });
  await settled();
  expect(visit.at()).toBe('preview');
});
