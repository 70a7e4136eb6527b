import { describe, expect, it } from 'vitest';
import { clientOf } from '#server/http/client.ts';

describe('the client of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is %s', (ip, client) => {
    expect(clientOf(ip)).toBe(client);
  });

  it('differs between neighbouring networks of 64 bits', () => {
    expect(clientOf('2001:db8:1:2::1')).not.toBe(clientOf('2001:db8:1:3::1'));
  });
});
