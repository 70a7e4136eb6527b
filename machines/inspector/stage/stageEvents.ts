import * as z from 'zod/mini';

const point = z.object({ x: z.number(), y: z.number() });

/** The events of the stage, on which a chart is drawn. */
export const stageEvents = z.discriminatedUnion('type', [
  /** Another machine, with the ids of its states that were collapsed before. */
  z.object({ type: z.literal('machine.chosen'), machine: z.string(), collapsed: z.array(z.string()) }),
  z.object({ type: z.literal('layout.retried') }),
  /** A state with content opens or closes. */
  z.object({ type: z.literal('state.toggled'), state: z.string() }),
  /** Exactly these states are collapsed from now on: all, or none. */
  z.object({ type: z.literal('states.collapsed'), states: z.array(z.string()) }),
  /** The window of the drawing, in pixels. */
  z.object({ type: z.literal('viewport.resized'), width: z.number(), height: z.number() }),
  /** The wheel, two fingers, a key or a button; `at` is the point that stays, or null for the middle. */
  z.object({ type: z.literal('zoom.changed'), factor: z.number().check(z.gt(0)), at: z.nullable(point) }),
  z.object({ type: z.literal('zoom.fitted') }),
  z.object({ type: z.literal('view.moved'), dx: z.number(), dy: z.number() }),
  /** A press on a state or an event, by its id or key; null on the ground. */
  z.object({ type: z.literal('part.selected'), part: z.nullable(z.string()) }),
  z.object({ type: z.literal('selection.zoomed') }),
  z.object({ type: z.literal('search.opened') }),
  z.object({ type: z.literal('search.typed'), text: z.string() }),
  z.object({ type: z.literal('search.closed') }),
  /** A result, with the collapsed states in which it is hidden. */
  z.object({ type: z.literal('result.chosen'), part: z.string(), hiddenIn: z.array(z.string()) }),
]);

export type StageEvent = z.infer<typeof stageEvents>;
