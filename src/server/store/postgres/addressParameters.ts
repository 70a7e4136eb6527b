/** The URL parameters that the client supports (pg-connection-string, and pg's connection parameters). */
const understood: ReadonlySet<string> = new Set([
  'application_name',
  'client_encoding',
  'fallback_application_name',
  'host',
  'options',
  'password',
  'port',
  'user',
  'ssl',
  'sslcert',
  'sslkey',
  'sslmode',
  'sslnegotiation',
  'sslrootcert',
  'uselibpqcompat',
  'idle_in_transaction_session_timeout',
  'lock_timeout',
  'query_timeout',
  'statement_timeout',
]);

/** The ineffective parameters of a database's URL, as a sentence without their values; undefined if there are none. */
export function ignoredParameters(databaseUrl: string): string | undefined {
  const { searchParams } = new URL(databaseUrl);
  const ignored = [...new Set(searchParams.keys())].filter((name) => !understood.has(name));
  const said: string[] = [];
  if (ignored.length > 0) said.push(`${ignored.join(', ')} has no effect`.replace(/(,.*) has /, '$1 have '));
  if (ignored.includes('schema')) said.push('a market needs a database of its own, and uses its default schema');
  return said.length === 0 ? undefined : `DATABASE_URL: ${said.join('; ')}`;
}
