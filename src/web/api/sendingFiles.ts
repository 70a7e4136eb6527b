/** A request with files, in the shape of `fetch`. */
interface SentFiles {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly signal: AbortSignal;
}

/**
 * Sends files like `fetch`, and reports the progress from 0 to 1, which `fetch` cannot. Rejects as `fetch` does, with
 * TypeError or the signal's reason.
 */
export function sendFiles(
  address: string,
  { method, headers, body, signal }: SentFiles,
  onProgress: (part: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const settle = (how: () => void) => () => {
      signal.removeEventListener('abort', stop);
      how();
    };
    request.open(method, address);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener(
      'load',
      settle(() => resolve(new Response(request.responseText || null, { status: request.status }))),
    );
    request.addEventListener(
      'error',
      settle(() => reject(new TypeError('Failed to send'))),
    );
    request.addEventListener(
      'abort',
      settle(() => reject(signal.reason as Error)),
    );
    signal.addEventListener('abort', stop);
    if (signal.aborted) reject(signal.reason as Error);
    else request.send(body);
  });
}
