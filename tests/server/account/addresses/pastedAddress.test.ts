import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { email as emailField } from '#machines/account/credentials/accountForms.ts';
import { checked } from '#machines/journal/schema.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { normalEmail } from '#server/account/addresses/emailAddress.ts';
import { openBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

describe('a pasted email address', () => {
  it.each([
    '\u200Bana@example.ch\uFEFF',
    '\u202Aana@example.ch\u202C',
    '\u00A0ana@example.ch\u00AD',
    'mailto:ana@example.ch',
    '\u200BMailto:\u00A0ana@example.ch\u3000',
    '<ana@example.ch>',
    ' < ana@example.ch > ',
    '\u200B<\u200Bana@example.ch>\u200B',
    '<mailto:ana@example.ch>',
    '<\u200Bmailto:ana@example.ch>',
  ])('loses the characters that copying has added: %j', (pasted) => {
    expect(normalEmail(pasted)).toBe('ana@example.ch');
    expect(checked(emailField, pasted)).toEqual({ value: 'ana@example.ch' });
  });

  it.each(['ana', 'ana@', 'ana@localhost', 'ana rossi@example.ch', 'ana@example.ch, ben@example.ch', 'ana@example.1'])(
    'is refused by form and server alike when it is invalid: %s',
    (typed) => {
      expect([normalEmail(typed), 'problems' in checked(emailField, typed)]).toEqual([undefined, true]);
    },
  );

  it.each(['jürg@bücher.ch', 'ana@xn--bcher-kva.ch', 'ana@пример.example'])(
    'is accepted by the form when the server accepts it: %s',
    (typed) => {
      expect([normalEmail(typed) !== undefined, checked(emailField, typed)]).toEqual([true, { value: typed }]);
    },
  );

  it.each(['<ana@example.ch', 'Ana <ana@example.ch>', '<<ana@example.ch>>', '<>'])(
    'is refused with other brackets: %s',
    (typed) => {
      expect(normalEmail(typed)).toBeUndefined();
    },
  );

  it.each(['ana\u202E@example.ch', 'ana\u200B@example.ch'])(
    'is refused with an invisible character inside: %j',
    (pasted) => {
      expect(normalEmail(pasted)).toBeUndefined();
    },
  );
});

describe('an invisible character inside an address', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(() => noon);
  });
  afterAll(() => test.close());

  const typed = 'ana\u200B@example.ch';
  const reported = 'There’s an unreadable character here: “ana[U+200B]@example.ch”. Delete it or retype this part.';

  it.each([
    ['register', 'register(email: $email, password: "ein langes Wort 7", sellerKind: PRIVATE, language: DE)'],
    ['requestPasswordReset', 'requestPasswordReset(email: $email)'],
    ['requestVerificationByAddress', 'requestVerificationByAddress(email: $email)'],
  ])('is named by %s, with its position', async (_, call) => {
    const query = `mutation ($email: String!) { ${call} { ... on Refusal { problems { field message } } } }`;
    expect(await openBrowser(test).ask(query, { email: typed })).toEqual({
      problems: [{ field: 'email', message: reported }],
    });
  });

  it('is named by login and by the look-up of an address', async () => {
    const browser = openBrowser(test);
    const address = encodeURIComponent(typed);
    const answers = [
      await browser.logIn(typed, 'ein langes Wort 7'),
      await browser.get(`/api/v10/account/email_status.json?email=${address}`),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('ana[U+200B]@example.ch')]);
    }
  });

  it.each(['ana\u200B@example.ch', 'ana\u00AD@example.ch', 'a\u202Ena@example.ch', 'ana@exam\u2060ple.ch'])(
    'is named by the form before anything is sent: %j',
    (pasted) => {
      const code = /[\u00AD\u200B\u202E\u2060]/
        .exec(pasted)![0]
        .codePointAt(0)!
        .toString(16)
        .toUpperCase()
        .padStart(4, '0');
      expect(emailField.safeParse(pasted).error?.issues).toMatchObject([
        { message: 'unseenSigns', params: { where: expect.stringContaining(`[U+${code}]`) } },
      ]);
    },
  );
});
