import { describe, expect, it } from 'vitest';
import { addressFlaw, isPublicIp, publicNetwork } from '#server/import/pictures/publicNetwork.ts';

describe('an IP address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450:400a:800::2003'])(
    '%s is public',
    (ip) => {
      expect(isPublicIp(ip)).toBe(true);
    },
  );

  it.each([
    ['this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::']],
    ['private networks', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd00:ec2::254']],
    ['the link, with the metadata of clouds', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fec0::1']],
    ['metadata at other addresses', ['168.63.129.16', '100.100.100.200', '192.0.0.192']],
    ['addresses shared by customers of a provider', ['100.64.0.1', '100.127.255.255']],
    ['groups', ['224.0.0.1', '239.255.255.255', 'ff02::1', '255.255.255.255']],
    ['documentation and tests', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1', '100::1']],
    ['the future', ['240.0.0.1', '4000::1']],
    ['IPv4 in IPv6', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1']],
    ['tunnels', ['2002:7f00:1::', '2001:0:53aa:64c::1', '192.88.99.1', '64:ff9b:1::1']],
    ['no address', ['', 'localhost', '127.1', '0x7f000001', '2130706433', '08.8.8.8']],
  ])('of %s is not public', (_, ips) => {
    for (const ip of ips) expect(isPublicIp(ip), ip).toBe(false);
  });
});

describe('the address of a picture', () => {
  const flaw = (address: string) => addressFlaw(new URL(address), publicNetwork);

  it.each([
    'https://dealer.example/1.jpg',
    'http://dealer.example:80/',
    'http://8.8.8.8/1.jpg',
    'https://[2606:4700::1]/',
  ])('%s may be fetched', (address) => {
    expect(flaw(address)).toBeUndefined();
  });

  it.each([
    ['http://127.0.0.1/', 'is not on the public internet'],
    // Browsers and HTTP clients interpret all of these hosts as 127.0.0.1.
    ['http://2130706433/', 'is not on the public internet'],
    ['http://0x7f.1/', 'is not on the public internet'],
    ['http://0177.0.0.1/', 'is not on the public internet'],
    ['http://１２７.0.0.1/', 'is not on the public internet'],
    ['http://[::1]/', 'is not on the public internet'],
    ['http://[::ffff:169.254.169.254]/', 'is not on the public internet'],
    ['https://dealer.example:8443/1.jpg', 'names port 8443: pictures come from ports 80 and 443 alone'],
    ['http://dealer.example:22/', 'names port 22: pictures come from ports 80 and 443 alone'],
    ['ftp://dealer.example/1.jpg', 'is not an address with http or https'],
    ['file:///etc/passwd', 'is not an address with http or https'],
    ['https://me:secret@dealer.example/', 'has a user name or a password in its address'],
  ])('%s may not: it %s', (address, expected) => {
    expect(flaw(address)).toBe(expected);
  });
});
