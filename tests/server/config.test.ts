import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configFrom, InvalidConfig } from '#server/config.ts';

describe('the configuration', () => {
  it('needs nothing: it has a default for everything', () => {
    expect(configFrom({})).toMatchObject({ port: 3000, dataDir: resolve('.data'), brand: 'allmend', demo: true });
    expect(configFrom({}).databaseUrl).toBeUndefined();
  });

  it('takes what the environment says, and an empty variable as none', () => {
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
    ['TRUSTED_PROXIES', '-1'],
  ])('refuses %s=%s, naming variable and value', (name, value) => {
    expect(() => configFrom({ [name]: value })).toThrow(InvalidConfig);
    expect(() => configFrom({ [name]: value })).toThrow(`${name}: `);
    expect(() => configFrom({ [name]: value })).toThrow(JSON.stringify(value));
  });

  it('refuses an address of a database that is none, and keeps its password to itself', () => {
    for (const value of ['mysql://ana:geheim@db/market', 'postgres://ana:geheim@:db:x/market']) {
      expect(() => configFrom({ DATABASE_URL: value })).toThrow('DATABASE_URL: must be postgres://');
      expect(() => configFrom({ DATABASE_URL: value })).not.toThrow('geheim');
    }
  });

  it('keeps the strict policy whatever NODE_ENV says', () => {
    expect(configFrom({ NODE_ENV: 'staging' }).production).toBe(true);
  });

  it('names every variable that is wrong, not the first alone', () => {
    expect(() => configFrom({ PORT: 'x', BRAND: 'y' })).toThrow(/PORT[\s\S]*BRAND|BRAND[\s\S]*PORT/);
  });
});
