import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropUnsentMessages, storeText, unsentMessage } from '#web/account/unsentMessage.ts';

const nothing = { text: '', awaitsLogin: false };
const waiting = { text: 'Is it still there?', awaitsLogin: true, key: 'key1' };
const typed = { text: 'Is it', awaitsLogin: false };

describe('the unsent text to a seller', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    vi.useRealTimers();
  });

  it('belongs to its tab until it waits for a login', () => {
    storeText('bike', typed);
    expect(localStorage).toHaveLength(0);
    storeText('bike', waiting);
    sessionStorage.clear();
    expect(unsentMessage('bike')).toEqual(waiting);
    expect(unsentMessage('lamp')).toEqual(nothing);
  });

  it('is removed once it is sent or emptied', () => {
    storeText('bike', waiting);
    storeText('bike', { ...waiting, text: '' });
    expect([unsentMessage('bike'), localStorage.length, sessionStorage.length]).toEqual([nothing, 0, 0]);
  });

  it('waits for three days, counted from the first press of Send', () => {
    vi.useFakeTimers({ now: 0 });
    storeText('bike', waiting);
    vi.setSystemTime(2 * 24 * 60 * 60 * 1000);
    storeText('bike', { ...waiting, text: 'Still there?' });
    expect(unsentMessage('bike').text).toBe('Still there?');
    vi.setSystemTime(3 * 24 * 60 * 60 * 1000);
    expect(unsentMessage('bike')).toEqual(nothing);
  });

  it('is of ten listings at most, the newest', () => {
    for (let index = 0; index < 11; index += 1) storeText(`listing-${index}`, waiting);
    expect([unsentMessage('listing-0'), unsentMessage('listing-1'), unsentMessage('listing-10')]).toEqual([
      nothing,
      waiting,
      waiting,
    ]);
  });

  it('is gone with a logout', () => {
    storeText('bike', waiting);
    storeText('lamp', typed);
    sessionStorage.setItem('other', '1');
    dropUnsentMessages();
    expect([unsentMessage('bike'), unsentMessage('lamp'), sessionStorage.getItem('other')]).toEqual([
      nothing,
      nothing,
      '1',
    ]);
  });

  it('is dropped in the other tabs too at a logout', () => {
    storeText('bike', typed);
    window.dispatchEvent(new StorageEvent('storage', { key: 'allmend_contact_dropped', newValue: '1' }));
    expect(unsentMessage('bike')).toEqual(nothing);
  });

  it.each(['[', 'null', '1', '{"bike":1}', '{"bike":{"text":1,"since":1}}', '{"bike":null}'])(
    'is empty when the storage contains %j',
    (stored) => {
      localStorage.setItem('allmend_contact', stored);
      expect(unsentMessage('bike')).toEqual(nothing);
    },
  );
});
