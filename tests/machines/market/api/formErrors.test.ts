import { describe, expect, it } from 'vitest';
import { apiError } from '#machines/market/api/apiError.ts';
import { failureIn } from '#machines/market/api/apiFailure.ts';
import { formErrorsOf } from '#machines/market/api/formErrors.ts';

const errorsOf = (body: unknown) => formErrorsOf(failureIn(body));

describe('the errors of a form', () => {
  it('are the list of parameters, and the general one from the message [API-23]', () => {
    const body = apiError('insertion.refused', 'That is not enough.', [
      { parameter: 'subject', message: 'A title is missing.' },
      { parameter: 'price', message: 'Must be a number.' },
    ]);
    expect(errorsOf(body)).toEqual({
      fields: { subject: { text: 'A title is missing.' }, price: { text: 'Must be a number.' } },
      general: { code: 'insertion.refused', text: 'That is not enough.' },
    });
  });

  it('of a Go-style answer are the same for every field it names [API-27], except for the phone [API-28]', () => {
    expect(errorsOf({ error: { code: 'invalid', fields: ['name', 'phone', 'zipcode'] } })).toEqual({
      fields: { name: { word: 'invalidInput' }, phone: { word: 'wrongFormat' }, zipcode: { word: 'invalidInput' } },
      general: { code: 'invalid' },
    });
  });

  it('are those of the answer when it both names and explains a field', () => {
    const parameters = [{ parameter: 'phone', message: 'This number is in use.' }];
    expect(errorsOf({ error: { code: 'invalid', fields: ['phone'] }, parameters }).fields).toEqual({
      phone: { text: 'This number is in use.' },
    });
  });

  it('are empty when the answer has none', () => {
    expect(errorsOf('<html>')).toEqual({ fields: {}, general: {} });
  });
});
