import { describe, expect, it } from 'vitest';
import { InvalidRecording, readRecording } from '#inspector/recorder/recording.ts';
import { fileNameOf, missingIn } from '#inspector/recorder/recordingFile.ts';

const actor = {
  machine: 'search',
  session: 'x:0',
  address: '/de/li',
  input: { filter: {} },
  began: 10,
  events: [{ at: 20, event: { type: 'page.changed', page: 2 }, state: 'updated' }],
};
const recording = {
  format: 'allmend.recording',
  version: 1,
  address: '/de/li',
  brand: 'allmend',
  recorded: '2026-07-31T12:00:00.000Z',
  actors: [actor, { ...actor, session: 'x:1', input: undefined, events: [] }],
  leftOut: { 'menu.moved': 3 },
};
const read = (value: unknown) => readRecording(JSON.stringify(value));

describe('a recording that is read', () => {
  it('is read back as it was written', () => {
    expect(read(recording)).toEqual(JSON.parse(JSON.stringify(recording)));
  });

  it('can contain language, width, the only recorded flow, and missing parts', () => {
    const [event] = actor.events;
    const whole = {
      ...recording,
      language: 'fr',
      width: 390,
      flow: 'search',
      actors: [{ ...actor, partial: true, width: 820, events: [{ ...event, partial: true }] }],
    };
    expect(read(whole)).toEqual(whole);
  });

  const [event] = actor.events;
  const wrong: [what: string, value: unknown, says: string][] = [
    ['a list', [], 'the recording: must be one value, not several (it is [])'],
    ['a text', 'journal', 'the recording: must be a set of named values (it is "journal")'],
    ['another format', { ...recording, format: 'har' }, 'format: must be allmend.recording (it is "har")'],
    ['a version of the future', { ...recording, version: 2 }, 'version: must be 1 (it is 2)'],
    ['a whole address', { ...recording, address: 'http://a.ch/de' }, 'address: must be a path, such as /de/li'],
    ['a time in words', { ...recording, recorded: 'today' }, 'recorded: must be a time (2026-07-31T12:00:00Z)'],
    ['no brand', { ...recording, brand: undefined }, 'brand: is missing (it is absent)'],
    ['a session twice', { ...recording, actors: [actor, actor] }, 'actors: must not name a session twice'],
    [
      'a time before the beginning',
      { ...recording, actors: [{ ...actor, events: [{ ...event, at: -5 }] }] },
      'actors.0.events.0.at: must be at least 0 (it is -5)',
    ],
    [
      'an event without a type',
      { ...recording, actors: [{ ...actor, events: [{ ...event, event: { page: 2 } }] }] },
      'actors.0.events.0.event.type: is missing (it is absent)',
    ],
    ['an unknown language', { ...recording, language: 'rm' }, 'language: must be de, fr, it or en (it is "rm")'],
    ['no width', { ...recording, width: 0 }, 'width: must be at least 1 (it is 0)'],
    ['a count of nothing', { ...recording, leftOut: { a: 0 } }, 'leftOut.a: must be at least 1 (it is 0)'],
  ];
  it.each(wrong)('is refused with %s, and why', (_, value, says) => {
    expect(() => read(value)).toThrow(InvalidRecording);
    expect(() => read(value)).toThrow(says);
  });

  it('is refused with all that is wrong, a line each', () => {
    expect(() => read({ ...recording, version: 0, brand: 1 })).toThrow(
      'version: must be 1 (it is 0)\nbrand: must be text (it is 1)',
    );
  });

  it('is refused when it is no JSON', () => {
    expect(() => readRecording('<html>')).toThrow('the recording: must be JSON (it is "<html>")');
  });
});

describe('the file of a recording', () => {
  const day = new Date('2026-07-31T12:00:00Z');
  const named = (address: string, ...actors: object[]) =>
    fileNameOf({ address, actors, language: 'de', width: 390 } as never, day);

  it('is named after the machine when only one had events', () => {
    expect(named('/de/li', actor, { machine: 'clock', events: [] }, actor)).toBe(
      'search-de-390-2026-07-31.recording.json',
    );
  });

  it('is called after the flow that was chosen', () => {
    expect(fileNameOf({ address: '/de/li', actors: [], flow: 'search', language: 'de', width: 390 }, day)).toBe(
      'search-de-390-2026-07-31.recording.json',
    );
  });

  it('is named after the page when several had events', () => {
    const clock = { ...actor, machine: 'clock' };
    expect(named('/de/li?q=velo', actor, clock)).toBe('de-li-390-2026-07-31.recording.json');
    expect(named('/fr/vi/v%C3%A9lo/12')).toBe('fr-vi-v-C3-A9lo-12-390-2026-07-31.recording.json');
    expect(fileNameOf({ address: '/de/li', actors: [], flow: 'search' }, day)).toBe('search-2026-07-31.recording.json');
    expect(named('/')).toBe('page-390-2026-07-31.recording.json');
  });

  it('names the missing parts', () => {
    expect(missingIn({ leftOut: { 'a.b': 2, 'c.d': 1 } })).toBe('Left out: a.b (2), c.d (1).');
    expect(missingIn({ leftOut: {} })).toBe('');
  });
});
