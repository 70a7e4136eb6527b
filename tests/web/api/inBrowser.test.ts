import { afterEach, describe, expect, it, vi } from 'vitest';
import { inBrowser } from '#web/api/inBrowser.ts';
import { CallFailed } from '#web/api/callFailed.ts';
import { appStatus } from '#web/api/appStatus.ts';
import { storeLanguage } from '#web/browser/cookies.ts';
import { countReloads } from '#tests/drivers/web/reloads.ts';

function cookiesOf(document: Document): Record<string, string> {
  return Object.fromEntries(
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=') as [string, string]),
  );
}

afterEach(() => {
  for (const name of Object.keys(cookiesOf(document))) document.cookie = `${name}=; path=/; max-age=0`;
  vi.restoreAllMocks();
});

describe('a server with too much to do [API-21]', () => {
  it('has the page loaded again once in 10 minutes', () => {
    const reloads = countReloads();
    const written = vi.spyOn(document, 'cookie', 'set');
    inBrowser.serverOverloaded();
    inBrowser.serverOverloaded();
    expect(reloads()).toBe(1);
    expect(written).toHaveBeenCalledExactlyOnceWith('allmend_retry=1; path=/; max-age=600; samesite=lax');

    document.cookie = 'allmend_retry=; path=/; max-age=0';
    inBrowser.serverOverloaded();
    expect(reloads()).toBe(2);
  });

  it('reloads no page when the browser stores no cookies', () => {
    const reloads = countReloads();
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    inBrowser.serverOverloaded();
    expect(reloads()).toBe(0);
  });
});

it('returns the cookies of the document', () => {
  document.cookie = 'allmend_csrf=a=b; path=/';
  document.cookie = 'other=1; path=/';
  expect(inBrowser.cookie('allmend_csrf')).toBe('a=b');
  expect(inBrowser.cookie('allmend')).toBeUndefined();
});

it('logs the server’s faults in the console [API-22]', () => {
  const noted = vi.spyOn(console, 'error').mockReturnValue();
  const failed = new CallFailed('GET /api/v10/list.json', 500, { parameters: [], fields: [] });
  inBrowser.log(failed);
  expect(noted).toHaveBeenCalledExactlyOnceWith(failed);
});

it('marks the app as failed, until a call is answered [API-26]', () => {
  appStatus.start();
  inBrowser.callFailed(new CallFailed('GET /x', 500, { code: 'api.fault', parameters: [], fields: [] }));
  expect(appStatus.getSnapshot().hasTag('failed')).toBe(true);
  expect(appStatus.getSnapshot().context.code).toBe('api.fault');
  inBrowser.callSucceeded();
  expect(appStatus.getSnapshot().hasTag('failed')).toBe(false);
});

it('uses the language of the current page [API-14]', () => {
  storeLanguage('fr');
  expect(inBrowser.cookie('allmend_lang')).toBe('fr');
  for (const turned of ['focus', 'pageshow']) {
    document.cookie = 'allmend_lang=it; path=/';
    window.dispatchEvent(new Event(turned));
    expect(inBrowser.cookie('allmend_lang')).toBe('fr');
  }
});
