import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { checked } from '#machines/journal/schema.ts';
import { type FlowName, flowNames } from '#machines/paths/flowNames.ts';
import {
  databaseUrl,
  fingerprintHosts,
  fingerprintScript,
  mailFrom,
  photosUrl,
  publicUrl,
  smtpUrl,
  supportEmail,
} from './configAddresses.ts';
import {
  type Operator,
  operatorAddress,
  operatorFrom,
  operatorIsComplete,
  operatorName,
  operatorPhone,
  operatorUid,
} from './configOperator.ts';

/** The configuration from the environment, which nothing else reads. */
export interface Config {
  /** The address to listen on. Absent: all addresses of this machine, by IPv6 and IPv4. */
  readonly host?: string;
  readonly port: number;
  /**
   * Absolute. Holds the embedded database, the photos of listings, the search snapshot and the pictures made from
   * originals.
   */
  readonly dataDir: string;
  /** The URL of a PostgreSQL database to use instead of the embedded database. */
  readonly databaseUrl?: string;
  /**
   * The number of accounts whose keys are lost permanently. The server starts without these keys if exactly as many are
   * missing.
   */
  readonly acceptLostKeys?: number;
  /**
   * The number of facts with which the server starts although `journal.db-wal` is lost permanently, and with it the
   * newest facts.
   */
  readonly acceptLostFacts?: number;
  /** A bucket for the photos of listings, with credentials (`configAddresses.ts`); without it they are in `dataDir`. */
  readonly photosUrl?: string;
  /**
   * The location of the search index: the memory of each process, or PostgreSQL's rows for hosts with little memory.
   */
  readonly search: 'memory' | 'sql';
  readonly brand: 'allmend' | 'murmel';
  /**
   * Whether an empty market is filled with the demonstration's listings, at the first start or after an interrupted
   * one.
   */
  readonly demo: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /**
   * The number of proxies in front of the server that may name the client. Absent: those on this host may, if
   * PUBLIC_URL is https.
   */
  readonly trustedProxies?: number;
  /** Today's date, typed by the operator because the clock seems to have jumped: `2027-12-31`. */
  readonly confirmClock?: string;
  /** The rate limit of a client, in requests per minute. */
  readonly requestsPerMinute: number;
  /**
   * The market's public address: `https://allmend.example`. Absent, the server uses its own `http://localhost:PORT`.
   */
  readonly publicUrl?: string;
  /** The token by which a scraper on another machine reads `/metrics`. */
  readonly metricsToken?: string;
  /** The mail server: `smtp://` or `smtps://`. Absent, mails stay in the local mailbox. */
  readonly smtpUrl?: string;
  /** The sender's email address of mails, perhaps with a name before it. */
  readonly mailFrom: string;
  /** The address of the market's support, for pages and mails. Absent, they name none. */
  readonly supportEmail?: string;
  /** The operator of the market, for the imprint. Absent, the imprint says so. */
  readonly operator?: Operator;
  /** Whether the local mailbox is shown to every visitor, also outside development. */
  readonly mailbox: boolean;
  /** The address of a third-party script that fingerprints browsers at login; without it our own script does. */
  readonly fingerprintScript?: string;
  /**
   * Further origins of this script, for scripts, pictures, calls and frames; `https://*.host` covers all subdomains of
   * a host.
   */
  readonly fingerprintHosts?: readonly string[];
  /** Whether pages include the recorder of flows for testers; a name records that flow alone. */
  readonly recording: boolean | FlowName;
  /**
   * The inspector of statecharts for developers. Absent: nothing of it can be reached. With a token, only visitors who
   * have it can reach it.
   */
  readonly inspector?: { readonly token?: string };
  /** Whether browsers get the service worker, or one that unregisters itself and deletes its caches. */
  readonly serviceWorker: boolean;
  /** True except for `npm run dev`: no variable that a host sets by chance may loosen the content security policy. */
  readonly production: boolean;
}

const whole = (min: number, max: number) => z.coerce.number().check(z.int(), z.gte(min), z.lte(max));
const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((value) => value === '1'),
);

