import { expect, it } from 'vitest';
import { withDeadline } from './deadline.ts';

it('rejects when a response is late', async () => {
  await expect(withDeadline(new Promise(() => undefined), 5)).rejects.toThrow('No response within 5 ms');
});

it('passes a response or a failure on', async () => {
  expect(await withDeadline(Promise.resolve('a'), 1_000)).toBe('a');
  await expect(withDeadline(Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no');
});

it('accepts a response that was there while the process was busy', async () => {
  const channel = new MessageChannel();
  const response = new Promise((resolve) => (channel.port1.onmessage = ({ data }) => resolve(data)));
  const inTime = withDeadline(response, 1);
  channel.port2.postMessage('a');
  const until = performance.now() + 20;
  while (performance.now() < until);
  expect(await inTime).toBe('a');
  channel.port1.close();
});
