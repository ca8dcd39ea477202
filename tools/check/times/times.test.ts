import { describe, expect, it } from 'vitest';
import { ownPages } from '../../../config/own-pages.ts';
import { slowTests } from '../../../config/slow-tests.ts';
import { parseSchedule } from './process-tree.mjs';
import { computeSlowness } from './slowness.mjs';
import { findSlowTests } from './test-times.mjs';
import { createTimeline } from './timeline.mjs';

describe('the time of a span', () => {
  it('is idle while nothing runs or is ready to run', () => {
    const timeline = createTimeline();
    timeline.add(0, { ran: 0, queued: 0 });
    timeline.add(100, { ran: 100, queued: 0 });
    timeline.add(200, { ran: 100, queued: 0 });
    timeline.add(300, { ran: 150, queued: 25 });
    expect(timeline.measure(0, 300)).toEqual({ ms: 300, idle: 125, own: 275, ran: 150 });
    expect(timeline.measure(150, 200)).toEqual({ ms: 50, idle: 50, own: 50, ran: 0 });
  });

  it('is its own without what other programs took', () => {
    const timeline = createTimeline();
    timeline.add(0, { ran: 0, queued: 0 });
    timeline.add(100, { ran: 25, queued: 75 });
    expect(timeline.measure(0, 100)).toEqual({ ms: 100, idle: 0, own: 25, ran: 25 });
  });

  it('is its own where nothing can be measured', () => {
    const timeline = createTimeline();
    timeline.add(0, { ran: 0, queued: 0 });
    timeline.add(100, { ran: 0, queued: 0 });
    expect(timeline.measure(20, 80).own).toBe(60);
  });

  it('is read from Linux’s statistics of a thread', () => {
    expect(parseSchedule('469959000 1000000 7\n')).toEqual({ ran: 469.959, queued: 1 });
    expect(parseSchedule('')).toEqual({ ran: 0, queued: 0 });
  });
});

describe('a test that takes more than ten seconds', () => {
  const times = { ms: 41_000, idle: 0 };
  const tests = [
    { ...times, name: 'libs/cart/src/a.test.ts › is quick', own: 9_999 },
    { ...times, name: 'libs/cart/src/a.test.ts › is slow', own: 10_001 },
    { ...times, name: 'libs/cart/src/b.test.ts › is slow, too', own: 12_000 },
  ];

  it('is named, unless it is on the list', () => {
    expect(findSlowTests(tests, 1, { 'src/b.test.ts': 'its reason' })).toEqual([
      expect.stringContaining('libs/cart/src/a.test.ts › is slow takes 10.0 s, longer than the 10.0 s'),
    ]);
  });

  it('fails on a quiet machine, though it only waits; the same work passes on one that is half as fast', () => {
    const quiet = computeSlowness([0.089, 0.091, 0.4]);
    const halfAsFast = computeSlowness([0.1, 0.18, 0.181]);
    const waiting = { ...times, name: 'waits', idle: 11_900, own: 12_000 };
    const working = { ...times, name: 'works', own: 36_000 };
    expect(findSlowTests([waiting], quiet, {})).toHaveLength(1);
    expect(findSlowTests([{ ...working, own: 9_000 }], quiet, {})).toEqual([]);
    expect(findSlowTests([working], halfAsFast, {})).toEqual([]);
    expect(findSlowTests([{ ...working, own: 40_100 }], halfAsFast, {})).toEqual([
      expect.stringContaining('works takes 40.1 s, longer than the 40.0 s'),
    ]);
  });

  it('has no less than ten seconds on a fast machine, or where a run was too short to measure', () => {
    expect([computeSlowness([0.03]), computeSlowness([])]).toEqual([1, 1]);
  });

  it.each([
    ['slow tests', slowTests],
    ['tests with a page of their own', ownPages],
  ])('is an exception: the list of %s has at most ten, each with a reason', (_list, reasons) => {
    expect(Object.keys(reasons).length).toBeLessThanOrEqual(10);
    for (const reason of Object.values(reasons)) expect(reason).toMatch(/\w+ \w+/);
  });
});
