import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAutoplay } from './autoplay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function three(count = 3) {
  const shown: number[] = [];
  const autoplay = startAutoplay({
    count,
    stay: (index) => (index + 1) * 100,
    show: (index) => shown.push(index),
  });
  return { autoplay, shown, pass: (ms: number) => vi.advanceTimersByTime(ms) };
}

it('gives each part its own time, and comes round to the first', () => {
  const { shown, pass } = three();
  pass(99);
  expect(shown).toEqual([]);
  pass(1);
  expect(shown).toEqual([1]);
  pass(200 + 300);
  expect(shown).toEqual([1, 2, 0]);
});

it('pauses while there is a reason to, and then gives the part its whole time', () => {
  const { autoplay, shown, pass } = three();
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

it('goes where it is told, round both ends, held or not', () => {
  const { autoplay, shown, pass } = three();
  autoplay.hold('visitor');
  autoplay.goTo(-1);
  autoplay.goTo(3);
  pass(10_000);
  expect(shown).toEqual([2, 0]);
  expect(autoplay.isHeld('visitor')).toBe(true);
});

it('does not move what is alone, nor what was stopped', () => {
  const alone = three(1);
  const stopped = three();
  stopped.autoplay.stop();
  alone.pass(10_000);
  expect([...alone.shown, ...stopped.shown]).toEqual([]);
});
