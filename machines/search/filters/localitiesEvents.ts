import * as z from 'zod/mini';
import type { ChosenLocality } from '../searchFilter.ts';

const localityID = z.string();
/** A radius in whole kilometres. */
const radius = z.int();
/** Canton code. */
const region = z.int();

/** The events of the field for the places to search in. */
export const localitiesEvents = z.discriminatedUnion('type', [
  /** The text in the field, as typed. */
  z.object({ type: z.literal('place.typed'), text: z.string() }),
  /** An option of the list was pressed. */
  z.object({ type: z.literal('place.picked'), localityID }),
  /** A whole canton of the list was pressed. */
  z.object({ type: z.literal('canton.picked'), region }),
  /** The arrow keys move through the list, while the focus stays in the field. */
  z.object({ type: z.literal('option.moved'), to: z.enum(['next', 'previous', 'first', 'last']) }),
  /** Alt and Down open the list, without an active option. */
  z.object({ type: z.literal('list.opened') }),
  /** The user presses a key that concerns only the text, such as Left or Right. */
  z.object({ type: z.literal('caret.moved') }),
  /** The pointer is on an option of the list. */
  z.object({ type: z.literal('option.pointed'), index: z.int().check(z.nonnegative()) }),
  /** The user presses Enter, with or without an active option. */
  z.object({ type: z.literal('option.accepted') }),
  /** Escape, or Alt and Up, closes the list. */
  z.object({ type: z.literal('list.closed') }),
  z.object({ type: z.literal('field.left') }),
  z.object({ type: z.literal('place.removed'), localityID }),
  z.object({ type: z.literal('canton.removed') }),
  z.object({ type: z.literal('radius.changed'), localityID, radius }),
  /** The user chooses the radius of the place that is picked next. */
  z.object({ type: z.literal('radius.chosen'), radius }),
  /** The chosen places or the chosen canton, whatever changed them. */
  z.object({
    type: z.literal('places.changed'),
    places: z.custom<readonly ChosenLocality[]>((value) => Array.isArray(value)),
    canton: z.optional(region),
  }),
  z.object({ type: z.literal('finding.retried') }),
]);

export type LocalitiesEvent = z.infer<typeof localitiesEvents>;
