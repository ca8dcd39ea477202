import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { callDatabase } from './guard.ts';

/** A failure as PostgreSQL reports it, as Node does, or as the driver does, without a code. */
const fail = (code: string) =>
  Object.assign(new Error(code), /^[\dA-Z]{5}$/.test(code) ? { code, severity: 'ERROR' } : { code });
const failDriver = (message: string) => new Error(message);

/** Makes ten calls of which all that reach the database fail; returns their number, and the code of the next call. */
async function readNext(error: Error): Promise<[reached: number, next: unknown]> {
  const url = new URL(`postgres://db.example/${randomUUID()}`);
  let reached = 0;
  const refuse = () => {
    reached += 1;
    return Promise.reject(error);
  };
  for (let turn = 0; turn < 10; turn += 1) await callDatabase(url, refuse).catch(() => undefined);
  const next = await callDatabase(url, async () => 'called').catch(
    (caught: { code: unknown }) => caught.code,
  );
  return [reached, next];
}

it.each([
  ['no connection', fail('ECONNREFUSED')],
  ['a lost connection', fail('08006')],
  ['a server that is starting', fail('57P03')],
  ['no free connection', fail('53300')],
  ['a silent connection', failDriver('Query read timeout')],
  ['a silent server', failDriver('timeout expired')],
  ['a connection that ends', failDriver('Connection terminated unexpectedly')],
])('after three failures by %s, a database is not called [8.6.16]', async (_name, error) => {
  expect(await readNext(error)).toEqual([3, 'ERR_POSTGRES_OPEN']);
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
  expect(await readNext(error)).toEqual([10, 'called']);
});
