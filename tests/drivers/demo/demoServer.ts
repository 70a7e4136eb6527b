import { execFileSync } from 'node:child_process';
import { type ServerProcess, startServerProcess } from '../server/serverProcess.ts';
import { temporaryFolder } from '../files/temporaryFolder.ts';

export interface DemoServer extends Pick<ServerProcess, 'url'> {
  /** Kills the server process, as a power failure would. */
  isKilled(): Promise<void>;
  /** Starts the server again, at the same URL and with its stored data. */
  comesBack(): Promise<void>;
  end(): Promise<void>;
}

/**
 * A server with the demonstration market, as after the first `npm start`. `filled` is a folder with such a market,
 * which is copied, because filling a market takes longer than the rest of a start.
 */
export async function startDemoServer(
  brand: 'allmend' | 'murmel' = 'allmend',
  { env = {}, filled }: { readonly env?: Readonly<Record<string, string>>; readonly filled?: string } = {},
): Promise<DemoServer> {
  const folder = temporaryFolder();
  if (filled !== undefined) execFileSync('cp', ['-a', `${filled}/.`, folder.path]);
  const starts = (more: Readonly<Record<string, string>> = {}) =>
    startServerProcess({
      BRAND: brand,
      DATA_DIR: folder.path,
      NODE_ENV: 'production',
      // Tests send more requests than any visitor does.
      REQUESTS_PER_MINUTE: '1000000',
      SUPPORT_EMAIL: 'support@market.example',
      ...env,
      ...more,
    });
  let server = await starts();
  const { url } = server;
  return {
    url,
    async isKilled() {
      await server.end('SIGKILL');
    },
    async comesBack() {
      server = await starts({ PORT: new URL(url).port });
    },
    async end() {
      await server.end('SIGTERM');
      folder.remove();
    },
  };
}
