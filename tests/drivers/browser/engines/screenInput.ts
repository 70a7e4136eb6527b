import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The X11 keysyms of the keys that journeys press, by the keys' names in the DOM. */
const keysyms = {
  ' ': 0x20,
  Backspace: 0xff_08,
  Tab: 0xff_09,
  Enter: 0xff_0d,
  Escape: 0xff_1b,
  Home: 0xff_50,
  ArrowLeft: 0xff_51,
  ArrowUp: 0xff_52,
  ArrowRight: 0xff_53,
  ArrowDown: 0xff_54,
  End: 0xff_57,
  Shift: 0xff_e1,
  Delete: 0xff_ff,
} as const;

type PlainKey = Exclude<keyof typeof keysyms, 'Shift'>;

/** A key, alone or with Shift. */
export type Key = PlainKey | `Shift+${PlainKey}`;

/** The keyboard and the pointer of a virtual screen. Pages trust their events, as those of a person. */
export interface ScreenInput {
  press(key: Key): Promise<void>;
  /** Clicks at a point, in pixels from the upper left corner of the screen. */
  click(x: number, y: number): Promise<void>;
  /** Turns the mouse wheel so that the page scrolls down by more than a window. */
  turnWheel(): Promise<void>;
  close(): void;
}

/** Opcodes of X11 requests, and kinds of events of its extension XTEST. */
const requests = {
  getWindowAttributes: 3,
  queryTree: 15,
  setInputFocus: 42,
  queryExtension: 98,
  getKeyboardMapping: 101,
};
const events = { keyPress: 2, keyRelease: 3, buttonPress: 4, buttonRelease: 5, motion: 6 } as const;
const fakeInput = 2;
const wheelDown = 5;
const viewable = 2;

/**
 * Connects to the X server of a display and gives the focus to its topmost window, because there is no window manager
 * to do so. The extension XTEST receives the input.
 */
export async function openScreenInput(display: string): Promise<ScreenInput> {
  const server = await XServer.connect(`/tmp/.X11-unix/X${display.slice(1)}`);
  const keycodes = await server.keycodes();
  await server.focusTopmost();
  const keycodeOf = (name: keyof typeof keysyms) => keycodes.get(keysyms[name])!;
  return {
    async press(key) {
      const names = (key === ' ' ? [key] : key.split('+')) as (keyof typeof keysyms)[];
      const codes = names.map(keycodeOf);
      for (const code of codes) server.fake(events.keyPress, code);
      for (const code of codes.toReversed()) server.fake(events.keyRelease, code);
      await server.settle();
    },
    async click(x, y) {
      server.fake(events.motion, 0, x, y);
      server.fake(events.buttonPress, 1);
      server.fake(events.buttonRelease, 1);
      await server.settle();
    },
    async turnWheel() {
      for (let notch = 0; notch < 40; notch += 1) {
        server.fake(events.buttonPress, wheelDown);
        server.fake(events.buttonRelease, wheelDown);
      }
      await server.settle();
    },
    close: () => server.close(),
  };
}

/** A client of an X server on this machine, as far as this file needs one. It has one pending request at most. */
class XServer {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #root = 0;
  #keycodes = { least: 0, most: 0 };
  #xtest = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data) => (this.#received = Buffer.concat([this.#received, data])));
  }

  static async connect(path: string): Promise<XServer> {
    const socket = connect(path);
    await once(socket, 'connect');
    const server = new XServer(socket);
    await server.#setUp();
    return server;
  }

  async #setUp(): Promise<void> {
    const greeting = Buffer.alloc(12);
    greeting.write('l');
    greeting.writeUInt16LE(11, 2);
    this.#socket.write(greeting);
    const head = await this.#take(8);
    const body = await this.#take(4 * head.readUInt16LE(6));
    if (head[0] !== 1) throw new Error(`The X server refused the connection: ${body.toString()}`);
    this.#keycodes = { least: body[26]!, most: body[27]! };
    const afterVendor = 32 + paddedTo4(body.readUInt16LE(16));
    const pixmapFormats = body[21]!;
    this.#root = body.readUInt32LE(afterVendor + 8 * pixmapFormats);
    const name = Buffer.from('XTEST');
    const size = Buffer.alloc(4);
    size.writeUInt16LE(name.length);
    const reply = await this.#ask(requests.queryExtension, Buffer.concat([size, name]));
    if (reply[8] !== 1) throw new Error('The X server lacks the extension XTEST');
    this.#xtest = reply[9]!;
  }

  /** Reads which keycode produces each keysym. */
  async keycodes(): Promise<ReadonlyMap<number, number>> {
    const { least, most } = this.#keycodes;
    const reply = await this.#ask(requests.getKeyboardMapping, Buffer.from([least, most - least + 1, 0, 0]));
    const perKeycode = reply[1]!;
    const keysymAt = (index: number) => reply.readUInt32LE(32 + 4 * index);
    const all = Array.from({ length: (most - least + 1) * perKeycode }, (_, index) => index);
    return new Map(all.toReversed().map((index) => [keysymAt(index), least + Math.floor(index / perKeycode)]));
  }

  async focusTopmost(): Promise<void> {
    const tree = await this.#ask(requests.queryTree, uint32(this.#root));
    const windows = Array.from({ length: tree.readUInt16LE(16) }, (_, index) => tree.readUInt32LE(32 + 4 * index));
    for (const window of windows.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- the server answers in order
      const attributes = await this.#ask(requests.getWindowAttributes, uint32(window));
      if (attributes[26] !== viewable) continue;
      const toParent = 2;
      this.#send(requests.setInputFocus, Buffer.concat([uint32(window), uint32(0)]), toParent);
      return this.settle();
    }
    throw new Error('The screen has no window');
  }

  /** Sends an input event as if a device had caused it. */
  fake(event: number, detail: number, x = 0, y = 0): void {
    const body = Buffer.alloc(32);
    body[0] = event;
    body[1] = detail;
    body.writeUInt32LE(this.#root, 8);
    body.writeInt16LE(x, 20);
    body.writeInt16LE(y, 22);
    this.#send(this.#xtest, body, fakeInput);
  }

  /** Waits until the X server has processed everything that was sent to it. */
  async settle(): Promise<void> {
    await this.#ask(requests.queryTree, uint32(this.#root));
  }

  close(): void {
    this.#socket.destroy();
  }

  #send(opcode: number, body: Buffer, detail = 0): void {
    const whole = Buffer.alloc(4 + paddedTo4(body.length));
    whole[0] = opcode;
    whole[1] = detail;
    whole.writeUInt16LE(whole.length / 4, 2);
    body.copy(whole, 4);
    this.#socket.write(whole);
  }

  async #ask(opcode: number, body: Buffer): Promise<Buffer> {
    this.#send(opcode, body);
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- events may come before the reply
      const head = await this.#take(32);
      if (head[0] === 0) throw new Error(`X error ${head[1]} of request ${head[10]}`);
      // oxlint-disable-next-line no-await-in-loop -- of the reply
      if (head[0] === 1) return Buffer.concat([head, await this.#take(4 * head.readUInt32LE(4))]);
    }
  }

  async #take(count: number): Promise<Buffer> {
    // oxlint-disable-next-line no-await-in-loop -- until enough has come
    while (this.#received.length < count) await once(this.#socket, 'data');
    const accepted = this.#received.subarray(0, count);
    this.#received = this.#received.subarray(count);
    return accepted;
  }
}

const paddedTo4 = (length: number) => Math.ceil(length / 4) * 4;

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}
