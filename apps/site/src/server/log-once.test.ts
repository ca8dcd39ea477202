import { expect, it, vi } from 'vitest';
import { createLogOnce } from './log-once.ts';

it('logs each message once', () => {
  const say = vi.fn();
  const sayOnce = createLogOnce(say);
  sayOnce({ block: 'a' }, 'left out');
  sayOnce({ block: 'a' }, 'left out');
  sayOnce({ block: 'b' }, 'left out');
  expect(say.mock.calls).toEqual([
    [{ block: 'a' }, 'left out'],
    [{ block: 'b' }, 'left out'],
  ]);
});
