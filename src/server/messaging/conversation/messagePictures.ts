import { randomBytes } from 'node:crypto';
import { day } from '#machines/market/units.ts';
import { pictureStem } from '#market/pictures.ts';
import type { Market } from '#server/store/market.ts';
import { BrokenSeal, openBytes, sealBytes } from '#server/store/keys/sealing.ts';
import { compiled } from '#server/store/sql.ts';
import type { Statement } from '#server/store/store.ts';
import { DamagedFile, LostFile } from '../../pictures/lostFile.ts';
import type { Originals } from '../../pictures/originals.ts';
import type { PhotoFiles } from '../../pictures/photos/photoFiles.ts';
import type { MessagePictureRow } from '../messagingTables.ts';

const place = 'messages/';
const ending = '.webp';
const namePattern = /^messages\/[\da-f]{32}\.webp$/;

/**
 * The lifetime of a picture that was not sent, in milliseconds. An offline device may hold its message in the outbox
 * without a time limit (src/web/outbox). Once the picture is deleted, that message can never be sent. Most devices are
 * offline for less than a week.
 */
export const unsentPictureLife = 7 * day;

const atOnce = 500;

/** Whether a text can be the name of a picture for a message. */
export function isMessagePictureName(text: string): boolean {
  return namePattern.test(text);
}

/** Pictures in messages. */
export interface MessagePictures {
  /** Stores an account's picture, encrypted with the account's key; returns its name. */
  keep(account: string, bytes: Uint8Array): Promise<string>;
  /**
   * The stored file; undefined if it was deleted, or its person was erased. Throws DamagedFile if its file is damaged.
   */
  read(name: string): Promise<Buffer | undefined>;
  /** Deletes unsent pictures after their lifetime. The scheduler calls this. */
  sweep(): Promise<void>;
  /**
   * The pictures for delivery. A picture is visible to its owner, and after sending also to the other party of the
   * conversation.
   */
  readonly originals: Originals;
}

/** Opens the store. A row is written before its file and deleted after it, so that a crash leaves no unknown file. */
export function openMessagePictures(
  { store, sql, keys, clock }: Pick<Market, 'store' | 'sql' | 'keys' | 'clock'>,
  files: PhotoFiles,
): MessagePictures {
  async function find(name: string): Promise<MessagePictureRow | undefined> {
    if (!isMessagePictureName(name)) return undefined;
    const query = sql.selectFrom('message_pictures').selectAll().where('name', '=', name);
    const [row] = await store.query<MessagePictureRow>(compiled(query));
    return row;
  }

  async function opened({ name, account }: MessagePictureRow): Promise<Buffer | undefined> {
    const sealed = await files.read(fileOf(name));
    try {
      return sealed && (await openBytes(keys, account, name, sealed));
    } catch (error) {
      throw error instanceof BrokenSeal ? new DamagedFile(name) : error;
    }
  }

  return {
    async keep(account, bytes) {
      const name = `${place}${randomBytes(16).toString('hex')}${ending}`;
      const row: MessagePictureRow = { name, account, conversation: null, brought_at: clock() };
      await store.write([compiled(sql.insertInto('message_pictures').values(row))]);
      await files.write(fileOf(name), await sealBytes(keys, account, name, bytes));
      return name;
    },
    async read(name) {
      const row = await find(name);
      return row && opened(row);
    },
    async sweep() {
      const old = sql
        .selectFrom('message_pictures')
        .select('name')
        .where('conversation', 'is', null)
        .where('brought_at', '<=', clock() - unsentPictureLife);
      for (;;) {
        const found = await store.query<{ name: string }>(compiled(old.limit(atOnce)));
        for (const { name } of found) {
          await files.remove(fileOf(name));
          const row = sql.deleteFrom('message_pictures').where('name', '=', name).where('conversation', 'is', null);
          await store.write([compiled(row)]);
        }
        if (found.length < atOnce) return;
      }
    },
    async originals(stem) {
      const row = stem.startsWith(place) ? await find(`${stem}${ending}`) : undefined;
      if (!row) return undefined;
      const { name, account, conversation } = row;
      return {
        version: pictureStem(name).slice(place.length),
        isPersonal: true,
        onlyFor: conversation === null ? [account] : await partiesOf(conversation),
        async read() {
          const bytes = await opened(row);
          if (!bytes) throw new LostFile(name);
          return bytes;
        },
      };
    },
  };

  async function partiesOf(conversation: string): Promise<readonly string[]> {
    const query = sql.selectFrom('conversation_parties').select('account').where('conversation', '=', conversation);
    return (await store.query<{ account: string }>(compiled(query))).map(({ account }) => account);
  }
}

/** Despite the picture's name, the file is no readable picture: it is encrypted. */
function fileOf(name: string): string {
  return `${name.slice(place.length, -ending.length)}.sealed`;
}

/** Whether all these pictures belong to an account and are not sent yet. */
export async function arePicturesOf(
  { sql, store }: Pick<Market, 'sql' | 'store'>,
  account: string,
  names: readonly string[],
): Promise<boolean> {
  if (new Set(names).size !== names.length) return false;
  const query = sql
    .selectFrom('message_pictures')
    .select('name')
    .where('name', 'in', names)
    .where('account', '=', account)
    .where('conversation', 'is', null);
  return (await store.query(compiled(query))).length === names.length;
}

/** The statement that records where pictures were sent, to be written with the message. */
export function recordPicturesSent(
  { sql }: Pick<Market, 'sql'>,
  names: readonly string[],
  conversation: string,
): Statement {
  return compiled(
    sql
      .updateTable('message_pictures')
      .set({ conversation })
      .where('name', 'in', names)
      .where('conversation', 'is', null),
  );
}