const shortestToken = 16;
/** The inspector opens every journal, so its token must not be one that can be guessed. */
const shortestInspectorToken = 32;

const token = (shortest: number) =>
  z.string().check(
    z.refine((text) => text.length >= shortest, `must have at least ${shortest} characters`),
    z.refine((text) => /^[\x21-\x7e]*$/.test(text), 'must consist of printable ASCII characters without spaces'),
  );

const variables = z.object({
  HOST: z.optional(z.string()),
  PORT: z._default(whole(0, 65_535), 3000),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  DATABASE_URL: z.optional(databaseUrl),
  ACCEPT_LOST_KEYS: z.optional(whole(0, 1_000_000_000)),
  ACCEPT_LOST_FACTS: z.optional(whole(0, Number.MAX_SAFE_INTEGER)),
  CONFIRM_CLOCK: z.optional(z.iso.date('must be a date such as 2027-12-31')),
  PHOTOS_URL: z.optional(photosUrl),
  SEARCH: z._default(z.enum(['memory', 'sql']), 'memory'),
  BRAND: z._default(z.enum(['allmend', 'murmel']), 'allmend'),
  DEMO: z._default(flag, true),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  TRUSTED_PROXIES: z.optional(whole(0, 10)),
  REQUESTS_PER_MINUTE: z._default(whole(1, 1_000_000), 600),
  PUBLIC_URL: z.optional(publicUrl),
  SMTP_URL: z.optional(smtpUrl),
  MAIL_FROM: z.optional(mailFrom),
  SUPPORT_EMAIL: z.optional(supportEmail),
  OPERATOR_NAME: z.optional(operatorName),
  OPERATOR_ADDRESS: z.optional(operatorAddress),
  OPERATOR_UID: z.optional(operatorUid),
  OPERATOR_PHONE: z.optional(operatorPhone),
  MAILBOX: z._default(z.enum(['on', 'off']), 'off'),
  FINGERPRINT_SCRIPT: z.optional(fingerprintScript),
  FINGERPRINT_HOSTS: z.optional(fingerprintHosts),
  RECORDING: z._default(
    z.enum(['on', 'off', ...flowNames], 'must be on, off or the name of a flow (machines/paths/flowNames.ts)'),
    'off',
  ),
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
  METRICS_TOKEN: z.optional(token(shortestToken)),
  INSPECTOR: z._default(z.enum(['on', 'off']), 'off'),
  INSPECTOR_TOKEN: z.optional(token(shortestInspectorToken)),
  NODE_ENV: z.optional(z.string()),
  ALLMEND_NODE_ENV: z.optional(z.string()),
});

const environment = variables.check(
  // `SEARCH=sql` needs PostgreSQL: the embedded database has no search index.
  z.refine(({ SEARCH, DATABASE_URL }) => SEARCH === 'memory' || DATABASE_URL !== undefined, {
    path: ['SEARCH'],
    error: 'sql needs PostgreSQL: set DATABASE_URL, or leave SEARCH at memory',
  }),
  // `SMTP_URL` needs `MAIL_FROM`: mails are sent for the operator's domain, which only the operator knows.
  z.refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'is needed where SMTP_URL is set: the address that mails come from',
  }),
  z.refine(({ FINGERPRINT_HOSTS, FINGERPRINT_SCRIPT }) => !FINGERPRINT_HOSTS || FINGERPRINT_SCRIPT !== undefined, {
    path: ['FINGERPRINT_HOSTS'],
    error: 'are those of a script: set FINGERPRINT_SCRIPT, or leave this unset',
  }),
  z.refine(({ SMTP_URL, MAILBOX }) => SMTP_URL === undefined || MAILBOX === 'off', {
    path: ['MAILBOX'],
    error: 'on shows the local mailbox, which is empty where SMTP_URL is set: unset one of them',
  }),
  // `npm start` always sets NODE_ENV, and passes the operator's own value as ALLMEND_NODE_ENV. A public address means
  // production too, however the server was started.
  z.refine(
    ({ INSPECTOR, INSPECTOR_TOKEN, NODE_ENV, ALLMEND_NODE_ENV = NODE_ENV, PUBLIC_URL }) =>
      INSPECTOR === 'off' ||
      INSPECTOR_TOKEN !== undefined ||
      (ALLMEND_NODE_ENV !== 'production' && (PUBLIC_URL === undefined || isOfThisComputer(PUBLIC_URL))),
    {
      path: ['INSPECTOR'],
      error: `on shows every statechart and journal, so in production (NODE_ENV=production, or a PUBLIC_URL that is not this computer's) it needs INSPECTOR_TOKEN with at least ${shortestInspectorToken} characters`,
    },
  ),
  operatorIsComplete,
);

