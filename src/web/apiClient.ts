import type { Language } from '#machines/market/language.ts';

import { version } from '../../package.json' with { type: 'json' };

/** Whatever takes longer has failed (API-16). */
const longestWait = 90_000;

/** The hash that the build gave this module's file; the server wants to know which build asks (API-13). */
const build = /-([\w-]+)\.js$/.exec(import.meta.url)?.[1] ?? 'dev';

/** A call that was answered with anything but 2xx (API-17). */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} answered with status ${status}`);
    this.status = status;
  }
}

interface CallOptions {
  /** In which the words of the answer are. */
  readonly language: Language;
  readonly signal: AbortSignal;
}

/**
 * `GET /api/v10/<path>`; the path names its `.json`. The shape is what the contract says, unchecked: both ends are built together.
 * Throws CallFailed, or the network's own error, or the signal's reason.
 */
export async function get<Answer>(path: string, { language, signal }: CallOptions): Promise<Answer> {
  const response = await fetch(`/api/v10/${path}`, {
    headers: {
      accept: 'application/json',
      'accept-language': language,
      'x-api-hash': build,
      'x-source': `web/${version}`,
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestWait)]),
  });
  if (!response.ok) throw new CallFailed(path, response.status);
  return (await response.json()) as Answer;
}
