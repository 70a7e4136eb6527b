import { describe, expect, it } from 'vitest';
import { accountCases } from '#machines/account/lifecycle/accountCases.ts';
import { sharingCases } from '#machines/listing/sharingCases.ts';
import { tableOf } from '#inspector/paths/formats/table.ts';
import { counted, duration } from '#inspector/paths/formats/walked.ts';
import { kettleCases } from '../kettle.ts';
import { walkedBy } from './walked.ts';

describe('a table of paths', () => {
  it('describes each path step by step: event and case, state, transition', () => {
    const table = tableOf(walkedBy(sharingCases), 120);
    expect(table).toContain('sharing (flow). Sharing the address of a listing.\n\n4 paths covering all transitions');
    expect(table).toContain(`path 3: begins in idle
step  event (case)                state after  transition
   1  share.pressed               sharing      idle: share.pressed → sharing
   2  sharing done (copied)       copied       sharing: sharing done [isCopied] → copied
   3  after untilRead, 4 s later  idle         copied: after untilRead → idle`);
  });

  it('shows delays without an event, and that a path may be empty', () => {
    const { walkable, ...walked } = walkedBy(kettleCases, 'guards');
    const table = tableOf({ walkable, ...walked }, 100);
    expect(table).toMatch(/switch\.pressed +whole\.lid\.closed\+plate\.off +none: it passes/);
    const nothing = walked.paths.map((path) => ({ ...path, steps: [] }));
    expect(tableOf({ walkable, ...walked, paths: nothing }, 100)).toContain(
      'path 1: begins in whole.lid.closed+plate.off, and nothing more has to happen',
    );
  });

  it('shows the facts of a lifecycle’s commands, refusals, and commands without a fact', () => {
    const walked = walkedBy(accountCases, 'pairs');
    const [path] = walked.paths;
    const [step] = path!.steps;
    const refused = { ...step!, transitions: [], refused: 'account.unknown' };
    const silent = { ...step!, transitions: [], refused: null };
    const table = tableOf({ ...walked, paths: [{ ...path!, steps: [step!, refused, silent] }] }, 100);
    expect(table).toContain('unknown: account.registered → unverified');
    expect(table).toContain('refused: account.unknown');
    expect(table).toMatch(/ {2}no fact$/);
    expect(table).not.toContain('later');
  });
});

describe('numbers', () => {
  it('are formatted in plain language', () => {
    expect([counted(1, 'path'), counted(2, 'path'), counted(0, 'path')]).toEqual(['1 path', '2 paths', '0 paths']);
    expect([300, 4_000, 1_540, 60_000, 120_000, 90_000].map(duration)).toEqual([
      '300 ms',
      '4 s',
      '1.5 s',
      '1 min',
      '2 min',
      '90 s',
    ]);
  });
});
