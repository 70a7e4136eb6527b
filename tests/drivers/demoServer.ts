import { execFileSync } from 'node:child_process';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/**
 * A server with the demonstration market in it, as one has it after the first `npm start`; with that of a filled folder,
 * which it copies, as after a later one. To fill a market takes longer than all the rest of a start.
 */
export async function startDemoServer(
  brand: 'allmend' | 'murmel' = 'allmend',
  { env = {}, filled }: { readonly env?: Readonly<Record<string, string>>; readonly filled?: string } = {},
): Promise<Pick<ServerProcess, 'url'> & { end(): Promise<void> }> {
  const folder = temporaryFolder();
  if (filled !== undefined) execFileSync('cp', ['-a', `${filled}/.`, folder.path]);
  const server = await startServerProcess({
    BRAND: brand,
    DATA_DIR: folder.path,
    NODE_ENV: 'production',
    // A test asks more often than any visitor.
    REQUESTS_PER_MINUTE: '1000000',
    ...env,
  });
  return {
    url: server.url,
    async end() {
      await server.end('SIGTERM');
      folder.remove();
    },
  };
}
