import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A mail as the server was given it. */
export interface ReceivedMail extends ParsedMail {
  /** Of the envelope. */
  readonly recipient: string;
}

/** What a server says to a recipient or a mail, instead of taking it. */
export interface Rejection {
  readonly code: number;
  readonly text: string;
}

/** A mail server on this machine, which a test may have refuse, go away and come back. */
export interface TestSmtpServer {
  /** The same after it went away. */
  readonly url: string;
  /** What it has taken, in the order in which it did. */
  readonly mails: readonly ReceivedMail[];
  /** Decides over a recipient; undefined takes it. */
  judge: (recipient: string) => Rejection | undefined;
  /** Decides whether somebody who logs in may; whoever does not log in always may. */
  knows: (user: string, password: string) => boolean;
  /** Is told of each mail before the one who sends is told that it was taken. */
  onMail: (mail: ReceivedMail) => void | Promise<void>;
  /** Resolves once it has taken so many mails in all. */
  taken(count: number): Promise<void>;
  /** Closes the port and every connection. */
  goesAway(): Promise<void>;
  comesBack(): Promise<void>;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  let news = Promise.withResolvers<void>();
  let server = await listening(0);
  const { port } = server.server.address() as AddressInfo;

  async function listening(at: number): Promise<SMTPServer> {
    const opened = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth({ username, password }, _session, callback) {
        if (driver.knows(username ?? '', password ?? '')) callback(null, { user: username });
        else callback(rejected({ code: 535, text: 'who are you' }));
      },
      closeTimeout: 0,
      onRcptTo({ address }, _session, callback) {
        const rejection = driver.judge(address);
        callback(rejection && rejected(rejection));
      },
      onData: callbackify(async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
        const recipient = envelope.rcptTo.map(({ address }) => address).join();
        const mail = Object.assign(await simpleParser(stream), { recipient });
        mails.push(mail);
        await driver.onMail(mail);
        news.resolve();
        news = Promise.withResolvers();
      }),
    });
    // A client that is killed breaks off, which is what some tests want.
    opened.on('error', () => undefined);
    opened.listen(at, '127.0.0.1');
    await once(opened.server, 'listening');
    return opened;
  }

  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  const driver: TestSmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    judge: () => undefined,
    knows: () => false,
    onMail: () => undefined,
    async taken(count) {
      while (mails.length < count) await news.promise;
    },
    goesAway: close,
    async comesBack() {
      server = await listening(port);
    },
    close,
  };
  return driver;
}

function rejected({ code, text }: Rejection): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
