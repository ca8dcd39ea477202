import { expect, it, vi } from 'vitest';
import { createLogOnce } from './log-once.ts';

it('logs each message once', () => {
  const say = vi.fn();
  const logOnce = createLogOnce(say);
  logOnce({ block: 'a' }, 'left out');
  logOnce({ block: 'a' }, 'left out');
  logOnce({ block: 'b' }, 'left out');
  expect(say.mock.calls).toEqual([
    [{ block: 'a' }, 'left out'],
    [{ block: 'b' }, 'left out'],
  ]);
});
