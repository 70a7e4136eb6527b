import { describe, expect, it } from 'vitest';
import { comes, lake, settled, whole } from '#tests/drivers/insertion/insertionVisit.ts';

describe('an edit', () => {
  const edits = 'adadadadadad';
  const editing = { fields: whole, isLoggedIn: true, edits };

  it.each(['start', 'description', 'contact', 'preview'] as const)(
    'is saved from the step %s with the typed values, and ends like the last step',
    async (step) => {
      const visit = await comes({ ...editing, step });
      if (step === 'start') visit.types('title', 'Citybike 7');
      await visit.saves();
      const values = step === 'start' ? { ...whole, title: 'Citybike 7' } : whole;
      expect(visit.noted.listings).toEqual([{ draft: 'draftdraftdr', edits, values }]);
      expect(visit.noted.published).toMatchObject([{ category: '4020', isEdited: true }]);
      expect(visit.noted.tracked, 'to save is not to go on').toEqual([]);
    },
  );

  it('has a separate step to confirm a new listing, which is not saved before it', async () => {
    const visit = await comes({ fields: whole, isLoggedIn: true });
    await visit.saves();
    expect([visit.at(), visit.noted.submissions]).toEqual(['start', 0]);
  });

  it('is not saved while a field is invalid: the step of that field opens, and the typed values remain', async () => {
    const visit = await comes({ ...editing, fields: { ...whole, body: '' } });
    visit.types('title', 'Citybike 7');
    await visit.saves();
    expect([visit.at(), visit.noted.led.at(-1), visit.noted.submissions]).toEqual(['description', 'description', 0]);
    expect(visit.field('body')).toMatchObject({ error: { word: 'mandatory' }, touched: true });
    expect(visit.now().context).toMatchObject({ general: { code: 'api.invalidInput' }, tellings: 1 });
    expect(visit.noted.settled).toEqual([{ title: 'Citybike 7' }]);
    visit.types('body', 'Acht Gänge.');
    await visit.saves();
    expect(visit.noted.listings).toMatchObject([{ values: { title: 'Citybike 7', body: 'Acht Gänge.' } }]);
  });

  it('is redirected to the first step from a later one', async () => {
    const visit = await comes({ ...editing, step: 'preview' });
    visit.flow.send({ type: 'draft.reported', draft: 'draftdraftdr', edits, fields: { ...whole, title: '' } });
    await settled();
    await visit.saves();
    expect([visit.at(), visit.field('title')?.error]).toEqual(['start', { word: 'mandatory' }]);
  });

  it('requires the values of another category before it is saved', async () => {
    const visit = await comes(editing);
    visit.types('category', '2000');
    visit.types('subcategory', '2020');
    await visit.saves();
    expect([visit.at(), visit.noted.submissions]).toEqual(['description', 0]);
    expect(visit.field('brand')?.error).toEqual({ word: 'mandatory' });
  });

  it('waits for pending photos, and is saved automatically', async () => {
    const visit = await comes(editing);
    visit.flow.send({ type: 'photos.reported', isPending: true, failed: [] });
    await visit.saves();
    expect([visit.now().context.isWaitShown, visit.noted.submissions]).toEqual([true, 0]);
    visit.flow.send({ type: 'photos.reported', isPending: false, failed: [] });
    await settled();
    expect(visit.noted).toMatchObject({ submissions: 1, tracked: [] });
  });

  it('continues with the next step when the seller has changed their mind while photos were pending', async () => {
    const visit = await comes(editing);
    visit.flow.send({ type: 'photos.reported', isPending: true, failed: [] });
    await visit.saves();
    await visit.goesOn();
    visit.flow.send({ type: 'photos.reported', isPending: false, failed: [] });
    await settled();
    expect([visit.at(), visit.noted.submissions]).toEqual(['description', 0]);
  });

  it('is saved without failed photos only after the seller agrees', async () => {
    const visit = await comes(editing);
    visit.flow.send({ type: 'photos.reported', isPending: false, failed: [lake] });
    await visit.saves();
    expect([visit.isPrompting(), visit.noted.submissions]).toEqual([true, 0]);
    visit.flow.send({ type: 'photos.skipped' });
    await settled();
    expect(visit.noted.submissions).toBe(1);
  });

  it.each([
    ['zipcode', 'contact'],
    ['body', 'description'],
  ] as const)('that the server refuses for its %s opens the step %s', async (field, to) => {
    const errors = { fields: { [field]: { text: 'Not this one.' } }, general: { text: 'Please mend it.' } };
    const visit = await comes({ ...editing, publication: { errors } });
    await visit.saves();
    expect(visit.at()).toBe(to);
    expect(visit.now().context).toMatchObject({ refused: errors.fields, general: errors.general });
  });

  it.each(['start', 'contact', 'preview'] as const)(
    'that the server refuses in general shows the error at the step %s, where it can be saved again',
    async (step) => {
      const publication = { errors: { fields: {}, general: { text: 'Not now.' } } };
      const visit = await comes({ ...editing, step, publication });
      await visit.saves();
      expect([visit.at(), visit.now().context.general]).toEqual([step, { text: 'Not now.' }]);
      await visit.saves();
      expect(visit.noted.submissions).toBe(2);
    },
  );

  it('is saved once, however often the seller presses', async () => {
    const visit = await comes(editing);
    visit.flow.send({ type: 'save.requested' });
    visit.flow.send({ type: 'save.requested' });
    // The draft reports the value that was typed last.
    visit.flow.send({ type: 'draft.reported', draft: 'draftdraftdr', edits, fields: whole });
    await settled();
    expect(visit.noted).toMatchObject({ submissions: 1, published: [{ isEdited: true }] });
  });
});
