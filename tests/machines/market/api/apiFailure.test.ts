import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiError, apiErrorShape, codedError, codedErrorShape } from '#machines/market/api/apiError.ts';
import { failureIn, isGeneral } from '#machines/market/api/apiFailure.ts';

const nothing = { parameters: [], fields: [] };

describe('an error in shape one [API-24]', () => {
  it('is a general error and a list of fields with the error of each', () => {
    const wrong = [{ parameter: 'ps', message: 'ps must be a whole number' }];
    const body = apiError('api.invalidInput', 'The call is not understood.', wrong);
    expect(apiErrorShape.safeParse(body).success).toBe(true);
    expect(failureIn(body)).toEqual({
      code: 'api.invalidInput',
      message: 'The call is not understood.',
      parameters: wrong,
      fields: [],
    });
  });

  it('of the login has its message within another [ACCOUNT-22]', () => {
    const body = {
      message: { message: 'Address or password is wrong.' },
      parameters: [{ parameter: 'email', message: 'Nobody is called so.' }],
      error: { code: 'account.wrong' },
    };
    expect(failureIn(body)).toEqual({
      code: 'account.wrong',
      message: 'Address or password is wrong.',
      parameters: body.parameters,
      fields: [],
    });
  });

  it('keeps its valid parts when another part is malformed', () => {
    const broken = { api: { error: 'some.code', message: 7 }, parameters: [{ parameter: 'ps' }, null, 'x'] };
    expect(failureIn(broken)).toEqual({ code: 'some.code', ...nothing });
  });
});

describe('an error in shape two [API-25]', () => {
  it.each([
    [{ error: 'limit-exceeded' }, { code: 'limit-exceeded', ...nothing }],
    [{ error: { code: 'limit-exceeded' } }, { code: 'limit-exceeded', ...nothing }],
    [codedError('API_DEV_MISSING', 'Set it.'), { code: 'API_DEV_MISSING', message: 'Set it.', ...nothing }],
    [
      { error: { code: 'invalid', fields: ['phone', 'name'] } },
      { code: 'invalid', parameters: [], fields: ['phone', 'name'] },
    ],
  ])('%j is a code, alone or with other fields', (body, failure) => {
    expect(codedErrorShape.safeParse(body).success).toBe(true);
    expect(failureIn(body)).toEqual(failure);
  });
});

it('in any other shape is empty, and never throws', () => {
  for (const body of [undefined, null, '<html>', 7, [], {}, { error: null }, { api: null }]) {
    expect(failureIn(body)).toEqual(nothing);
  }
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      const { code, message, parameters, fields } = failureIn(body);
      expect(['string', 'undefined']).toContain(typeof code);
      expect(['string', 'undefined']).toContain(typeof message);
      for (const { parameter } of parameters) expect(parameter).toBeTypeOf('string');
      for (const field of fields) expect(field).toBeTypeOf('string');
    }),
  );
});

describe('a general error [API-26]', () => {
  const wrong = [{ parameter: 'ps', message: 'ps must be a whole number' }];
  it.each([
    [500, {}, true],
    [503, {}, true],
    [429, { code: 'api.tooManyRequests' }, true],
    [429, {}, true],
    [400, { code: 'API_DEV_MISSING' }, true],
    [400, { code: 'api.csrf' }, true],
    [404, { code: 'api.unknownPath' }, true],
    [400, { code: 'api.invalidInput', parameters: wrong }, false],
    [404, { code: 'listing.unknown' }, false],
    [400, { code: 'limit-exceeded' }, false],
    [401, {}, false],
    [403, {}, false],
    [409, { code: 'listing.wrongState' }, false],
  ])('%i %j: %s', (status, failure, general) => {
    expect(isGeneral(status, { ...nothing, ...failure })).toBe(general);
  });
});
