#!/usr/bin/env node
// Playwright starts this script in place of Firefox. The script starts the real one (ALLMEND_FIREFOX) with the same
// arguments, and relays the messages of WebDriver BiDi. One command that Firefox ESR 153 lacks is answered here:
// Playwright sends it for every window, and no window opens when it fails.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const unknown = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.ALLMEND_FIREFOX ?? '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.once('error', (error) => {
  say(String(error));
  process.exit(1);
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => firefox.kill('SIGKILL'));
// Firefox ends with a killed test process.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) firefox.kill('SIGKILL');
}, 1000);

/** Playwright reads Firefox's output. @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line)?.[1];
  if (address === undefined) say(line);
  else relayTo(address);
});

/**
 * Listens on a free port, and reports it to Playwright.
 * @param {string} address
 */
function relayTo(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    say(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on('connection', (playwright) => {
    const browser = new WebSocket(`${address}/session`, { perMessageDeflate: false });
    /** @type {string[]} */
    const early = [];
    playwright.on('message', (data) => {
      const message = data.toString();
      const { id, method } = JSON.parse(message);
      if (method === unknown) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(message);
      else early.push(message);
    });
    browser.on('open', () => early.forEach((message) => browser.send(message)));
    browser.on('message', (data) => playwright.send(data.toString()));
    playwright.on('close', () => browser.close());
    browser.on('close', () => playwright.close());
    browser.on('error', () => playwright.close());
  });
}
