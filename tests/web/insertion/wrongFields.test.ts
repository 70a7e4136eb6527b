import { afterEach, describe, expect, it } from 'vitest';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';
import type { FormErrors } from '#machines/market/api/formErrors.ts';
import { contactFields, contactProfiles } from '#tests/drivers/insertion/contactPeople.ts';
import { openContactStep } from '#tests/drivers/insertion/contactStepView.tsx';
import type { Stage } from '#tests/drivers/walking/flowDriver.ts';
import { openInsertion } from '#tests/drivers/insertion/insertionView.tsx';
import type { Sight } from '#tests/drivers/walking/surface.ts';

// The summary above a step of the insertion lists its invalid fields, each as a link to the field.

let stage: Stage;
afterEach(() => stage.ends());

const next: Sight = { role: 'button', name: 'Next' };
const textbox = (name: string): Sight => ({ role: 'textbox', name: new RegExp(`^${name}`) });
const combobox = (name: string): Sight => ({ role: 'combobox', name: new RegExp(`^${name}`) });
const list: Sight = { role: 'list', name: 'There are some errors in the form, please correct them.' };
const link = (name: string, within: Sight = list): Sight => ({ role: 'link', name, within });

const mandatory = (field: string) => `${field} is a mandatory field, please fill in.`;
const focused = () => document.activeElement?.getAttribute('name');

/** The texts of the links in the summary, in their order. */
function said(): readonly (string | null)[] {
  return [...document.querySelectorAll('form a[href^="#"]')].map(({ textContent }) => textContent);
}

/** Opens the first incomplete step of a draft with these fields. */
async function comes(fields: Readonly<Record<string, string>>, errors?: FormErrors): Promise<void> {
  stage = await openInsertion(errors ? 'preview' : 'start');
  if (errors) await stage.happens!({ type: 'session.reported', isLoggedIn: true } as never);
  await stage.happens!({ type: 'draft.reported', draft: 'draftdraftdr', edits: null, fields } as never);
  const output = exampleFields(Number(fields['subcategory']) || null);
  await stage.answers!('fetchingFields', { type: 'xstate.done.actor.fetchingFields', output });
  if (errors) await stage.answers!('previewing', { type: 'xstate.done.actor.previewing', output: { errors } });
}

const started = { title: 'Citybike', category: '4000', subcategory: '4020' };
const whole = { ...started, body: 'Sieben Gänge.', price_kind: 'free', text_language: 'de' };

describe('a step with fields', () => {
  it('names all invalid fields after a press on Next, and moves the focus to the first [FORMS-14] [INSERTION-36]', async () => {
    await comes({});
    expect(said()).toEqual([]);
    await stage.surface.press(next);
    expect(await stage.surface.count(list)).toBe(1);
    expect(said()).toEqual([mandatory('title'), mandatory('category')]);
    expect(focused()).toBe('title');
  });

  it('moves the focus to a field by its link, without a change of the address', async () => {
    await comes({});
    await stage.surface.press(next);
    await stage.surface.press(link(mandatory('category')));
    expect(focused()).toBe('category');
    expect(await stage.surface.attribute(link(mandatory('category')), 'href')).toBe(`#${document.activeElement!.id}`);
    expect([stage.surface.address(), window.location.hash]).toEqual(['/en/ai/start', '']);
  });

  it('removes a corrected field, and adds a new field that appears with it [FORMS-6] [INSERTION-39]', async () => {
    await comes({});
    await stage.surface.press(next);
    await stage.surface.type(textbox('title'), 'Citybike');
    expect(said()).toEqual([mandatory('category')]);
    await stage.surface.choose(combobox('category'), '4000');
    expect(said()).toEqual([mandatory('subcategory')]);
    await stage.surface.choose(combobox('subcategory'), '4020');
    expect(said()).toEqual([]);
    expect(await stage.surface.count({ role: 'alert', says: 'errors in the form' })).toBe(0);
  });

  it('lists the server’s errors of its fields and photos by their labels [FORMS-4] [INSERTION-38]', async () => {
    await comes(whole, {
      fields: { title: { text: 'Not this one.' }, photos: { text: 'One is gone.' }, zipcode: { text: 'Nowhere.' } },
      general: { text: 'Please mend it.' },
    });
    const above: Sight = { role: 'list', name: 'Please mend it.' };
    expect(said()).toEqual(['Photos: One is gone.', 'title: Not this one.']);
    await stage.surface.press(link('Photos: One is gone.', above));
    expect(document.activeElement).toBe(document.querySelector('input[multiple]'));
    await stage.surface.type(textbox('title'), 'Velo');
    expect(said()).toEqual(['Photos: One is gone.']);
  });

  it('removes the error of the photos once there are others [INSERTION-39]', async () => {
    const photos = { photos: { text: 'One is gone.' } };
    await comes({ ...whole, 'photo:a': 'photos/a.webp' }, { fields: photos, general: { text: 'Please mend it.' } });
    expect(said()).toEqual(['Photos: One is gone.']);
    const fields = { ...whole, 'photo:b': 'photos/b.webp' };
    await stage.happens!({ type: 'draft.reported', draft: 'draftdraftdr', edits: null, fields } as never);
    expect(said()).toEqual([]);
    expect(await stage.surface.count({ role: 'alert', says: /./ })).toBe(0);
  });
});

