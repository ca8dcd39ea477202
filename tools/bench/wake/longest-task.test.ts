import { expect, it } from 'vitest';
import type { TraceEvent } from '../trace.ts';
import { findLongestTask } from './longest-task.ts';
import { watcherName } from './watch-press.ts';

const event = (name: string, atMs: number, ms: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, ph: 'X', pid: 1, tid: 1, ts: atMs * 1000, dur: ms * 1000, tdur: ms * 1000, args: {} },
  ...more,
});
const press = event('EventDispatch', 100, 1, { args: { data: { type: 'pointerdown' } } });

it('leaves out the task that evaluates the most code', () => {
  const events = [
    press,
    ...[event('RunTask', 200, 120), event('v8.evaluateModule', 201, 110)],
    ...[event('RunTask', 400, 60), event('v8.evaluateModule', 401, 30)],
    event('RunTask', 500, 40),
  ];
  expect(findLongestTask(events)).toBe(60);
});

it('ignores tasks before the press, and then counts all after it', () => {
  const events = [
    ...[event('RunTask', 10, 80), event('v8.evaluateModule', 11, 70)],
    press,
    ...[event('RunTask', 200, 55), event('v8.evaluateModule', 201, 50)],
  ];
  expect(findLongestTask(events)).toBe(55);
});

it('counts the press’s own task and its thread’s work, and no other thread', () => {
  const events = [
    event('RunTask', 99, 30, { tdur: 20_000 }),
    press,
    event('RunTask', 200, 300, { tid: 2 }),
    event('RunTask', 200, 300, { pid: 2 }),
  ];
  expect(findLongestTask(events)).toBe(20);
});

it('ends with the page: the task that shows the next page belongs to its load', () => {
  const events = [
    ...[press, event('RunTask', 200, 30)],
    ...[event('RunTask', 300, 90), event('CommitLoad', 310, 10), event('RunTask', 400, 90)],
  ];
  expect(findLongestTask(events)).toBe(30);
});

it('rejects a trace without a press', () => {
  expect(() => findLongestTask([event('RunTask', 1, 1)])).toThrow('The trace contains no press');
});

it('does not count the work of what watches the press', () => {
  const watcher = event('FunctionCall', 201, 30, { args: { data: { url: `${watcherName}.js` } } });
  const events = [press, event('RunTask', 200, 60), watcher, event('UpdateLayoutTree', 202, 10)];
  expect(findLongestTask(events)).toBe(30);
});
