import type { Config } from '../../config.ts';

/** The error codes of `listen` on a system without IPv6. */
const noIpv6: ReadonlySet<string | undefined> = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL']);

/**
 * Listens on HOST. Without it, on every address of the machine: by IPv6 and IPv4 on one socket, or by IPv4 alone if the
 * system has no IPv6. Rejects with the system's error.
 */
export async function listenAt(
  app: { listen(options: { host: string; port: number }): Promise<unknown> },
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  if (host !== undefined) {
    await app.listen({ host, port });
    return;
  }
  try {
    await app.listen({ host: '::', port });
  } catch (error) {
    if (!noIpv6.has((error as NodeJS.ErrnoException).code)) throw error;
    await app.listen({ host: '0.0.0.0', port });
  }
}
