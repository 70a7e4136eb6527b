import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Language } from '#machines/market/language.ts';
import { composed } from './composing.ts';
import type { Mail, Post } from './mailTransport.ts';

/** A mail as the local mailbox stores it. */
export interface StoredMail {
  /** The mail's name in the mailbox, and its path below that of the mailbox page. */
  readonly name: string;
  readonly messageId: string;
  readonly to: string;
  readonly at: number;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  /** The mail's HTML, with its pictures inlined. */
  readonly html: string;
}

/** The most stored mails; beyond this the oldest are deleted. */
const mostStored = 1000;

/** The format of mail names: position, kind and account. */
const mailNamePattern = /^\d{12,}-[A-Za-z]+-[a-z0-9]+$/;

/** A folder for the mails of a market without a mail server. */
export interface Mailbox extends Post {
  /** All mails, newest first. */
  list(): Promise<readonly StoredMail[]>;
  /** A mail with its source, as it would be sent to a server; undefined if there is none of that name. */
  find(name: string): Promise<(StoredMail & { readonly source: Buffer }) | undefined>;
  /** Deletes all mails of an account. */
  forget(account: string): Promise<void>;
}

/**
 * The mailbox in a folder. Each mail has an `.eml` file for mail programs and a JSON file for the page. The folder is
 * created with the first mail.
 */
export function mailboxIn(folder: string, from: string): Mailbox {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const file = (name: string, ending: 'eml' | 'json') => join(folder, `${name}.${ending}`);

  /** The names of all mails, newest last. */
  async function names(): Promise<readonly string[]> {
    const files = await readdir(folder).catch(unlessMissing([]));
    return files
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter((name) => mailNamePattern.test(name))
      .toSorted();
  }

  async function remove(gone: readonly string[]): Promise<void> {
    for (const name of gone)
      for (const ending of ['json', 'eml'] as const) await rm(file(name, ending), { force: true });
  }

  async function read(name: string): Promise<StoredMail | undefined> {
    const content = await readFile(file(name, 'json'), 'utf8').catch(unlessMissing(undefined));
    return content === undefined ? undefined : (JSON.parse(content) as StoredMail);
  }

  /** Writes a file atomically, so that a crash leaves no partial mail. */
  async function put(path: string, content: string | Buffer): Promise<void> {
    await writeFile(`${path}.new`, content, { mode: 0o600 });
    await rename(`${path}.new`, path);
  }

  return {
    async deliver(mail) {
      const { message } = await composer.sendMail(composed(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await put(file(mail.name, 'eml'), message as Buffer);
      await put(file(mail.name, 'json'), JSON.stringify(storedFormOf(mail)));
      await remove((await names()).slice(0, -mostStored));
    },
    async list() {
      const mails = await Promise.all((await names()).toReversed().map(read));
      return mails.filter((mail) => mail !== undefined);
    },
    async find(name) {
      if (!mailNamePattern.test(name)) return undefined;
      const source = await readFile(file(name, 'eml')).catch(unlessMissing(undefined));
      const mail = await read(name);
      return mail && source && { ...mail, source };
    },
    async forget(account) {
      await remove((await names()).filter((name) => name.endsWith(`-${account}`)));
    },
    close: () => composer.close(),
  };
}

function storedFormOf({ name, messageId, to, at, language, subject, text, html, pictures }: Mail): StoredMail {
  const whole = pictures.reduce(
    (shown, { cid, png }) => shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${png.toString('base64')}`),
    html,
  );
  return { name, messageId, to, at, language, subject, text, html: whole };
}

function unlessMissing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