describe('the contact step', () => {
  const known = { email: 'vreni@example.ch', profile: contactProfiles.empty };
  const onward: Sight = { role: 'button', name: 'Continue to preview' };
  const step = { definitions: contactFields, values: {}, known, errors: null };

  it('names all invalid fields, and links to each', async () => {
    stage = await openContactStep(step);
    await stage.surface.press(onward);
    expect(said()).toEqual([mandatory('name'), mandatory('zipcode')]);
    expect(focused()).toBe('name');
    await stage.surface.press(link(mandatory('zipcode')));
    expect(focused()).toBe('zipcode');
    await stage.surface.type(textbox('zipcode'), '3012');
    expect(said()).toEqual([mandatory('name')]);
    await stage.surface.type(textbox('name'), 'Vreni');
    expect(said()).toEqual([]);
    expect(await stage.surface.count({ role: 'alert', says: /./ })).toBe(0);
  });

  it('lists the server’s errors of its fields after the submission [FORMS-4]', async () => {
    const fields = { phone: { text: 'Nobody is there.' }, zipcode: { text: 'Nowhere.' } };
    stage = await openContactStep({ ...step, errors: { fields, general: { text: 'Please mend it.' } } });
    expect(said()).toEqual(['phone: Nobody is there.', 'zipcode: Nowhere.']);
    await stage.surface.press(link('zipcode: Nowhere.', { role: 'list', name: 'Please mend it.' }));
    expect(focused()).toBe('zipcode');
    await stage.surface.type(textbox('zipcode'), '3012');
    expect(said()).toEqual(['phone: Nobody is there.']);
  });
});

describe('an edit', () => {
  const save: Sight = { role: 'button', name: 'Save changes' };
  const failed: Sight = { role: 'alert', says: 'something went wrong' };

  it('shows in the current step that saving failed, and can try again', async () => {
    stage = await openInsertion('start');
    const edits = 'adadadadadad';
    await stage.happens!({ type: 'draft.reported', draft: 'draftdraftdr', edits, fields: whole } as never);
    await stage.answers!('fetchingFields', {
      type: 'xstate.done.actor.fetchingFields',
      output: exampleFields(4020).filter(({ key, page }) => page !== 'description' || key in whole),
    });
    await stage.surface.press(save);
    expect(await stage.surface.isBusy(true)).toBe(true);
    await stage.answers!('saving', { type: 'xstate.error.actor.saving', error: new Error('The line is dead') });
    expect(await stage.surface.count(failed)).toBe(1);
    expect(await stage.surface.value(textbox('title'))).toBe('Citybike');
    await stage.surface.press(save);
    expect(await stage.surface.count(failed)).toBe(0);
    expect(await stage.surface.isBusy(true)).toBe(true);
  });
});
