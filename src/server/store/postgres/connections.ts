import { createHash } from 'node:crypto';
import pg from 'pg';

/** The database's address, and the name of the connections in pg_stat_activity. */
export interface PostgresAddress {
  readonly url: string;
  readonly applicationName: string;
}

/** The timeout for connecting, in milliseconds. */
export const connectPatience = 5000;

/** The number of connections for reading. */
export const readersAtOnce = 10;

/** The most connections of a server: its readers, the writer, the listener, and the lock of the mails. */
export const mostSessions = readersAtOnce + 3;

/** The most connections of a server with SEARCH=sql: the rows of search need nine more. */
export const mostSessionsWithSqlSearch = mostSessions + 9;

const bigint = 20;

/** Positions and times are bigint in the database and numbers in JavaScript. Neither will reach 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === bigint && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/** The configuration that all connections share. */
export function clientConfig({ url, applicationName }: PostgresAddress): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: connectPatience,
    keepAlive: true,
    types,
  };
}

/** Connects a client. Calls `onEnd` at least once when the connection is lost, perhaps before it was usable. */
export async function connectedClient(
  config: pg.ClientConfig,
  onEnd: (client: pg.Client) => void = () => {},
): Promise<pg.Client> {
  const client = new pg.Client(config);
  // Every pending query is rejected too. Without a listener, the event would end the process.
  client.on('error', () => onEnd(client));
  client.once('end', () => onEnd(client));
  await client.connect();
  return client;
}

const mostNamed = 1000;
const names = new Map<string, string>();

/**
 * The name under which a query text is prepared, so that a connection parses it once. Servers hold prepared statements
 * as long as the connection lives, so the number of names is limited.
 */
export function statementName(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < mostNamed) {
    name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
  }
  return name;
}

/** The query, prepared if its text has a name. */
export function preparedQuery(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = statementName(text);
  return { text, values: values as unknown[], ...(name !== undefined && { name }) };
}
