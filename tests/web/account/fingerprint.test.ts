import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { settled } from '#tests/drivers/web/settled.ts';

/** Reads the fingerprint with the flow of a newly opened document. */
async function takesFingerprint() {
  vi.resetModules();
  const { takeFingerprint } = await import('#web/account/fingerprint/fingerprintFlow.ts');
  return (signal = new AbortController().signal) => takeFingerprint(signal);
}

beforeEach(() => {
  delete window.dataLayer;
  delete window.seon;
});

afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

describe('the fingerprint that the market makes', () => {
  it('is computed locally from standard browser traits, and differs each time [ACCOUNT-36]', async () => {
    const take = await takesFingerprint();
    const [one, other] = [await take(), await take()];
    const traits = JSON.parse(atob(one!)) as Readonly<Record<string, unknown>>;
    expect(traits).toMatchObject({ version: 1, agent: navigator.userAgent, timeZone: expect.any(String) });
    expect(one).not.toBe(other);
    expect(document.scripts).toHaveLength(0);
  });
});

describe('the fingerprint of a service [ACCOUNT-36]', () => {
  const script = () => document.querySelector<HTMLScriptElement>('script[src="https://check.example/agent.js"]');
  const silent = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  function named() {
    const meta = Object.assign(document.createElement('meta'), {
      name: 'fingerprint-script',
      content: 'https://check.example/agent.js',
    });
    document.head.append(meta);
  }

  const seon = (more: Partial<NonNullable<Window['seon']>> = {}): NonNullable<Window['seon']> => ({
    config: ({ onSuccess }) => onSuccess('ready'),
    getBase64Session: (take) => take('c2Vzc2lvbg=='),
    ...more,
  });

  it('is the value of the service’s script, which is loaded once', async () => {
    named();
    const take = await takesFingerprint();
    const accepted = take();
    await settled(() => script() !== null);
    window.seon = seon();
    script()!.dispatchEvent(new Event('load'));
    expect(await accepted).toBe('c2Vzc2lvbg==');
    expect(await take()).toBe('c2Vzc2lvbg==');
    expect(document.scripts).toHaveLength(1);
  });

  it.each([
    ['does not come [ACCOUNT-38]', undefined, 'error', 'scriptFailed'],
    ['leaves nothing to be used', undefined, 'load', 'configFailed'],
    [
      'refuses its settings [ACCOUNT-40]',
      seon({ config: ({ onError }) => onError('No such session') }),
      'load',
      'configFailed',
    ],
  ] as const)('is null when the script %s, and the failure is logged and tracked', async (_, left, event, failure) => {
    const logged = silent();
    named();
    const accepted = (await takesFingerprint())();
    await settled(() => script() !== null);
    if (left) window.seon = left;
    script()!.dispatchEvent(new Event(event));
    expect(await accepted).toBeNull();
    expect(logged.mock.calls).toEqual([[`There is no fingerprint: ${failure}`]]);
    expect(window.dataLayer).toEqual([{ event: 'fingerprint_failed', reason: failure }]);
  });

  it('can be requested again after its script failed to load', async () => {
    silent();
    named();
    const take = await takesFingerprint();
    const first = take();
    await settled(() => script() !== null);
    script()!.dispatchEvent(new Event('error'));
    expect(await first).toBeNull();
    expect(script()).toBeNull();
    const second = take();
    await settled(() => script() !== null);
    window.seon = seon();
    script()!.dispatchEvent(new Event('load'));
    expect(await second).toBe('c2Vzc2lvbg==');
  });
});
