import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { modalCases } from '#machines/ui/modalCases.ts';
import { modalEvents } from '#machines/ui/modalEvents.ts';
import { modalMachine } from '#machines/ui/modalMachine.ts';
import { everyStep } from '#tests/drivers/walking/everyStep.ts';

describe('a modal', () => {
  it('loads its content once, when it is first opened [SHELL-14]', () => {
    for (const { way, after } of everyStep(modalCases)) {
      const { hasContent } = after.context;
      expect('loading' in after.children, `${way}: it loads only while it is open`).toBe(
        after.matches({ open: 'loading' }),
      );
      if (hasContent) expect(after.matches({ open: 'loading' }), `${way}: loaded content remains`).toBe(false);
      if (after.matches({ open: 'shown' })) expect(hasContent, way).toBe(true);
      expect(after.hasTag('busy'), way).toBe('loading' in after.children);
    }
  });

  it('is closed at first, and at rest', () => {
    const first = createActor(modalMachine).getSnapshot();
    expect(first.value).toBe('closed');
    expect(first.children).toEqual({});
  });

  it('declares the events it accepts', () => {
    expect(modalEvents.safeParse({ type: 'modal.opened' }).success).toBe(true);
    expect(modalEvents.safeParse({ type: 'modal.shown' }).success).toBe(false);
  });
});
