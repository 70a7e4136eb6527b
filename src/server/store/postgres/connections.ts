import { createHash } from 'node:crypto';
import pg from 'pg';

/** Where the database is, and under what name the connections show in pg_stat_activity. */
export interface PostgresAddress {
  readonly url: string;
  readonly applicationName: string;
}

/** How long it may take to connect, in milliseconds. */
export const connectPatience = 5000;

/** Connections for reading. */
export const readersAtOnce = 10;

/** The connections that a server has at most: its readers, the writer, the listener, and the lock of the mails. */
export const mostSessions = readersAtOnce + 3;

/** The same with SEARCH=sql, whose rows have nine more. */
export const mostSessionsWithSqlSearch = mostSessions + 9;

const bigint = 20;

/** Positions and times are bigint there and numbers here: 2^53 of either will not be reached. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === bigint && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/** What all connections share. */
export function clientConfig({ url, applicationName }: PostgresAddress): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: connectPatience,
    keepAlive: true,
    types,
  };
}

/** Connects a client, and tells when it is of no more use, at least once; perhaps before it was of any. */
export async function connectedClient(
  config: pg.ClientConfig,
  onEnd: (client: pg.Client) => void = () => {},
): Promise<pg.Client> {
  const client = new pg.Client(config);
  // Every pending query is told too; unheard, the event would end the process.
  client.on('error', () => onEnd(client));
  client.once('end', () => onEnd(client));
  await client.connect();
  return client;
}

const mostNamed = 1000;
const names = new Map<string, string>();

/**
 * The name under which a text is prepared, so that a connection parses it once. Servers keep what is prepared as long
 * as the connection lives; so of very many texts the late ones have none.
 */
export function statementName(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < mostNamed) {
    name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
  }
  return name;
}

/** The query, prepared where it has a name. */
export function preparedQuery(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = statementName(text);
  return { text, values: values as unknown[], ...(name !== undefined && { name }) };
}
