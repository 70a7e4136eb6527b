import { describe, expect, it } from 'vitest';
import { explore } from '#inspector/paths/explore.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { keyConflicts } from '#inspector/paths/keyConflicts.ts';
import { unreachedReasons } from '#inspector/paths/unreachedReasons.ts';
import { kettleCases } from './kettle.ts';

describe('keys', () => {
  it('are in no conflict where they tell apart all that matters', () => {
    expect(keyConflicts(explore(flowWalk(kettleCases)))).toEqual([]);
  });

  it('are told by the step that leads on differently, where they hide something', () => {
    const blind = explore(flowWalk({ ...kettleCases, keys: { lid: () => 'any lid' } }));
    expect(unreachedReasons(blind).map(({ name }) => name)).toContain('whole.plate.heating');
    expect(keyConflicts(blind)).toContain(
      'kettle: "lid.opened, water.poured (a cup)" and "lid.opened" come to one situation by the keys (lid), but "switch.pressed" leads on from them differently',
    );
  });
});
