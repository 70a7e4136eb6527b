import { type ServerProcess, startServerProcess } from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A server with the demonstration market in it, as one has it after the first `npm start`. */
export async function startDemoServer(
  brand: 'allmend' | 'murmel' = 'allmend',
  env: Readonly<Record<string, string>> = {},
): Promise<Pick<ServerProcess, 'url'> & { end(): Promise<void> }> {
  const folder = temporaryFolder();
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
