import { describe, expect, it } from 'vitest';
import { formWordMessages } from '#words/forms.ts';

describe('the words of a form', () => {
  it('are those of the documents [FORMS-8] [FORMS-9] [FORMS-10] [FORMS-12] [FORMS-16] [FORMS-17] [API-27, API-28]', () => {
    const said = Object.fromEntries(Object.entries(formWordMessages).map(([word, { message }]) => [word, message]));
    expect(said).toMatchObject({
      wrongFormat: 'Invalid format.',
      invalidSelection: 'Invalid selection.',
      notANumber: 'Must be a number.',
      invalidInput: 'There is something wrong with this input.',
      wrongPhone: 'Please enter a valid phone number, such as 079 123 45 67 or +49 30 1234567.',
      invalidValue: 'Please enter a valid value',
    });
  });
});
