import { describe, expect, it } from 'vitest';
import { generalErrorWord } from '#words/apiErrors.ts';

describe('the words of an error', () => {
  it('are keyed by its code [API-29]', () => {
    expect(generalErrorWord({ code: 'api.tooManyRequests', text: 'At most 600 requests a minute.' })).toMatchObject({
      id: 'errors.tooManyRequests',
    });
    for (const code of ['API_DEV_MISSING', 'api.csrf', 'api.unknownPath', 'api.unknownMethod']) {
      expect(generalErrorWord({ code })).toMatchObject({ id: 'errors.outOfDate' });
    }
  });

  it('announce in the language of the page that a login is required', () => {
    const text = 'The session has ended; log in again.';
    expect(generalErrorWord({ code: 'session.ended', text })).toMatchObject({ id: 'errors.sessionEnded' });
    expect(generalErrorWord({ code: 'session.required', text })).toMatchObject({ id: 'errors.loginRequired' });
  });

  it('are otherwise the text of the answer', () => {
    expect(generalErrorWord({ code: 'insertion.refused', text: 'Zu lang.' })).toBe('Zu lang.');
  });

  it('are else the same for whatever went wrong [API-29]', () => {
    for (const code of ['nobody.knows', 'constructor', undefined]) {
      expect(generalErrorWord(code === undefined ? {} : { code })).toMatchObject({
        id: 'errors.genericTryAgain',
        message: 'Oops, something went wrong. Please try again.',
      });
    }
  });
});
