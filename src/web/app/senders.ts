import { loadAlone } from '../chunks/chunk.ts';
import { sendFavouriteChange } from '../favourites/hearts/sendingChanges.ts';
import type { Senders } from '../outbox/outbox.ts';
import type { Sender } from '../outbox/sending.ts';

/** Loads the code that sends messages. Pages for writing have it already; other pages load it for the outbox. */
const sendWritten: Sender = async (command, filesOf) => {
  const module = await loadAlone(() => import('../messaging/outgoing/sendingWritten.ts'));
  return module.sendWritten(command, filesOf);
};

const sendFirst: Sender = async (command) => {
  const module = await loadAlone(() => import('../messaging/contact/sendingFirst.ts'));
  return module.sendFirst(command);
};

const sendLeftDraft: Sender = async (command) => {
  const module = await loadAlone(() => import('../draft/sendingDraft.ts'));
  return module.sendDraft(command);
};

/** The sender of each kind of command. */
export const senders: Senders = {
  'favourites.add': sendFavouriteChange,
  'favourites.remove': sendFavouriteChange,
  'messages.begin': sendFirst,
  'messages.send': sendWritten,
  'messages.offer': sendWritten,
  'drafts.keep': sendLeftDraft,
};
