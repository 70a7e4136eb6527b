import { failureIn, isGeneral } from '#machines/market/api/apiFailure.ts';
import { toLanguage } from '#machines/market/language.ts';

import { version as webVersion } from '../../../package.json' with { type: 'json' };
import { loadAlone } from '../chunks/chunk.ts';
import { cookies } from '../browser/cookies.ts';
import { CallFailed, GraphqlFailed } from './callFailed.ts';
import type { ApiEnvironment } from './environment.ts';
import type { Operation } from './operation.ts';
import { formEncoded, type Payload } from './payload.ts';
import type { sendFiles } from './sendingFiles.ts';

/** The timeout of a call, in milliseconds (API-16). */
const longestWait = 90_000;

/** The hash of this module's file, by which the server identifies the build of the caller (API-13). */
const build = /-([\w-]+)\.js$/.exec(import.meta.url)?.[1] ?? 'dev';

/** A random id that identifies the document in the server's log, and disappears with the document (API-13). */
const clientId = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

interface CallOptions {
  readonly signal?: AbortSignal;
  /** An idempotency key: the server executes a repeated call once. */
  readonly commandId?: string;
  /** Whether the call continues after the page is closed. */
  readonly outlastsPage?: boolean;
  /** Whether the path ends with `.json`; false for paths without it (API-6). */
  readonly suffix?: boolean;
  /**
   * For optional data: a failure concerns only the caller. The app is not marked as failed (API-26), and the page is
   * not reloaded (API-21).
   */
  readonly quiet?: boolean;
  /**
   * For the page's main data, if the caller shows the failure with a retry. The app is not marked as failed, which
   * would show it twice. An overloaded server still causes the reload (API-21).
   */
  readonly showsFailure?: boolean;
  /**
   * Whether the data is only cached ahead for offline use, without a page that shows it. The service worker then does
   * not report that the answer is a cached copy (`src/worker/answers.ts`).
   */
  readonly isCachedAhead?: boolean;
}

