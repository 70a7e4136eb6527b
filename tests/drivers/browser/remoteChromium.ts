import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { temporaryFolder } from '../files/temporaryFolder.ts';

/** A separate Chromium, without a window and with empty caches, controlled through a port. */
export interface RemoteChromium {
  readonly port: number;
  end(): Promise<void>;
}

/** Starts the browser that `npm run bench` has found. Rejects with its output if it opens no port. */
export async function startRemoteChromium(): Promise<RemoteChromium> {
  const profile = temporaryFolder();
  const child = spawn(
    process.env['ALLMEND_CHROMIUM'] ?? '/usr/bin/chromium',
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile.path}`,
      // Containers have neither the privileges that the sandbox needs nor a large /dev/shm.
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // The browser's own background work must not affect the measurement.
      '--no-first-run',
      '--disable-extensions',
      '--disable-sync',
      '--disable-component-update',
      '--disable-background-networking',
      '--disable-default-apps',
      '--disable-client-side-phishing-detection',
      '--metrics-recording-only',
      '--mute-audio',
      'about:blank',
    ],
    // A separate process group: Debian installs a shell script that starts the browser, and killing the script alone
    // would leave the browser.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on ws:\/\/[^/]*:(\d+)\//.exec(said);
      if (found) resolve(Number(found[1]));
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}: ${said}`)));
  });
  return {
    port,
    async end() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        process.kill(-child.pid!, 'SIGKILL');
        await ended;
      }
      profile.remove();
    },
  };
}
