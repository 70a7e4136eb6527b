import { connect, type Socket } from 'node:net';

/** The status line and headers of an HTTP response, as received. */
export interface Head {
  readonly status: number;
  readonly text: string;
}

interface PendingHead {
  readonly resolve: (head: Head) => void;
  readonly reject: (error: unknown) => void;
}

const headEnd = '\r\n\r\n';

/**
 * A connection of HTTP/1.1 that requests pages in sequence and counts bodies without reading them. A client on the
 * server's own machine has to use almost no processor time.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #requested: PendingHead | undefined;
  #begun: Buffer | undefined;
  #head: Head | undefined;
  /** The number of bytes of the response's body that have not arrived yet. */
  #missing = 0;

  constructor(port: number) {
    this.#host = `127.0.0.1:${port}`;
    this.#socket = connect(port, '127.0.0.1').setNoDelay();
    this.#socket.on('data', (bytes) => this.#take(bytes));
    this.#socket.on('error', (error) => this.#requested?.reject(error));
    this.#socket.on('close', () => this.#requested?.reject(new Error('The server closed a connection')));
  }

  /**
   * Resolves to the head of a response when its whole body has arrived. `headers` are header lines, each ending in
   * CRLF.
   */
  ask(path: string, headers: string): Promise<Head> {
    return new Promise((resolve, reject) => {
      this.#requested = { resolve, reject };
      this.#socket.write(`GET ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n${headers}\r\n`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    if (this.#head) {
      this.#missing -= bytes.length;
    } else {
      const all = this.#begun ? Buffer.concat([this.#begun, bytes]) : bytes;
      const end = all.indexOf(headEnd);
      this.#begun = end < 0 ? all : undefined;
      if (end < 0) return;
      const text = all.toString('latin1', 0, end);
      const length = /^content-length: (\d+)$/im.exec(text)?.[1];
      if (length === undefined)
        return this.#requested!.reject(new Error(`A response does not state its length: ${text}`));
      this.#head = { status: Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)), text };
      this.#missing = Number(length) - (all.length - end - headEnd.length);
    }
    if (this.#missing > 0) return;
    const head = this.#head;
    this.#head = undefined;
    this.#requested!.resolve(head);
  }
}
