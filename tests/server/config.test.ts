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
    ['RECORDING', '1'],
    ['TRUSTED_PROXIES', '-1'],
    ['PUBLIC_URL', 'allmend.example'],
    ['PUBLIC_URL', 'ftp://allmend.example'],
    ['PUBLIC_URL', 'https://allmend.example/market'],
    ['PUBLIC_URL', 'https://allmend.example?x'],
    ['PUBLIC_URL', 'https://ana@allmend.example'],
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

  it('records nothing unless it is told to', () => {
    expect(configFrom({}).recording).toBe(false);
    expect(configFrom({ RECORDING: 'off' }).recording).toBe(false);
    expect(configFrom({ RECORDING: 'on' }).recording).toBe(true);
  });

  it('keeps search in memory unless it is told to keep it in the rows of PostgreSQL', () => {
    expect(configFrom({}).search).toBe('memory');
    expect(configFrom({ SEARCH: 'sql', DATABASE_URL: 'postgres://db/market' }).search).toBe('sql');
    expect(() => configFrom({ SEARCH: 'sql' })).toThrow('SEARCH: sql needs PostgreSQL: set DATABASE_URL');
    expect(() => configFrom({ SEARCH: 'elastic' })).toThrow('SEARCH: ');
  });

  it('takes where visitors reach the market, as an origin without a slash', () => {
    expect(configFrom({ PUBLIC_URL: 'https://Allmend.Example/' }).publicUrl).toBe('https://allmend.example');
    expect(configFrom({ PUBLIC_URL: 'http://10.0.0.5:8080' }).publicUrl).toBe('http://10.0.0.5:8080');
    expect(configFrom({}).publicUrl).toBeUndefined();
  });

  it('takes a token for the figures that is hard to guess, and keeps a bad one to itself', () => {
    expect(configFrom({ METRICS_TOKEN: 'prometheus-of-ours' }).metricsToken).toBe('prometheus-of-ours');
    expect(() => configFrom({ METRICS_TOKEN: 'geheim' })).toThrow('METRICS_TOKEN: must have at least 16 characters');
    expect(() => configFrom({ METRICS_TOKEN: 'geheim' })).not.toThrow('geheim');
    expect(() => configFrom({ METRICS_TOKEN: 'sixteen characters' })).toThrow('without spaces');
  });

  it('keeps the strict policy whatever NODE_ENV says', () => {
    expect(configFrom({ NODE_ENV: 'staging' }).production).toBe(true);
  });

  it('names every variable that is wrong, not the first alone', () => {
    expect(() => configFrom({ PORT: 'x', BRAND: 'y' })).toThrow(/PORT[\s\S]*BRAND|BRAND[\s\S]*PORT/);
  });
});
