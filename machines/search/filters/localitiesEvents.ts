import * as z from 'zod/mini';
import type { ChosenLocality } from '../searchFilter.ts';

const localityID = z.string();
/** Whole kilometres. */
const radius = z.int();

/** All that a visitor can do to the places that one looks in. */
export const localitiesEvents = z.discriminatedUnion('type', [
  /** The text in the field, as it stands there. */
  z.object({ type: z.literal('place.typed'), text: z.string() }),
  /** An option of the list was pressed. */
  z.object({ type: z.literal('place.picked'), localityID }),
  /** The keys that go through the list, while the focus stays in the field. */
  z.object({ type: z.literal('option.moved'), to: z.enum(['next', 'previous', 'first', 'last']) }),
  /** Down with Alt: it goes to none. */
  z.object({ type: z.literal('list.opened') }),
  /** Left and right, and whatever else is about the text alone. */
  z.object({ type: z.literal('caret.moved') }),
  /** The pointer lies on an option. */
  z.object({ type: z.literal('option.pointed'), localityID }),
  /** Enter, on the option that the keys have come to, or on none. */
  z.object({ type: z.literal('option.accepted') }),
  /** Escape, or up with Alt. */
  z.object({ type: z.literal('list.closed') }),
  z.object({ type: z.literal('field.left') }),
  z.object({ type: z.literal('place.removed'), localityID }),
  z.object({ type: z.literal('radius.changed'), localityID, radius }),
  /** How far around the next place that is picked. */
  z.object({ type: z.literal('radius.chosen'), radius }),
  /** The places that are chosen now, whoever chose them. */
  z.object({
    type: z.literal('places.changed'),
    places: z.custom<readonly ChosenLocality[]>((value) => Array.isArray(value)),
  }),
  z.object({ type: z.literal('finding.retried') }),
]);

export type LocalitiesEvent = z.infer<typeof localitiesEvents>;
