import { expect, it } from 'vitest';
import type { TraceEvent } from '../trace.ts';
import { splitTask } from './split-task.ts';

const event = (
  name: string,
  atMs: number,
  ms: number,
  data: TraceEvent['args']['data'] = {},
): TraceEvent => ({
  ...{ name, ph: 'X', pid: 1, tid: 1, ts: atMs * 1000, dur: ms * 1000, tdur: ms * 1000, args: { data } },
});
const call = (file: string, atMs: number, ms: number) =>
  event('FunctionCall', atMs, ms, { url: `https://site.test/assets/${file}?v=1` });

it('counts each part of a task without its children, and the functions of a script together', () => {
  const task = event('RunTask', 100, 60);
  const events = [
    task,
    call('react-1a2b3c.js', 101, 40),
    event('UpdateLayoutTree', 110, 15),
    event('Layout', 130, 5),
    call('react-1a2b3c.js', 145, 10),
    call('cart-x_y-z1.js', 146, 4),
    event('Layout', 400, 50),
  ];
  expect(splitTask(task, events)).toEqual([
    { name: 'react', ms: 26 },
    { name: 'styles', ms: 15 },
    { name: 'browser', ms: 10 },
    { name: 'layout', ms: 5 },
    { name: 'cart', ms: 4 },
  ]);
});

it('names events by their work, and functions without a file as script', () => {
  const task = event('RunTask', 0, 30);
  const events = [
    task,
    event('EventDispatch', 0, 20, { type: 'click' }),
    event('v8.callFunction', 1, 15),
    event('FunctionCall', 1, 15),
  ];
  expect(splitTask(task, events)).toEqual([
    { name: 'script', ms: 15 },
    { name: 'browser', ms: 10 },
    { name: 'event click', ms: 5 },
  ]);
});
