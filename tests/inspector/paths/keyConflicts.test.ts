import { describe, expect, it } from 'vitest';
import { explore } from '#inspector/paths/explore.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { keyConflicts } from '#inspector/paths/keyConflicts.ts';
import { unreachedReasons } from '#inspector/paths/unreachedReasons.ts';
import { kettleCases } from './kettle.ts';

describe('keys', () => {
  it('have no conflict when they distinguish all relevant situations', () => {
    expect(keyConflicts(explore(flowWalk(kettleCases)))).toEqual([]);
  });

  it('have a conflict when they hide a difference, and the step that reveals it is named', () => {
    const blind = explore(flowWalk({ ...kettleCases, keys: { lid: () => 'any lid' } }));
    expect(unreachedReasons(blind).map(({ name }) => name)).toContain('whole.plate.heating');
    expect(keyConflicts(blind)).toContain(
      'kettle: "lid.opened, water.poured (a cup)" and "lid.opened" come to one situation by the keys (lid), but "switch.pressed" leads on from them differently',
    );
  });
});