interface Call extends CallOptions {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly query?: URLSearchParams;
  readonly body?: URLSearchParams | FormData | string;
  /** The media type of the requested file; absent if the answer is JSON. */
  readonly file?: string;
  /** Whether a JSON answer is valid for this call; by default every JSON answer is. */
  readonly isAnswer?: (answer: unknown) => boolean;
  /** The name of a GraphQL query, by which the service worker decides what to cache (`src/worker/plan.ts`). */
  readonly operation?: string;
  /** Receives the progress of the upload, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** The statuses whose answers have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205]);

/**
 * An API client for one of its versions: 10, or 11 for the search (API-5). A call throws CallFailed for a status other
 * than 2xx. It also throws it for a body that is neither JSON nor the expected file, such as the login page of a
 * hotel's network. The network's own error, a TimeoutError after 90 s and the signal's reason pass through. The
 * answer's shape is not checked: client and server are built together.
 */
export function makeClient({ version, environment }: { version: 10 | 11; environment: ApiEnvironment }) {
  /** Resolves with the content of a 2xx answer; otherwise reports the failure and throws. */
  async function call(
    path: string,
    { query, suffix = true, quiet = false, showsFailure = false, outlastsPage = false, ...made }: Call,
  ): Promise<unknown> {
    const { method, body, signal, file, isAnswer = isThere, onProgress } = made;
    const token = environment.cookie(cookies.csrf);
    const address = `/api/v${version}/${path}${suffix ? '.json' : ''}${searchOf(query)}`;
    const { response, answer } = await within(longestWait, signal, async (alive) => {
      const init = {
        method,
        headers: headersOf(method, body, made),
        credentials: 'include',
        signal: alive,
        keepalive: outlastsPage,
      } as const;
      const came =
        onProgress && body instanceof FormData
          ? await sending({ ...init, body }, address, onProgress)
          : await environment.fetch(address, body === undefined ? init : { ...init, body });
      return { response: came, answer: await answerOf(came, file) };
    });
    if (response.ok && (isAnswer(answer) || bodiless.has(response.status))) {
      environment.callSucceeded();
      return answer;
    }
    const failed = new CallFailed(`${method} ${address}`, response.status, failureIn(answer));
    if (failed.status >= 500) environment.log(failed);
    // If the CSRF token has changed meanwhile, another session has begun, and the refusal concerns the previous one.
    if (failed.status === 403 && environment.cookie(cookies.csrf) === token) environment.sessionRefused();
    if (!quiet) tell(failed, showsFailure);
    throwGraphqlError(answer, response.status);
    throw failed;
  }

  /** Reports a failure of the API itself to the environment. */
  function tell(failed: CallFailed, isShown: boolean): void {
    if (failed.status === 503 || failed.status === 429) environment.serverOverloaded();
    if (!isShown && isGeneral(failed.status, failed.failure)) environment.callFailed(failed);
  }

  function headersOf(
    method: Call['method'],
    body: Call['body'],
    { commandId, operation, isCachedAhead = false }: Pick<Call, 'commandId' | 'operation' | 'isCachedAhead'> = {},
  ): Record<string, string> {
    return {
      accept: 'application/json',
      'accept-language': toLanguage(environment.cookie(cookies.language)),
      'x-api-hash': build,
      'x-source': `web/${webVersion}`,
      'x-client-id': clientId,
      ...(method !== 'GET' && tokenHeader()),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(commandId !== undefined && { 'x-command-id': commandId }),
      ...(operation !== undefined && { 'x-operation': operation }),
      ...(isCachedAhead && { 'x-kept-ahead': '1' }),
    };
  }

  function tokenHeader(): Record<string, string> {
    const token = environment.cookie(cookies.csrf);
    return token === undefined ? {} : { 'x-csrf-token': token };
  }

  return {
    /** `GET /api/v10/<path>.json?<query>`. */
    async get<Answer>(path: string, { query, ...options }: CallOptions & { readonly query?: Payload } = {}) {
      try {
        return (await call(path, { ...options, method: 'GET', query: formEncoded(query) })) as Answer;
      } catch (error) {
        const isUnreached = !(error instanceof CallFailed) && !options.signal?.aborted;
        if (isUnreached && options.showsFailure) await environment.contentUnreached();
        throw error;
      }
    },
    /** `GET /api/v10/<path>`: a file of a given media type. */
    async file(path: string, type: string, options: Omit<CallOptions, 'suffix'> = {}) {
      return (await call(path, { ...options, method: 'GET', suffix: false, file: type })) as Blob;
    },
    /**
     * `GET /api/v10/<path>` as a stream: the caller reads the response, failures are not reported, and there is no
     * timeout (NETWORK-3). The browser sets `connection` itself.
     */
    stream(path: string, { query, signal }: { readonly query: Payload; readonly signal: AbortSignal }) {
      const requested = formEncoded(query);
      const address = `/api/v${version}/${path}${searchOf(requested)}`;
      const headers = {
        ...headersOf('GET', undefined),
        ...tokenHeader(),
        accept: 'application/x-ndjson, text/event-stream;q=0.9',
        connection: 'keep-alive',
      };
      return environment.fetch(address, { headers, credentials: 'include', cache: 'no-store', signal });
    },
    /** `POST /api/v10/<path>.json`, the payload form-encoded (API-8). */
    async post<Answer>(path: string, payload?: Payload, options: CallOptions = {}) {
      return (await call(path, { ...options, method: 'POST', body: formEncoded(payload) })) as Answer;
    },
    /** `POST /api/v10/<path>.json` with JSON, for lists and named values, which a form cannot express. */
    async postJson<Answer>(path: string, payload: object, options: CallOptions = {}) {
      return (await call(path, { ...options, method: 'POST', body: JSON.stringify(payload) })) as Answer;
    },
    /** `POST /api/v10/<path>.json` as a multipart form with files; `onProgress` receives the progress (API-10). */
    async upload<Answer>(path: string, body: FormData, options: CallOptions & Pick<Call, 'onProgress'> = {}) {
      return (await call(path, { ...options, method: 'POST', body })) as Answer;
    },
    /** `DELETE /api/v10/<path>`, the payload form-encoded (API-7, API-8). */
    async remove<Answer>(path: string, payload?: Payload, options: Omit<CallOptions, 'suffix'> = {}) {
      const body = payload && { body: formEncoded(payload) };
      return (await call(path, { ...options, ...body, method: 'DELETE', suffix: false })) as Answer;
    },
    /**
     * `POST /api/v10/graphql`: the answer's data, typed by the schema. Throws GraphqlFailed with the first message if
     * the answer contains errors (API-1, API-3), and CallFailed for JSON that is not a GraphQL answer.
     */
    async graphql<Data, Variables>(
      query: Operation<Data, Variables>,
      variables: Variables,
      options: Pick<CallOptions, 'signal' | 'quiet' | 'isCachedAhead'> = {},
    ): Promise<Data> {
      const body = JSON.stringify({ query, variables });
      const operation = /^query (\w+)/.exec(query)?.[1];
      const named = operation === undefined ? {} : { operation };
      const requested = {
        ...options,
        ...named,
        method: 'POST',
        body,
        suffix: false,
        isAnswer: isGraphqlAnswer,
      } as const;
      const answer = await call('graphql', requested);
      throwGraphqlError(answer, 200);
      return (answer as { readonly data: Data }).data;
    },
  };
}

/**
 * The query with its question mark; empty without keys. Counts no keys by `URLSearchParams.size`, which is too new for
 * Safari 16.
 */
function searchOf(query: URLSearchParams | undefined): string {
  const keys = query?.toString() ?? '';
  return keys === '' ? '' : `?${keys}`;
}

/** The code for uploads with progress is loaded when files are sent for the first time. */
async function sending(
  init: Parameters<typeof sendFiles>[1],
  address: string,
  onProgress: (part: number) => void,
): Promise<Response> {
  const module = await loadAlone(() => import('./sendingFiles.ts'));
  return module.sendFiles(address, init, onProgress);
}

/** Runs the work until the caller aborts, and for at most `wait` milliseconds. */
async function within<T>(
  wait: number,
  signal: AbortSignal | undefined,
  work: (alive: AbortSignal) => Promise<T>,
): Promise<T> {
  // `AbortSignal.any` is newer than the oldest browsers that the market supports.
  const alive = new AbortController();
  const timer = setTimeout(() => alive.abort(new DOMException(`No answer within ${wait} ms`, 'TimeoutError')), wait);
  const giveUp = () => alive.abort(signal?.reason);
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  try {
    return await work(alive.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/**
 * The body of a response: the bytes of the expected file, undefined for another type; otherwise, and for errors, the
 * JSON.
 */
async function answerOf(came: Response, file: string | undefined): Promise<unknown> {
  if (file === undefined || !came.ok) return parsed(await came.text());
  return came.headers.get('content-type') === file ? came.blob() : undefined;
}

/** The JSON value in an answer's text; undefined for a proxy's page or an empty answer. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isThere(answer: unknown): boolean {
  return answer !== undefined;
}

/**
 * Whether an answer has the envelope of GraphQL. Its content follows the schema: client and server are built together.
 */
function isGraphqlAnswer(answer: unknown): boolean {
  const { data, errors } = (answer ?? {}) as { readonly data?: unknown; readonly errors?: unknown };
  return Array.isArray(errors) || (typeof data === 'object' && data !== null && !Array.isArray(data));
}

function throwGraphqlError(answer: unknown, status: number): void {
  const errors = (answer as { readonly errors?: unknown } | null | undefined)?.errors;
  if (!Array.isArray(errors)) return;
  const [first] = errors as readonly ({ readonly message?: unknown } | undefined)[];
  throw new GraphqlFailed(typeof first?.message === 'string' ? first.message : 'The answer holds an error', status);
}
