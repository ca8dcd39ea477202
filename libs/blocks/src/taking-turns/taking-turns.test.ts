import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeTurns } from './taking-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function three(count = 3) {
  const shown: number[] = [];
  const turns = takeTurns({ count, stay: (index) => (index + 1) * 100, show: (index) => shown.push(index) });
  return { turns, shown, pass: (ms: number) => vi.advanceTimersByTime(ms) };
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

it('stands still while there is a reason to, and then gives the part its whole time', () => {
  const { turns, shown, pass } = three();
  pass(90);
  turns.hold('pointer');
  turns.hold('focus');
  turns.release('pointer');
  pass(10_000);
  expect(shown).toEqual([]);
  turns.release('focus');
  pass(99);
  expect(shown).toEqual([]);
  pass(1);
  expect(shown).toEqual([1]);
});

it('goes where it is told, round both ends, held or not', () => {
  const { turns, shown, pass } = three();
  turns.hold('visitor');
  turns.goTo(-1);
  turns.goTo(3);
  pass(10_000);
  expect(shown).toEqual([2, 0]);
  expect(turns.isHeld('visitor')).toBe(true);
});

it('does not move what is alone, nor what was stopped', () => {
  const alone = three(1);
  const stopped = three();
  stopped.turns.stop();
  alone.pass(10_000);
  expect([...alone.shown, ...stopped.shown]).toEqual([]);
});
