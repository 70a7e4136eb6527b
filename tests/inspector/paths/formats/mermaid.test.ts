import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { modalCases } from '#machines/ui/modalCases.ts';
import { mermaidOf } from '#inspector/paths/formats/mermaid.ts';
import { kettleCases } from '../kettle.ts';
import { diagramIn } from './mermaidDiagram.ts';
import { plainCases, walkedBy } from './walked.ts';

// The expected texts were also drawn by Mermaid 11, which is not a dependency of the project.

describe('a diagram for Mermaid', () => {
  it('draws states in states, and each transition in the innermost that holds both ends', () => {
    const { states, edges } = diagramIn(mermaidOf(walkedBy(modalCases)));
    expect([...states]).toEqual([
      ['modal_closed', { name: 'closed', within: null }],
      ['modal_open', { name: 'open', within: null }],
      ...['loading', 'shown', 'failed'].map((name) => [`modal_open_${name}`, { name, within: 'modal_open' }]),
    ]);
    expect(edges.map(({ from, to, label, within }) => [from, to, label, within])).toEqual([
      ['[*]', 'modal_closed', '', null],
      ['[*]', 'modal_open_loading', '', 'modal_open'],
      ['modal_open_loading', 'modal_open_shown', '✓ loading done', 'modal_open'],
      ['modal_open_loading', 'modal_open_failed', '✓ loading failed', 'modal_open'],
      ['modal_open_failed', 'modal_open_loading', '✓ loading.retried', 'modal_open'],
      ['modal_closed', 'modal_open_shown', '✓ modal.opened [hasContent]', null],
      ['modal_closed', 'modal_open', '✓ modal.opened', null],
      ['modal_open', 'modal_closed', '✓ modal.closed', null],
    ]);
  });

  it('draws regions one below the other, final states with their end, and internal transitions at their state', () => {
    const { regions, edges, states } = diagramIn(mermaidOf(walkedBy(kettleCases)));
    expect([...regions]).toEqual([['kettle_whole', 2]]);
    expect(states.get('kettle_whole_plate_hot_silent')?.within).toBe('kettle_whole_plate_hot');
    expect(edges).toContainEqual({ from: 'kettle_broken', to: '[*]', label: '', within: null });
    expect(edges).toContainEqual({
      from: 'kettle_whole_lid_open',
      to: 'kettle_whole_lid_open',
      label: '✓ water.poured [hasRoom] (stays)',
      within: 'kettle_whole_lid',
    });
  });

  it('marks the parts that the paths cover, and the others', () => {
    const walked = walkedBy(modalCases);
    const { edges, entered } = diagramIn(
      mermaidOf({ ...walked, paths: walked.paths.map((path) => ({ ...path, steps: path.steps.slice(0, 1) })) }),
    );
    const labels = edges.map(({ label }) => label).filter(Boolean);
    expect(labels.filter((label) => label.startsWith('✓'))).toEqual(['✓ modal.opened']);
    expect(labels.filter((label) => label.startsWith('✗'))).toHaveLength(5);
    expect(entered).toEqual(['modal_closed', 'modal_open', 'modal_open_loading']);
  });

  it('draws history with its default target, and regions of the machine itself', () => {
    const player = createMachine({
      id: 'player',
      type: 'parallel',
      on: { 'power.cut': '.sound.muted' },
      states: {
        tape: {
          initial: 'stopped',
          states: {
            stopped: { on: { 'play.pressed': 'running.last' } },
            running: {
              initial: 'slow',
              on: { 'stop.pressed': 'stopped' },
              states: {
                slow: { on: { 'speed.pressed': 'fast' } },
                fast: {},
                last: { type: 'history', history: 'deep', target: 'slow' },
                usual: { type: 'history' },
              },
            },
          },
        },
        sound: { initial: 'loud', states: { loud: { on: { 'sound.pressed': 'muted' } }, muted: {} } },
      },
    });
    const { states, edges, regions } = diagramIn(mermaidOf(walkedBy(plainCases(player))));
    expect([...regions]).toEqual([['player', 2]]);
    expect(states.get('player_tape_running_last')).toEqual({
      name: 'last (deep history)',
      within: 'player_tape_running',
    });
    expect(states.get('player_tape_running_usual')?.name).toBe('usual (shallow history)');
    expect(edges.filter(({ label }) => label === 'at first').map(({ from, to }) => [from, to])).toEqual([
      ['player_tape_running_last', 'player_tape_running_slow'],
      ['player_tape_running_usual', 'player_tape_running_slow'],
    ]);
    expect(edges).toContainEqual({ from: 'player', to: 'player_sound_muted', label: '✓ power.cut', within: null });
  });

  it('keeps signs that mean something to Mermaid as they are read', () => {
    const odd = createMachine({
      id: 'default:machine',
      description: 'A "machine" of {odd} names; all of them.',
      initial: 'a-b',
      states: {
        'a-b': {
          on: {
            'x:y;z': {
              guard: function is_it() {
                return true;
              },
              target: 'a b',
            },
            '*': 'c"d',
          },
        },
        'a b': {},
        'c"d': { on: { '#1 {two} %%': 'a-b' } },
      },
    });
    const { states, edges } = diagramIn(mermaidOf(walkedBy(plainCases(odd, { events: { any: {} } }))));
    expect([...states.values()].map(({ name }) => name)).toEqual(['a-b', 'a b', 'c"d']);
    expect([...states.keys()].every((id) => id.startsWith('s_default'))).toBe(true);
    expect(edges.map(({ label }) => label.slice(2))).toEqual(
      expect.arrayContaining(['x:y;z [is_it]', '*', '#1 {two} %%']),
    );
  });
});
