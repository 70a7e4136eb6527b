import { describe, expect, it } from 'vitest';
import { accountCases } from '#machines/account/lifecycle/accountCases.ts';
import { sharingCases } from '#machines/listing/sharingCases.ts';
import { jsonOf } from '#inspector/paths/formats/json.ts';
import { plain } from '#inspector/paths/charts/plain.ts';
import { InvalidPath, notedPaths } from '#inspector/paths/formats/replayable.ts';
import { walkedBy } from './walked.ts';

describe('paths as JSON', () => {
  it('contain their covered parts, and errors by their message', () => {
    const walked = walkedBy(sharingCases);
    const { machines, ...document } = JSON.parse(jsonOf([walked]));
    expect(document).toEqual({ format: 'allmend.paths', version: 1 });
    expect(machines).toHaveLength(1);
    const [{ paths, ...machine }] = machines;
    expect(machine).toEqual({
      id: 'sharing',
      kind: 'flow',
      description: 'Sharing the address of a listing.',
      criterion: 'covering all transitions',
      summary: {
        paths: 4,
        steps: 11,
        situations: 4,
        covered: {
          states: { covered: 4, total: 4 },
          transitions: { covered: 7, total: 7 },
          guards: { covered: 2, total: 2 },
          pairs: { covered: 6, total: 14 },
        },
      },
      unreached: [],
    });
    expect(paths).toHaveLength(4);
    expect(paths[1].steps[1]).toEqual({
      label: 'sharing failed (not allowed)',
      type: 'xstate.error.actor.sharing',
      case: 'not allowed',
      events: [
        {
          type: 'xstate.error.actor.sharing',
          actorId: 'sharing',
          error: expect.objectContaining({ message: expect.any(String) }),
        },
      ],
      refused: null,
      elapsed: 0,
      state: 'failed',
      transitions: ['sharing: sharing failed → failed'],
    });
  });

  it('can be walked again, together or individually', () => {
    const walked = walkedBy(accountCases);
    const read = notedPaths(JSON.parse(jsonOf([walked, walkedBy(sharingCases)])));
    expect(read).toHaveLength(walked.paths.length + 4);
    const [path] = walked.paths;
    const noted = {
      machine: 'account',
      beginning: 'start',
      start: path!.start,
      steps: path!.steps.map(({ label, state }) => ({ label, state })),
    };
    expect(read[0]).toEqual(noted);
    expect(notedPaths(JSON.parse(JSON.stringify(path)))).toEqual([noted]);
  });

  it('can be read from their labels alone', () => {
    expect(notedPaths({ machine: 'modal', beginning: 'start', steps: ['modal.opened'] })).toEqual([
      { machine: 'modal', beginning: 'start', start: null, steps: [{ label: 'modal.opened', state: null }] },
    ]);
  });

  it.each([
    [{ machine: 'modal', steps: [] }, /^beginning: /],
    [{ machine: 'modal', beginning: 'start', steps: [1] }, /^steps\.0: /],
    [{ format: 'allmend.paths', version: 2, machines: [] }, /^version: /],
    [[], /^the whole: /],
  ])('are refused with the invalid field: %j', (json, message) => {
    expect(() => notedPaths(json)).toThrow(InvalidPath);
    expect(() => notedPaths(json)).toThrow(message);
  });
});

describe('a value that JSON cannot represent', () => {
  it('has a replacement', () => {
    const own: Record<string, unknown> = {
      error: Object.assign(new Error('The line is dead'), { code: 503 }),
      at: new Date(0),
      never: new Date(Number.NaN),
      map: new Map([['a', 1]]),
      set: new Set([2n]),
      nan: Number.NaN,
      action: function act() {},
      nothing: undefined,
      list: [null, true],
    };
    own['self'] = own;
    expect(plain(own)).toEqual({
      error: { code: 503, message: 'The line is dead' },
      at: '1970-01-01T00:00:00.000Z',
      never: 'no date',
      map: [['a', 1]],
      set: ['2'],
      nan: 'NaN',
      action: 'function act',
      nothing: undefined,
      list: [null, true],
      self: 'itself again',
    });
  });

  it('is repeated when it occurs twice', () => {
    const one = { a: 1 };
    expect(plain([one, one])).toEqual([one, one]);
  });
});