/** Variables whose value no terminal and no log may show. */
const secret: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'INSPECTOR_TOKEN',
  'METRICS_TOKEN',
  'PHOTOS_URL',
  'SMTP_URL',
]);

/** The environment breaks a rule. Each line names variable, rule and value, unless the value is secret. */
export class InvalidConfig extends Error {
  override readonly name = 'InvalidConfig';
}

/** Reads the configuration. Throws InvalidConfig naming every variable that is wrong. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const result = checked(environment, withoutEmpty(env));
  if ('problems' in result) {
    const lines = result.problems.map(({ field, rule }) =>
      secret.has(field) ? `${field}: ${rule}` : `${field}: ${rule} (it is ${JSON.stringify(env[field])})`,
    );
    throw new InvalidConfig(lines.join('\n'));
  }
  const data = result.value;
  const operator = operatorFrom(data);
  return {
    ...(data.HOST && { host: data.HOST }),
    port: data.PORT,
    dataDir: resolve(data.DATA_DIR),
    ...(data.DATABASE_URL && { databaseUrl: data.DATABASE_URL }),
    ...(data.ACCEPT_LOST_KEYS !== undefined && { acceptLostKeys: data.ACCEPT_LOST_KEYS }),
    ...(data.ACCEPT_LOST_FACTS !== undefined && { acceptLostFacts: data.ACCEPT_LOST_FACTS }),
    ...(data.CONFIRM_CLOCK && { confirmClock: data.CONFIRM_CLOCK }),
    ...(data.PHOTOS_URL && { photosUrl: data.PHOTOS_URL }),
    search: data.SEARCH,
    brand: data.BRAND,
    demo: data.DEMO,
    logLevel: data.LOG_LEVEL,
    ...(data.TRUSTED_PROXIES !== undefined && { trustedProxies: data.TRUSTED_PROXIES }),
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    ...(data.PUBLIC_URL && { publicUrl: data.PUBLIC_URL }),
    ...(data.METRICS_TOKEN && { metricsToken: data.METRICS_TOKEN }),
    ...(data.SMTP_URL && { smtpUrl: data.SMTP_URL }),
    mailFrom: data.MAIL_FROM ?? `${data.BRAND} <noreply@${data.BRAND}.example>`,
    ...(data.SUPPORT_EMAIL && { supportEmail: data.SUPPORT_EMAIL }),
    ...(operator && { operator }),
    mailbox: data.MAILBOX === 'on',
    ...(data.FINGERPRINT_SCRIPT && { fingerprintScript: data.FINGERPRINT_SCRIPT }),
    ...(data.FINGERPRINT_HOSTS && { fingerprintHosts: data.FINGERPRINT_HOSTS }),
    recording: recordingOf(data.RECORDING),
    ...(data.INSPECTOR === 'on' && { inspector: data.INSPECTOR_TOKEN ? { token: data.INSPECTOR_TOKEN } : {} }),
    serviceWorker: data.SERVICE_WORKER === 'on',
    production: true,
  };
}

/** Whether no other computer can open an address. */
function isOfThisComputer(address: string): boolean {
  return /^(?:.+\.)?localhost$|^127\.|^\[::1\]$/.test(new URL(address).hostname);
}

function recordingOf(value: 'on' | 'off' | FlowName): Config['recording'] {
  if (value === 'off') return false;
  return value === 'on' ? true : value;
}

/** An empty variable counts as unset. */
function withoutEmpty(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => !!entry[1]));
}
