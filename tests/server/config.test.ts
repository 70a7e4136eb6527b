import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configFrom, InvalidConfig } from '#server/config.ts';
import { bucketOf } from '#server/configAddresses.ts';

describe('the configuration', () => {
  it('needs nothing: it has a default for everything', () => {
    expect(configFrom({})).toMatchObject({ port: 3000, dataDir: resolve('.data'), brand: 'allmend', demo: true });
    expect(configFrom({}).databaseUrl).toBeUndefined();
  });

  it('takes the values of the environment, and treats an empty variable as unset', () => {
    const config = configFrom({ PORT: '8080', DATA_DIR: '/srv/market', BRAND: 'murmel', DEMO: '0', LOG_LEVEL: '' });
    expect(config).toMatchObject({
      port: 8080,
      dataDir: '/srv/market',
      brand: 'murmel',
      demo: false,
      logLevel: 'info',
    });
    expect(configFrom({ DATABASE_URL: 'postgres://ana@db:5432/market' }).databaseUrl).toBe(
      'postgres://ana@db:5432/market',
    );
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', 'web'],
    ['BRAND', 'marmot'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['INSPECTOR', '1'],
    ['RECORDING', '1'],
    ['RECORDING', 'searches'],
    ['RECORDING', 'listing'],
    ['FINGERPRINT_SCRIPT', 'http://check.example/agent.js'],
    ['FINGERPRINT_SCRIPT', 'agent.js'],
    ['FINGERPRINT_HOSTS', 'http://check.example'],
    ['FINGERPRINT_HOSTS', 'check.example'],
    ['FINGERPRINT_HOSTS', 'https://check.example/agent.js'],
    ['FINGERPRINT_HOSTS', "https://check.example; script-src 'unsafe-inline'"],
    ['FINGERPRINT_HOSTS', "https://check.example 'unsafe-inline'"],
    ['FINGERPRINT_HOSTS', 'https://check.example,https://calls.example'],
    ['FINGERPRINT_HOSTS', 'https://*'],
    ['FINGERPRINT_HOSTS', 'https://*.example'],
    ['FINGERPRINT_HOSTS', 'https://calls.*.example'],
    ['FINGERPRINT_HOSTS', '*'],
    ['TRUSTED_PROXIES', '-1'],
    ['PUBLIC_URL', 'allmend.example'],
    ['PUBLIC_URL', 'ftp://allmend.example'],
    ['PUBLIC_URL', 'https://allmend.example/market'],
    ['PUBLIC_URL', 'https://allmend.example?x'],
    ['PUBLIC_URL', 'https://ana@allmend.example'],
    ['MAIL_FROM', 'allmend'],
    ['MAIL_FROM', 'hello@allmend.example, other@allmend.example'],
    ['MAIL_FROM', 'Allmend <hello@allmend.example'],
    ['MAIL_FROM', 'Allmend\r\nBcc: all@x.example <hello@allmend.example>'],
    ['SUPPORT_EMAIL', 'support'],
    ['SUPPORT_EMAIL', 'Support <help@allmend.example>'],
    ['SUPPORT_EMAIL', 'a@allmend.example,b@allmend.example'],
    ['MAILBOX', '1'],
  ])('refuses %s=%s, naming variable and value', (name, value) => {
    expect(() => configFrom({ [name]: value })).toThrow(InvalidConfig);
    expect(() => configFrom({ [name]: value })).toThrow(`${name}: `);
    expect(() => configFrom({ [name]: value })).toThrow(JSON.stringify(value));
  });

  it('refuses an invalid address of a database, and does not reveal its password', () => {
    for (const value of ['mysql://ana:geheim@db/market', 'postgres://ana:geheim@:db:x/market']) {
      expect(() => configFrom({ DATABASE_URL: value })).toThrow('DATABASE_URL: must be postgres://');
      expect(() => configFrom({ DATABASE_URL: value })).not.toThrow('geheim');
    }
  });

  it('refuses an sslmode that the client of PostgreSQL does not support', () => {
    const withMode = (mode: string) => configFrom({ DATABASE_URL: `postgres://ana:geheim@db/market?sslmode=${mode}` });
    expect(withMode('require').databaseUrl).toMatch(/sslmode=require$/);
    for (const mode of ['bogus', '', 'Require', 'require&sslmode=bogus']) {
      expect(() => withMode(mode)).toThrow(/^DATABASE_URL: has an unknown sslmode: use one of disable, .*verify-full$/);
    }
  });

  it('records nothing by default', () => {
    expect(configFrom({}).recording).toBe(false);
    expect(configFrom({ RECORDING: 'off' }).recording).toBe(false);
    expect(configFrom({ RECORDING: 'on' }).recording).toBe(true);
    expect(configFrom({ RECORDING: 'search' }).recording).toBe('search');
  });

  it('stores search in memory by default, and on request in the rows of PostgreSQL', () => {
    expect(configFrom({}).search).toBe('memory');
    expect(configFrom({ SEARCH: 'sql', DATABASE_URL: 'postgres://db/market' }).search).toBe('sql');
    expect(() => configFrom({ SEARCH: 'sql' })).toThrow('SEARCH: sql needs PostgreSQL: set DATABASE_URL');
    expect(() => configFrom({ SEARCH: 'elastic' })).toThrow('SEARCH: ');
  });

  it('takes the public address of the market, as an origin without a slash', () => {
    expect(configFrom({ PUBLIC_URL: 'https://Allmend.Example/' }).publicUrl).toBe('https://allmend.example');
    expect(configFrom({ PUBLIC_URL: 'http://10.0.0.5:8080' }).publicUrl).toBe('http://10.0.0.5:8080');
    expect(configFrom({}).publicUrl).toBeUndefined();
  });

  it('requires a token for the figures that is hard to guess, and does not reveal a bad one', () => {
    expect(configFrom({ METRICS_TOKEN: 'prometheus-of-ours' }).metricsToken).toBe('prometheus-of-ours');
    expect(() => configFrom({ METRICS_TOKEN: 'geheim' })).toThrow('METRICS_TOKEN: must have at least 16 characters');
    expect(() => configFrom({ METRICS_TOKEN: 'geheim' })).not.toThrow('geheim');
    expect(() => configFrom({ METRICS_TOKEN: 'sixteen characters' })).toThrow('without spaces');
  });

  it('takes the hosts of an optional script that fingerprints browsers', () => {
    const FINGERPRINT_SCRIPT = 'https://check.example/agent.js';
    const FINGERPRINT_HOSTS = ' https://Calls.example:8443  https://*.calls.example ';
    expect(configFrom({ FINGERPRINT_SCRIPT }).fingerprintHosts).toBeUndefined();
    expect(configFrom({ FINGERPRINT_SCRIPT, FINGERPRINT_HOSTS }).fingerprintHosts).toEqual([
      'https://calls.example:8443',
      'https://*.calls.example',
    ]);
    expect(() => configFrom({ FINGERPRINT_HOSTS })).toThrow('FINGERPRINT_HOSTS: are those of a script');
  });

  it('takes the address of the support, and has none by default', () => {
    expect(configFrom({ SUPPORT_EMAIL: 'help@market.example' }).supportEmail).toBe('help@market.example');
    expect(configFrom({}).supportEmail).toBeUndefined();
  });

  it("takes a mail server and the sender's address of mails", () => {
    const env = { SMTP_URL: 'smtps://ana:geheim@mail.example', MAIL_FROM: 'Allmend <hello@allmend.example>' };
    expect(configFrom(env)).toMatchObject({ smtpUrl: env.SMTP_URL, mailFrom: env.MAIL_FROM });
    expect(configFrom({ ...env, MAIL_FROM: 'hello@allmend.example' }).mailFrom).toBe('hello@allmend.example');
    expect(configFrom({ SMTP_URL: 'smtp://[::1]:2525/', MAIL_FROM: 'a@b.ch' }).smtpUrl).toBe('smtp://[::1]:2525/');
  });

  it('refuses an invalid mail server, and does not reveal its password', () => {
    const wrong = [
      'mail.example',
      'https://ana:geheim@mail.example',
      'smtp://',
      'smtp://ana@mail.example',
      'smtp://ana:geheim@mail.example/box',
      'smtp://ana:geheim@mail.example?tls.rejectUnauthorized=false',
    ];
    for (const SMTP_URL of wrong) {
      const read = () => configFrom({ SMTP_URL, MAIL_FROM: 'hello@allmend.example' });
      expect(read).toThrow('SMTP_URL: must be smtp:// or smtps:// and a host');
      expect(read).not.toThrow('geheim');
    }
  });

  it('takes a bucket for photos, with its credentials', () => {
    const url = 'https://key:se%2Fcret@s3.example/photos?region=eu-central-1';
    expect(configFrom({ PHOTOS_URL: url }).photosUrl).toBe(url);
    expect(bucketOf(url)).toEqual({
      address: 'https://s3.example/photos',
      accessKey: 'key',
      secretKey: 'se/cret',
      region: 'eu-central-1',
    });
    expect(bucketOf('http://key:secret@127.0.0.1:9000/photos/allmend/')).toEqual({
      address: 'http://127.0.0.1:9000/photos/allmend',
      accessKey: 'key',
      secretKey: 'secret',
      region: 'us-east-1',
    });
    expect(configFrom({}).photosUrl).toBeUndefined();
  });

  it('refuses an invalid bucket, and does not reveal its secret', () => {
    const wrong = [
      's3.example/photos',
      's3://key:geheim@photos',
      'https://s3.example/photos',
      'https://key@s3.example/photos',
      'https://key:geheim@s3.example',
      'https://key:geheim@s3.example/photos of ads',
      'https://key:geheim@s3.example/photos?Region=eu',
      'https://key:geheim@s3.example/photos?region=eu&region=us',
      'https://key:geheim@s3.example/photos?region=EU/1',
      'https://key:geheim@s3.example/photos#there',
      'https://key:geheim%E0%A4@s3.example/photos',
    ];
    for (const PHOTOS_URL of wrong) {
      const read = () => configFrom({ PHOTOS_URL });
      expect(read, PHOTOS_URL).toThrow('PHOTOS_URL: must be https:// (or http://), key:secret@, a host and a bucket');
      expect(read).not.toThrow('geheim');
    }
  });

  it("requires a sender's address for a mail server", () => {
    expect(() => configFrom({ SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM: is needed where SMTP_URL is set');
  });

  it('holds mails back without a mail server, and shows them only on request', () => {
    expect(configFrom({ BRAND: 'murmel' })).toMatchObject({
      mailFrom: 'murmel <noreply@murmel.example>',
      mailbox: false,
    });
    expect(configFrom({}).smtpUrl).toBeUndefined();
    expect(configFrom({ MAILBOX: 'on' }).mailbox).toBe(true);
    const both = { MAILBOX: 'on', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@allmend.example' };
    expect(() => configFrom(both)).toThrow('MAILBOX: on shows the local mailbox');
  });

  it('has no inspector by default', () => {
    expect(configFrom({}).inspector).toBeUndefined();
    expect(configFrom({ INSPECTOR: 'off', INSPECTOR_TOKEN: 'x'.repeat(32) }).inspector).toBeUndefined();
    expect(configFrom({ INSPECTOR: 'on' }).inspector).toEqual({});
  });

  it('refuses an inspector in production without a long token, and says how to give one', () => {
    for (const env of [
      { NODE_ENV: 'production' },
      { NODE_ENV: 'production', ALLMEND_NODE_ENV: 'production' },
      { PUBLIC_URL: 'https://allmend.example' },
      { PUBLIC_URL: 'http://allmend.example', NODE_ENV: 'production', ALLMEND_NODE_ENV: 'none' },
    ]) {
      expect(() => configFrom({ INSPECTOR: 'on', ...env })).toThrow(/INSPECTOR: on shows .* needs INSPECTOR_TOKEN/);
      expect(() => configFrom({ INSPECTOR: 'on', INSPECTOR_TOKEN: 'geheim'.repeat(5), ...env })).toThrow(
        'INSPECTOR_TOKEN: must have at least 32 characters',
      );
      expect(() => configFrom({ INSPECTOR: 'on', INSPECTOR_TOKEN: 'geheim', ...env })).not.toThrow('geheim');
      const token = 'x'.repeat(32);
      expect(configFrom({ INSPECTOR: 'on', INSPECTOR_TOKEN: token, ...env }).inspector).toEqual({ token });
    }
  });

  it('has the inspector after npm start on a developer’s computer, which needs no token', () => {
    const started = { INSPECTOR: 'on', NODE_ENV: 'production', ALLMEND_NODE_ENV: 'none' };
    for (const env of [{}, { PUBLIC_URL: 'http://localhost:3000' }, { PUBLIC_URL: 'http://127.0.0.1:3000' }])
      expect(configFrom({ ...started, ...env }).inspector).toEqual({});
  });

  it('has the strict policy whatever NODE_ENV is', () => {
    expect(configFrom({ NODE_ENV: 'staging' }).production).toBe(true);
  });

  it('names every invalid variable, not only the first', () => {
    expect(() => configFrom({ PORT: 'x', BRAND: 'y' })).toThrow(/PORT[\s\S]*BRAND|BRAND[\s\S]*PORT/);
  });
});
