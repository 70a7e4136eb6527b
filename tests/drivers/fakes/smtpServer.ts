import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A mail as the test server has received it. */
export interface ReceivedMail extends ParsedMail {
  /** The recipient in the SMTP envelope. */
  readonly recipient: string;
}

/** The SMTP reply by which the server refuses a recipient or a mail. */
export interface Rejection {
  readonly code: number;
  readonly text: string;
}

/** A mail server on this machine, which can refuse mails, go down and come back. */
export interface TestSmtpServer {
  /** The URL of the mail server; a restart does not change it. */
  readonly url: string;
  /** The mails that the server has accepted, in order. */
  readonly mails: readonly ReceivedMail[];
  /** Returns the rejection of a recipient; undefined accepts it. */
  judge: (recipient: string) => Rejection | undefined;
  /** Checks the credentials of a login; clients without a login are always allowed. */
  knows: (user: string, password: string) => boolean;
  /** Called with each mail before its sender learns that it was accepted. */
  onMail: (mail: ReceivedMail) => void | Promise<void>;
  /** Resolves once this many mails have been accepted in total. */
  accepted(count: number): Promise<void>;
  /** Stops the server: closes its port and every connection. */
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
    // A killed client breaks the connection, which some tests intend, so the error is ignored.
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
    async accepted(count) {
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
