import { expect, it } from 'vitest';
import { createFaultList } from './fault-list.ts';

it('applies a fault only to its service and its URLs', () => {
  const faults = createFaultList();
  faults.add({ service: 'content', mode: 'error', match: '/wp-json/entry' });
  expect(faults.strike('media', '/wp-json/entry')).toEqual([]);
  expect(faults.strike('content', '/wp-json/maindata/api')).toEqual([]);
  expect(faults.strike('content', '/wp-json/entry/api?path=/')).toMatchObject([{ mode: 'error' }]);
});

it('ends a fault after the given number of requests', () => {
  const faults = createFaultList();
  faults.add({ service: 'content', mode: 'down', times: 2 });
  expect(faults.strike('content', '/a')).toHaveLength(1);
  expect(faults.all()).toMatchObject([{ times: 1 }]);
  expect(faults.strike('content', '/a')).toHaveLength(1);
  expect(faults.strike('content', '/a')).toEqual([]);
});

it('clears one fault and keeps the others', () => {
  const faults = createFaultList();
  const { id } = faults.add({ service: 'content', mode: 'slow' });
  faults.add({ service: 'content', mode: 'html' });
  expect(faults.clear(id)).toBe(true);
  expect(faults.all()).toMatchObject([{ mode: 'html' }]);
  expect(faults.clear(id)).toBe(false);
});
