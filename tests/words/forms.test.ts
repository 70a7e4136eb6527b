import { describe, expect, it } from 'vitest';
import { formWordMessages } from '#words/forms.ts';

describe('the words of a form', () => {
  it('are in English those of the documents [FORMS-8] [FORMS-9] [FORMS-10] [FORMS-12] [FORMS-17]', () => {
    const said = Object.fromEntries(Object.entries(formWordMessages).map(([word, { message }]) => [word, message]));
    expect(said).toMatchObject({
      wrongFormat: 'Invalid format.',
      invalidSelection: 'Invalid selection.',
      notANumber: 'Must be a number.',
      invalidInput: 'There is something wrong with this input.',
      invalidValue: 'Please enter a valid value',
    });
  });
});
