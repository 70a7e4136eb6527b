import * as z from 'zod/mini';

const text = z.string();

/** The events of a search field's suggestions, from the visitor, the keyboard and the device. */
export const suggestionsEvents = z.discriminatedUnion('type', [
  /** The field gets the focus. `text` is its present text: a page may have been restored with one. */
  z.object({ type: z.literal('field.focused'), text }),
  z.object({ type: z.literal('field.left') }),
  z.object({ type: z.literal('text.typed'), text }),
  /** An input method composes characters: Kana, Pinyin, an accent, or the words of a phone's keyboard. */
  z.object({ type: z.literal('composition.begun') }),
  z.object({ type: z.literal('composition.ended') }),
  z.object({ type: z.literal('arrow.pressed'), way: z.enum(['up', 'down']) }),
  /** Alt+Down opens the list without an active option; Alt+Up closes it. */
  z.object({ type: z.literal('list.opened') }),
  z.object({ type: z.literal('list.closed') }),
  /** The user presses a key that concerns only the text, such as Left or Right. */
  z.object({ type: z.literal('caret.moved') }),
  /** The user presses Home or End. */
  z.object({ type: z.literal('end.pressed'), end: z.enum(['first', 'last']) }),
  z.object({ type: z.literal('enter.pressed') }),
  z.object({ type: z.literal('escape.pressed') }),
  z.object({ type: z.literal('tab.pressed') }),
  z.object({ type: z.literal('delete.pressed') }),
  /** The user picks a suggestion with the pointer. */
  z.object({ type: z.literal('option.picked'), id: z.string() }),
  /** The user deletes an entry of the history with its button. */
  z.object({ type: z.literal('entry.deleted'), id: z.string() }),
  z.object({ type: z.literal('history.cleared') }),
  /** The user searched for free text, without a suggestion. */
  z.object({ type: z.literal('text.submitted'), text }),
  /** The device is online again. */
  z.object({ type: z.literal('connection.restored') }),
]);

export type SuggestionsEvent = z.infer<typeof suggestionsEvents>;
