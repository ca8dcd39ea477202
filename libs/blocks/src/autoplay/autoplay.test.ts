import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAutoplay } from './autoplay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(count = 3) {
  const shown: number[] = [];
  const autoplay = startAutoplay({
    count,
    time: (index) => (index + 1) * 100,
    show: (index) => shown.push(index),
  });
  return { autoplay, shown, pass: (ms: number) => vi.advanceTimersByTime(ms) };
}

it('gives each part its own time, and returns to the first', () => {
  const { shown, pass } = start();
  pass(99);
  expect(shown).toEqual([]);
  pass(1);
  expect(shown).toEqual([1]);
  pass(200 + 300);
  expect(shown).toEqual([1, 2, 0]);
});

it('pauses while there is a reason to, and then gives the part its full time', () => {
  const { autoplay, shown, pass } = start();
  pass(90);
  autoplay.hold('pointer');
  autoplay.hold('focus');
  autoplay.release('pointer');
  pass(10_000);
  expect(shown).toEqual([]);
  autoplay.release('focus');
  pass(99);
  expect(shown).toEqual([]);
  pass(1);
  expect(shown).toEqual([1]);
});

it('goes to any part, wrapping around both ends, paused or not', () => {
  const { autoplay, shown, pass } = start();
  autoplay.hold('visitor');
  autoplay.goTo(-1);
  autoplay.goTo(3);
  pass(10_000);
  expect(shown).toEqual([2, 0]);
  expect(autoplay.isHeld('visitor')).toBe(true);
});

it('does not move a single part, or after it was stopped', () => {
  const alone = start(1);
  const stopped = start();
  stopped.autoplay.stop();
  alone.pass(10_000);
  expect([...alone.shown, ...stopped.shown]).toEqual([]);
});
