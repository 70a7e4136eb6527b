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

/** Whatever takes longer has failed, in milliseconds (API-16). */
const longestWait = 90_000;

/** The hash that the build gave this module's file; the server wants to know which build asks (API-13). */
const build = /-([\w-]+)\.js$/.exec(import.meta.url)?.[1] ?? 'dev';

/** Which document asks: told apart in the server's log, and gone with the document (API-13). */
const clientId = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

interface CallOptions {
  readonly signal?: AbortSignal;
  /** A name for what is to be done: sent again with the same, it is done once. */
  readonly commandId?: string;
  /** Goes on where the page is left meanwhile. */
  readonly outlastsPage?: boolean;
  /** False for the paths that end in no `.json` (API-6). */
  readonly suffix?: boolean;
  /**
   * For what a page is of use without: a failure is for who asked alone. Neither is the app marked as failed (API-26),
   * nor the page loaded again (API-21), over something that nobody misses.
   */
  readonly quiet?: boolean;
  /**
   * For what a page is about, where who asked says that it failed and how to ask again: nobody is told twice, so the app is
   * not marked as failed. Where the server has too much to do, the page is loaded again as by any call (API-21).
   */
  readonly showsFailure?: boolean;
  /** For what the device is to keep though no page shows it: of a copy of that the worker tells nobody (`src/worker/answers.ts`). */
  readonly isKeptAhead?: boolean;
}

interface Call extends CallOptions {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly query?: URLSearchParams;
  readonly body?: URLSearchParams | FormData | string;
  /** The media type of an answer that is a file; else it is JSON. */
  readonly file?: string;
  /** Whether an answer that came as JSON is one to this call; by default each is. */
  readonly isAnswer?: (answer: unknown) => boolean;
  /** The name of a question in GraphQL, by which the service worker knows what it may keep (`src/worker/plan.ts`). */
  readonly operation?: string;
  /** Told how much of the body has gone out, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** Answers of these statuses have no body, and say all by that. */
const bodiless: ReadonlySet<number> = new Set([204, 205]);

/**
 * A client of the interface in one of its versions: 10, or 11 for the search (API-5). A call that is not answered with
 * 2xx throws CallFailed, and so does one whose answer is neither JSON nor the file asked for: something between here and
 * the server gave it, such as the page by which a hotel asks for a room number. The network's own error, a TimeoutError
 * after 90 s and the signal's reason pass through. The answer's shape is what the contract says, unchecked: both ends are
 * built together.
 */
export function makeClient({ version, environment }: { version: 10 | 11; environment: ApiEnvironment }) {
  /** What a 2xx answer holds; another is told to whom it concerns, and thrown. */
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
    // If another session has begun meanwhile, which has a token of its own, the refusal concerns the one before.
    if (failed.status === 403 && environment.cookie(cookies.csrf) === token) environment.sessionRefused();
    if (!quiet) tell(failed, showsFailure);
    throwGraphqlError(answer, response.status);
    throw failed;
  }

  /** To whom a failure of the interface itself concerns. */
  function tell(failed: CallFailed, isShown: boolean): void {
    if (failed.status === 503 || failed.status === 429) environment.serverOverloaded();
    if (!isShown && isGeneral(failed.status, failed.failure)) environment.callFailed(failed);
  }

