import { beforeEach, describe, expect, it } from 'vitest';
import { type Entry, journalIn, mostCharacters } from '#inspector/recorder/journal.ts';
import { opening } from './recorderDriver.ts';

beforeEach(() => sessionStorage.clear());

const entry = (type: string): Entry => ({ kind: 'leftOut', type });

describe('the journal of a tab', () => {
  it('is found by the next document, with its own opening', () => {
    const first = journalIn(sessionStorage, opening);
    expect(first.append(entry('a'))).toBe(true);
    expect(first.append(entry('b'))).toBe(true);
    const second = journalIn(sessionStorage, { ...opening, address: '/fr/vi/1' });
    expect(second.opening).toEqual(opening);
    expect(second.entries).toEqual([entry('a'), entry('b')]);
    second.append(entry('c'));
    expect(journalIn(sessionStorage, opening).entries).toHaveLength(3);
  });

  it('can start over, and leaves other entries of the storage alone', () => {
    sessionStorage.setItem('scroll', '12');
    const journal = journalIn(sessionStorage, opening);
    journal.append(entry('a'));
    journal.startOver({ ...opening, address: '/it' });
    journal.append(entry('b'));
    expect(journalIn(sessionStorage, opening)).toMatchObject({ opening: { address: '/it' }, entries: [entry('b')] });
    expect(sessionStorage.getItem('scroll')).toBe('12');
  });

  it.each(['<html>', '{"kind":"dreamt"}', 'null'])('starts over when its stored value is %s', (text) => {
    const journal = journalIn(sessionStorage, opening);
    journal.append(entry('a'));
    journal.append(entry('b'));
    const key = Object.keys(sessionStorage).find((name) => sessionStorage.getItem(name)!.includes('"a"'))!;
    sessionStorage.setItem(key, text);
    expect(journalIn(sessionStorage, { ...opening, address: '/it' })).toMatchObject({
      opening: { address: '/it' },
      entries: [],
    });
    expect(Object.keys(sessionStorage)).toHaveLength(1);
  });

  it('is limited in size, across documents', () => {
    const size = JSON.stringify(opening).length + 2 * JSON.stringify(entry('a')).length;
    const journal = journalIn(sessionStorage, opening, size);
    expect(['a', 'b', 'c'].map((type) => journal.append(entry(type)))).toEqual([true, true, false]);
    expect(journalIn(sessionStorage, opening, size).append(entry('d'))).toBe(false);
    expect(journal.entries).toEqual([entry('a'), entry('b')]);
    journal.startOver(opening);
    expect(journal.append(entry('e'))).toBe(true);
  });

  it('refuses an entry when the browser’s storage is full', () => {
    const journal = journalIn(sessionStorage, opening, Number.POSITIVE_INFINITY);
    expect(journal.append(entry('a'.repeat(2 * mostCharacters)))).toBe(false);
    expect(journal.append(entry('a'))).toBe(true);
    expect(journal.entries).toHaveLength(1);
  });
});
