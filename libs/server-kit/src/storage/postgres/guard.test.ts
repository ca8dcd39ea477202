import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { callDatabase } from './guard.ts';

/** A failure as PostgreSQL reports it, as Node does, or as the driver does, without a code. */
const fail = (code: string) =>
  Object.assign(new Error(code), /^[\dA-Z]{5}$/.test(code) ? { code, severity: 'ERROR' } : { code });
const failDriver = (message: string) => new Error(message);

/** Fails ten times, and returns the code of the next call. */
async function readNext(error: Error): Promise<unknown> {
  const url = new URL(`postgres://db.example/${randomUUID()}`);
  const call = () => callDatabase(url, () => Promise.reject(error)).catch((caught: unknown) => caught);
  for (let turn = 0; turn < 10; turn += 1) await call();
  return callDatabase(url, async () => 'called').catch((caught: { code: unknown }) => caught.code);
}

it.each([
  ['no connection', fail('ECONNREFUSED')],
  ['a lost connection', fail('08006')],
  ['a server that is starting', fail('57P03')],
  ['no free connection', fail('53300')],
  ['a silent connection', failDriver('Query read timeout')],
  ['a silent server', failDriver('timeout expired')],
  ['a connection that ends', failDriver('Connection terminated unexpectedly')],
])('after several failures by %s, a database is not called [8.6.16]', async (_name, error) => {
  expect(await readNext(error)).toBe('ERR_POSTGRES_OPEN');
});

it.each([
  ['a row that exists', fail('23505')],
  ['a faster transaction', fail('40001')],
  ['a deadlock', fail('40P01')],
  ['a lock', fail('55P03')],
  ['a statement that the server ended', fail('57014')],
  ['a full disk', fail('53100')],
  ['a database that is read-only', fail('25006')],
  ['a statement with an error', fail('42601')],
  ['an error of the caller', failDriver('no such member')],
])('after several failures by %s, a database is called as before [8.6.16]', async (_name, error) => {
  expect(await readNext(error)).toBe('called');
});