  function headersOf(
    method: Call['method'],
    body: Call['body'],
    { commandId, operation, isKeptAhead = false }: Pick<Call, 'commandId' | 'operation' | 'isKeptAhead'> = {},
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
      ...(isKeptAhead && { 'x-kept-ahead': '1' }),
    };
  }

  function tokenHeader(): Record<string, string> {
    const token = environment.cookie(cookies.csrf);
    return token === undefined ? {} : { 'x-csrf-token': token };
  }

  return {
    /** `GET /api/v10/<path>.json?<query>`. */
    async get<Answer>(path: string, { query, ...options }: CallOptions & { readonly query?: Payload } = {}) {
      return (await call(path, { ...options, method: 'GET', query: formEncoded(query) })) as Answer;
    },
    /** `GET /api/v10/<path>`: a file of that media type. */
    async file(path: string, type: string, options: Omit<CallOptions, 'suffix'> = {}) {
      return (await call(path, { ...options, method: 'GET', suffix: false, file: type })) as Blob;
    },
    /**
     * `GET /api/v10/<path>`, whose answer is read as it comes, whatever it is: nothing is told to anybody, and no wait ends it
     * (NETWORK-3). A browser sets `connection` itself.
     */
    stream(path: string, { query, signal }: { readonly query: Payload; readonly signal: AbortSignal }) {
      const asked = formEncoded(query);
      const address = `/api/v${version}/${path}${searchOf(asked)}`;
      const headers = {
        ...headersOf('GET', undefined),
        ...tokenHeader(),
        accept: 'application/x-ndjson, text/event-stream;q=0.9',
        connection: 'keep-alive',
      };
      return environment.fetch(address, { headers, credentials: 'include', cache: 'no-store', signal });
    },
    /** `POST /api/v10/<path>.json`, the payload as a form (API-8). */
    async post<Answer>(path: string, payload?: Payload, options: CallOptions = {}) {
      return (await call(path, { ...options, method: 'POST', body: formEncoded(payload) })) as Answer;
    },
    /** `POST /api/v10/<path>.json`, what no form can say: lists and values by name, as JSON. */
    async postJson<Answer>(path: string, payload: object, options: CallOptions = {}) {
      return (await call(path, { ...options, method: 'POST', body: JSON.stringify(payload) })) as Answer;
    },
    /** `POST /api/v10/<path>.json`, files and all in a form; `onProgress` is told how much has gone out (API-10). */
    async upload<Answer>(path: string, body: FormData, options: CallOptions & Pick<Call, 'onProgress'> = {}) {
      return (await call(path, { ...options, method: 'POST', body })) as Answer;
    },
    /** `DELETE /api/v10/<path>`, a payload as a form (API-7, API-8). */
    async remove<Answer>(path: string, payload?: Payload, options: Omit<CallOptions, 'suffix'> = {}) {
      const body = payload && { body: formEncoded(payload) };
      return (await call(path, { ...options, ...body, method: 'DELETE', suffix: false })) as Answer;
    },
    /**
     * `POST /api/v10/graphql`: the answer's data, whose types follow from the schema. Throws GraphqlFailed with the first message if
     * the answer holds errors (API-1, API-3), and CallFailed for JSON that is no answer of GraphQL.
     */
    async graphql<Data, Variables>(
      query: Operation<Data, Variables>,
      variables: Variables,
      options: Pick<CallOptions, 'signal' | 'quiet' | 'isKeptAhead'> = {},
    ): Promise<Data> {
      const body = JSON.stringify({ query, variables });
      const operation = /^query (\w+)/.exec(query)?.[1];
      const named = operation === undefined ? {} : { operation };
      const asked = { ...options, ...named, method: 'POST', body, suffix: false, isAnswer: isGraphqlAnswer } as const;
      const answer = await call('graphql', asked);
      throwGraphqlError(answer, 200);
      return (answer as { readonly data: Data }).data;
    },
  };
}

/** The query of an address with its question mark; empty without keys. `URLSearchParams.size` is too new for Safari 16. */
function searchOf(query: URLSearchParams | undefined): string {
  const keys = query?.toString() ?? '';
  return keys === '' ? '' : `?${keys}`;
}

/** What tells of progress comes with the first files that are sent. */
async function sending(
  init: Parameters<typeof sendFiles>[1],
  address: string,
  onProgress: (part: number) => void,
): Promise<Response> {
  const module = await loadAlone(() => import('./sendingFiles.ts'));
  return module.sendFiles(address, init, onProgress);
}

/** Does it as long as the caller waits for it, and not longer than `wait` milliseconds. */
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

/** What came: the bytes of the file asked for, and nothing where another came; else, and of a refusal, the JSON. */
async function answerOf(came: Response, file: string | undefined): Promise<unknown> {
  if (file === undefined || !came.ok) return parsed(await came.text());
  return came.headers.get('content-type') === file ? came.blob() : undefined;
}

/** The JSON of an answer; a proxy's page and an empty answer are none. */
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

/** Whether an answer has the envelope of GraphQL. What is in it follows the schema: both ends are built together. */
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
