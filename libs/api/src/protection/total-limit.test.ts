import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { createTotalLimit } from './total-limit.ts';

const minuteMs = 60_000;

function start() {
  let now = 0;
  const waits: unknown[] = [];
  const reply = { header: (_name: string, value: unknown) => waits.push(value) } as unknown as FastifyReply;
  const count = createTotalLimit({ first: 2, further: 1 }, () => now);
  /** Counts a call of this address. Returns false if it is refused. */
  const call = (ip: string): boolean => {
    try {
      count({ ip } as FastifyRequest, reply);
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  };
  return { call, waits, pass: (ms: number) => void (now += ms) };
}

it('counts an address as one that has called until an hour has passed since its last call [7.6.1]', () => {
  const { call, pass } = start();
  expect(call('192.0.2.1')).toBe(true);
  pass(60 * minuteMs - 1);
  // Both shares of new addresses are left for others.
  expect([call('192.0.2.1'), call('192.0.2.2'), call('192.0.2.3')]).toEqual([true, true, true]);
  pass(60 * minuteMs);
  expect([call('192.0.2.1'), call('192.0.2.4'), call('192.0.2.5')]).toEqual([true, true, false]);
});

it('lasts a minute, and says how much of it is left [7.6.1]', () => {
  const { call, waits, pass } = start();
  expect([call('192.0.2.1'), call('192.0.2.2')]).toEqual([true, true]);
  pass(minuteMs - 1_000);
  expect([call('192.0.2.3'), waits]).toEqual([false, ['1']]);
  pass(1_000);
  expect(call('192.0.2.3')).toBe(true);
});
