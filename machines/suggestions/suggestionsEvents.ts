import * as z from 'zod/mini';

const text = z.string();

/** The events of a search field's suggestions, from the visitor, the keyboard and the device. */
export const suggestionsEvents = z.discriminatedUnion('type', [
  /** With its text: a page may have been restored with a text. */
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
  /** Left and right, and all other keys that concern only the text. */
  z.object({ type: z.literal('caret.moved') }),
  /** Home and End. */
  z.object({ type: z.literal('end.pressed'), end: z.enum(['first', 'last']) }),
  z.object({ type: z.literal('enter.pressed') }),
  z.object({ type: z.literal('escape.pressed') }),
  z.object({ type: z.literal('tab.pressed') }),
  z.object({ type: z.literal('delete.pressed') }),
  /** By the pointer. */
  z.object({ type: z.literal('option.picked'), id: z.string() }),
  /** By its button. */
  z.object({ type: z.literal('entry.deleted'), id: z.string() }),
  z.object({ type: z.literal('history.cleared') }),
  /** Free text was sent to the list. */
  z.object({ type: z.literal('text.submitted'), text }),
  /** The device is online again. */
  z.object({ type: z.literal('connection.restored') }),
]);

export type SuggestionsEvent = z.infer<typeof suggestionsEvents>;
