import { describe, expect, it } from 'vitest';
import { UsageError } from '#cli/command.ts';
import { nearest } from '#cli/paths/nearest.ts';
import { parsedArguments } from '#cli/paths/words.ts';

const words = (text: string) => text.split(' ').filter(Boolean);

describe('the words of npm run paths', () => {
  it('are parsed, with defaults for missing ones', () => {
    expect(parsedArguments(['modal'])).toMatchObject({
      machine: 'modal',
      cover: null,
      how: 'shortest',
      format: 'table',
      seed: null,
    });
    expect(
      parsedArguments(words('search --cover=guards --bound 300 --format json --output a/b.json --force')),
    ).toMatchObject({
      machine: 'search',
      cover: 'guards',
      bound: 300,
      format: 'json',
      output: 'a/b.json',
      force: true,
    });
    expect(parsedArguments(words('--how random --seed 0 --steps 5 modal'))).toMatchObject({
      how: 'random',
      seed: 0,
      steps: 5,
    });
    expect(parsedArguments(['search', '--beginning', 'by a link'])).toMatchObject({ beginning: 'by a link' });
    expect(parsedArguments(['-h'])).toMatchObject({ help: true });
  });

  it.each([
    ['modal --covr states', 'There is no option --covr; there are --cover, --how,', 'Did you mean --cover?'],
    ['modal -x', 'There is no option -x;'],
    [
      'modal --cover transition',
      '--cover is one of states, transitions, guards, pairs, not "transition". Did you mean transitions?',
    ],
    ['modal --cover', '--cover takes one of states, transitions, guards, pairs; none is there'],
    ['modal --from --to closed', '--from takes a STATE; none is there'],
    ['modal --force=yes', '--force takes no value; it is "yes"'],
    ['modal --bound 0', '--bound is a whole number from 1 on, not "0"'],
    ['modal --how random --seed 1.5', '--seed is a whole number from 0 on, not "1.5"'],
    ['modal --how random --steps ten', '--steps is a whole number from 1 on, not "ten"'],
    ['modal --bound 5 --bound 6', '--bound is there twice'],
    ['modal pairs', 'One machine at a time: modal is one, pairs is too much.', 'npm run paths -- modal …'],
    ['--cover states', 'Of which machine? Name one, or say --all.'],
    ['modal --all', '--all is every machine'],
    ['modal --seed 3', '--seed and --steps are of a random walk: add --how random'],
    ['modal --from closed', '--from needs --to'],
    ['modal --how random --to closed', '--to is for --how shortest or simple'],
    ['modal --to closed --cover states', '--to asks for the way to one state'],
    ['--all --to closed', '--to, --from and --beginning are of one machine'],
    ['--all --format vitest', 'With --all this format makes a file for each machine'],
    ['modal --force', '--force is for --output'],
    ['modal --check --format json', '--check goes with --all, --bound and --beginning only'],
    ['--replay a.json --bound 3', '--replay goes with no other option'],
    ['modal --replay a.json', '--replay needs no machine'],
  ])('%s: is refused in one line that lists the valid ones', (text, ...reported) => {
    const asking = () => parsedArguments(words(text));
    expect(asking).toThrow(UsageError);
    for (const part of reported) expect(asking).toThrow(part);
    expect(asking).not.toThrow(/\n/);
  });
});

describe('the nearest word', () => {
  it('is the one with the fewest other letters, if it is near at all', () => {
    const ids = ['search', 'sharing', 'modal', 'listing', 'listingPage'];
    expect(['serch', 'saerch', 'SEARCH', 'Listing', 'model', 'listingpag'].map((word) => nearest(word, ids))).toEqual([
      'search',
      'search',
      'search',
      'listing',
      'modal',
      'listingPage',
    ]);
    // Neighbours that have changed places are one change, of two letters as well.
    expect(nearest('ba', ['ab'])).toBe('ab');
    expect(['kettle', 'x', ''].map((word) => nearest(word, ids))).toEqual([undefined, undefined, undefined]);
  });
});
