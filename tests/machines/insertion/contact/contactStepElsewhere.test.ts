import { describe, expect, it } from 'vitest';
import type { InsertionValues } from '#machines/insertion/insertionField.ts';
import { contactProfiles } from '#tests/drivers/insertion/contactPeople.ts';
import { email, opens, settled } from './contactStepStage.ts';

describe('a draft that another tab changes', () => {
  const known = { email, profile: contactProfiles.whole };
  const draft = { title: 'Citybike', phone: '031 111 11 11', zipcode: '8001' };
  const tells = (step: ReturnType<typeof opens>, fields: InsertionValues) =>
    step.flow.send({ type: 'draft.reported', fields });
  const at = (step: ReturnType<typeof opens>, field: string) => step.now().context.fields[field]?.value;

  it('shows the new value in a field that is not being changed here', () => {
    const step = opens({ known, values: draft });
    tells(step, { ...draft, phone: '031 222 22 22' });
    expect(at(step, 'phone')).toBe('031 222 22 22');
    step.types('zipcode', '3098');
    step.flow.send({ type: 'field.left', field: 'zipcode' });
    expect(step.noted.settled).toEqual([{ zipcode: '3098' }]);
  });

  it('keeps the field that is being typed in, and settles that alone', () => {
    const step = opens({ known, values: draft });
    step.types('zipcode', '30');
    tells(step, { ...draft, phone: '031 222 22 22', zipcode: '4000' });
    expect([at(step, 'phone'), at(step, 'zipcode')]).toEqual(['031 222 22 22', '30']);
    step.clock.increment(2_000);
    expect(step.noted.settled).toEqual([{ zipcode: '30' }]);
    tells(step, { ...draft, phone: '031 222 22 22', zipcode: '4000' });
    expect(at(step, 'zipcode'), 'once settled, a later change elsewhere is shown').toBe('4000');
  });

  it('settles at the end only fields that the draft lacks or has otherwise', async () => {
    const step = opens({ known, values: draft });
    tells(step, { ...draft, phone: '031 222 22 22' });
    step.presses();
    await settled();
    expect(step.noted.settled).toEqual([
      { email, name: 'Vreni', phone_hidden: 'true', company_ad: contactProfiles.whole.sellerKind },
    ]);
  });

  it('leaves a field empty that was emptied here, though the profile fills it', () => {
    const step = opens({ known, values: draft });
    step.types('phone', '');
    step.flow.send({ type: 'field.left', field: 'phone' });
    tells(step, { title: 'Citybike', zipcode: '3098' });
    expect([at(step, 'phone'), at(step, 'zipcode')]).toEqual(['', '3098']);
  });

  it('fills a field from the profile when a step was undone', () => {
    const step = opens({ known, values: draft });
    tells(step, { title: 'Citybike', zipcode: '8001' });
    expect(at(step, 'phone')).toBe(contactProfiles.whole.phone);
  });

  it('removes the server’s error of a field', () => {
    const errors = { fields: { zipcode: { text: 'We know no such place.' } }, general: { text: 'Refused.' } };
    const step = opens({ known, values: draft, errors });
    tells(step, { ...draft, zipcode: '3098' });
    expect(step.now().context.fields['zipcode']?.error).toBeNull();
    expect(step.now().context.general).toBeNull();
  });

  it('looks up an address that was changed elsewhere, but keeps one whose password is typed', async () => {
    const step = opens();
    await step.gives();
    step.flow.send({ type: 'field.left', field: 'email' });
    tells(step, { email: 'ueli@example.ch' });
    step.clock.increment(500);
    await settled();
    expect(step.lookedUp).toEqual([email, 'ueli@example.ch']);
    step.chooses('velo-1968!');
    tells(step, { email });
    expect(at(step, 'email')).toBe('ueli@example.ch');
  });
});
