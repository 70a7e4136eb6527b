import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { ignoredParameters } from '#server/store/postgres/addressParameters.ts';
import { postgresError } from '#server/store/postgres/postgresErrors.ts';
import { StoreUnavailable } from '#server/store/store.ts';

const address = 'postgres://ana:geheim@db.example/market';

describe('the parameters of DATABASE_URL', () => {
  it('have an effect, or are named', () => {
    expect(ignoredParameters(address)).toBeUndefined();
    expect(ignoredParameters(`${address}?sslmode=require&sslrootcert=/ca.pem&options=-c%20x%3Dy`)).toBeUndefined();
    expect(ignoredParameters(`${address}?schema=shop`)).toMatch(/schema has no effect.*database of its own/s);
    expect(ignoredParameters(`${address}?pgbouncer=true&connection_limit=5`)).toBe(
      'DATABASE_URL: pgbouncer, connection_limit have no effect',
    );
  });

  it('are named without their values', () => {
    expect(ignoredParameters(`${address}?token=s3cret`)).not.toMatch(/s3cret|geheim/);
  });
});

it('of a database that does not exist names the remedy', () => {
  const message = 'database "market" does not exist';
  const error = postgresError(Object.assign(new pg.DatabaseError(message, 0, 'error'), { code: '3D000' }));
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(error.message).toMatch(/"market" does not exist\. .*createdb.*DATABASE_URL/);
});

it('of a database that a pooler does not find names the remedy too', () => {
  const error = pooler('database "market" does not exist');
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(error.message).toMatch(/"market" does not exist\. .*createdb.*DATABASE_URL/);
});

it.each(['statement_timeout', 'options'])('with %s, which a pooler refuses, names the remedy', (parameter) => {
  const error = pooler(`unsupported startup parameter: ${parameter}`);
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(error.message).toMatch(
    new RegExp(`remove ${parameter} from DATABASE_URL, or add it to ignore_startup_parameters`),
  );
});

/** An error of PgBouncer, which uses the same code for all its refusals. */
function pooler(message: string): Error {
  return postgresError(Object.assign(new pg.DatabaseError(message, 0, 'error'), { code: '08P01' }));
}

describe('a connection that TLS prevents', () => {
  const failed = (message: string, code?: string) => postgresError(Object.assign(new Error(message), { code }));

  it.each([
    ['self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT', /sslrootcert=.*sslmode=no-verify/s],
    ['self-signed certificate in certificate chain', 'SELF_SIGNED_CERT_IN_CHAIN', /sslrootcert=.*sslmode=no-verify/s],
    ['unable to verify the first certificate', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', /sslrootcert=/],
    ["Hostname/IP does not match certificate's altnames", 'ERR_TLS_CERT_ALTNAME_INVALID', /another host/],
    ['certificate has expired', 'CERT_HAS_EXPIRED', /expired.*renew/],
    ['The server does not support SSL connections', undefined, /sslmode=disable/],
  ])('is explained: %s', (message, code, hint) => {
    const error = failed(message, code);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error.message).toContain(message);
    expect(error.message).toMatch(hint);
  });

  it.each(['ENOENT', 'EACCES', 'EISDIR'])('is explained when a file of certificates cannot be read: %s', (code) => {
    const reading = Object.assign(new Error(`${code}, open '/etc/ca.pem'`), {
      code,
      syscall: code === 'EISDIR' ? 'read' : 'open',
    });
    expect(postgresError(reading).message).toMatch(/\/etc\/ca\.pem.*sslrootcert, sslcert and sslkey in DATABASE_URL/s);
    const socket = Object.assign(new Error('connect ENOENT /run/.s.PGSQL.5432'), {
      code: 'ENOENT',
      syscall: 'connect',
    });
    expect(postgresError(socket).message).not.toMatch(/ssl/);
  });

  it.each([
    'no pg_hba.conf entry for host "10.0.0.7", user "ana", database "market", no encryption',
    'no pg_hba.conf entry for host "10.0.0.7", user "ana", database "market", SSL off',
  ])('is explained when the server accepts encrypted connections only: %s', (message) => {
    const refused = Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code: '28000' });
    const error = postgresError(refused);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error.message).toMatch(/no pg_hba\.conf entry.*sslmode=require/s);
  });

  it('differs from a failure with other reasons', () => {
    expect(failed('connect ECONNREFUSED', 'ECONNREFUSED').message).not.toMatch(/ssl/i);
    const noRole = Object.assign(new pg.DatabaseError('role "ana" does not exist', 0, 'error'), { code: '28000' });
    expect(postgresError(noRole)).toBe(noRole);
  });
});
