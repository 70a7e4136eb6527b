import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createListener } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, webkit } from 'playwright-core';
import { startGuarded } from './guardedProcess.ts';
import { inTime, NotReady } from './inTime.ts';
import type { VirtualScreen } from './virtualScreen.ts';

/** A window of WebKitGTK's MiniBrowser without stored data. Playwright drives it through WebKit's remote inspector. */
export interface WebKitWindow {
  readonly browser: Browser;
  close(): Promise<void>;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Opens a window at an address with a page of a given size. MiniBrowser has no option for the size of a window, so a
 * page of our own opens the driven window with that size. Our page is on the site of the address, because another site
 * would be loaded in another process, which the connection does not survive.
 */
export async function openWebKitWindow(
  program: string,
  screen: VirtualScreen,
  address: string,
  size: Size,
): Promise<WebKitWindow> {
  try {
    return await startWindow(program, screen, address, size);
  } catch (error) {
    if (!(error instanceof NotReady)) throw error;
    // Starts again: MiniBrowser reports nothing if another process has taken its port meanwhile, or if its window was
    // lost.
    return startWindow(program, screen, address, size);
  }
}

async function startWindow(
  program: string,
  { display }: VirtualScreen,
  address: string,
  size: Size,
): Promise<WebKitWindow> {
  const port = await freePort();
  let target = '';
  const opener = await serve((path) =>
    path === '/open' ? pageThatOpens(address, size) : JSON.stringify([targetOf(`ws://127.0.0.1:${port}/${target}`)]),
  );
  const browser = startGuarded(
    program,
    ['--private', '--javascript-can-open-windows-automatically=true', `${opener.url}/open`],
    {
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // A language that the market does not speak: it offers such a visitor no other than the one shown.
      LANGUAGE: 'rm_CH',
      LANG: 'rm_CH.UTF-8',
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
    },
  );
  const end = async () => {
    await browser.end();
    opener.server.close();
    opener.server.closeAllConnections();
  };
  try {
    target = await inTime('MiniBrowser', socketOf(address, port));
    const connected = await inTime('MiniBrowser', webkit.connectOverCDP(opener.url));
    return { browser: connected, close: () => connected.close().then(end, end) };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The inspector's socket for the page at an address, once the page has loaded. */
async function socketOf(address: string, port: number): Promise<string> {
  for (;;) {
    const list = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.text(),
      () => '',
    );
    for (const [, url, socket] of list.matchAll(/targeturl">([^<]*)<.*?(socket\/\d+\/\d+\/WebPage)/g))
      if (url === address) return socket!;
    await pause(100);
  }
}

/** The entry by which Playwright finds the page, in the list format of iOS's debugging proxy. */
function targetOf(webSocketDebuggerUrl: string): object {
  return { id: '1', title: '', url: '', webSocketDebuggerUrl };
}

function pageThatOpens(address: string, { width, height }: Size): string {
  const features = `width=${width},height=${height},toolbar=no,menubar=no,location=no`;
  return `<!doctype html><script>open(${JSON.stringify(address)}, '_blank', '${features}')</script>`;
}

async function serve(answer: (path: string) => string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer(({ url = '/' }, response) => {
    response.setHeader('content-type', url === '/open' ? 'text/html' : 'application/json');
    response.end(answer(url));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** A port on which no process listens. */
async function freePort(): Promise<number> {
  const listener = createListener().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}
