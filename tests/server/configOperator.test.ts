import { describe, expect, it } from 'vitest';
import { configFrom, InvalidConfig } from '#server/config.ts';
import { operatorNotice } from '#server/configOperator.ts';

const required = { OPERATOR_NAME: 'Allmend AG', OPERATOR_ADDRESS: 'Marktgasse 1, 3011 Bern' };

describe('the operator', () => {
  it('is absent unless it is configured', () => {
    expect(configFrom({}).operator).toBeUndefined();
  });

  it('has a name and an address, and perhaps a number in the register and a phone number', () => {
    expect(configFrom(required).operator).toEqual({ name: 'Allmend AG', address: 'Marktgasse 1, 3011 Bern' });
    expect(
      configFrom({ ...required, OPERATOR_UID: 'CHE-116.281.710 MWST', OPERATOR_PHONE: '+41 31 300 00 00' }).operator,
    ).toMatchObject({ uid: 'CHE-116.281.710 MWST', phone: '+41 31 300 00 00' });
  });

  it.each([
    ['a name alone', { OPERATOR_NAME: 'Allmend AG' }],
    ['an address alone', { OPERATOR_ADDRESS: 'Marktgasse 1, 3011 Bern' }],
    ['a phone number alone', { OPERATOR_PHONE: '+41 31 300 00 00' }],
  ])('is refused with %s', (_, env) => {
    expect(() => configFrom(env)).toThrow(InvalidConfig);
    expect(() => configFrom(env)).toThrow('OPERATOR_NAME: and OPERATOR_ADDRESS are needed together');
  });

  it.each([
    ['OPERATOR_NAME', 'Allmend\nAG'],
    ['OPERATOR_NAME', 'x'.repeat(121)],
    ['OPERATOR_NAME', '{support}'],
    ['OPERATOR_ADDRESS', 'Bern'],
    ['OPERATOR_ADDRESS', 'Marktgasse 1, Bern'],
    ['OPERATOR_ADDRESS', 'Marktgasse 1\n3011 Bern'],
    ['OPERATOR_UID', '116.281.710'],
    ['OPERATOR_UID', 'CHE-116.281.711'],
    ['OPERATOR_UID', 'CHE-116.281.710 ABC'],
    ['OPERATOR_PHONE', '031 300 00 00'],
    ['OPERATOR_PHONE', '+41'],
  ])('is refused with %s=%j', (name, value) => {
    expect(() => configFrom({ ...required, [name]: value })).toThrow(new RegExp(`^${name}: must`));
  });
});

describe('the notice about the imprint', () => {
  it('names the settings that are missing, and the law', () => {
    expect(operatorNotice({})).toMatch(
      /set OPERATOR_NAME, OPERATOR_ADDRESS and SUPPORT_EMAIL\. .*Art\. 3 para\. 1 let\. s/,
    );
    expect(operatorNotice({ supportEmail: 'help@allmend.example' })).toContain(
      'set OPERATOR_NAME and OPERATOR_ADDRESS.',
    );
    expect(operatorNotice(configFrom(required))).toContain('set SUPPORT_EMAIL.');
  });

  it('is absent if the imprint is complete', () => {
    expect(operatorNotice(configFrom({ ...required, SUPPORT_EMAIL: 'help@allmend.example' }))).toBeUndefined();
  });
});
