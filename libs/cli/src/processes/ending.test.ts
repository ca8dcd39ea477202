import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onEndRequest } from './ending.mjs';

let handlers: Record<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  handlers = {};
  vi.spyOn(process, 'on').mockImplementation((signal, handler) => {
    handlers[String(signal)] = handler as () => void;
    return process;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function listen() {
  const calls = { end: vi.fn(), endNow: vi.fn() };
  onEndRequest(calls);
  return calls;
}

describe('a request to end', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('is %s', (signal) => {
    const { end } = listen();
    handlers[signal]?.();
    expect(end).toHaveBeenCalledOnce();
  });

  it('counts once when both the terminal and npm send it', () => {
    const { end, endNow } = listen();
    handlers['SIGINT']?.();
    handlers['SIGINT']?.();
    expect(end).toHaveBeenCalledOnce();
    expect(endNow).not.toHaveBeenCalled();
  });

  it('kills at once when it is repeated later', () => {
    const { end, endNow } = listen();
    handlers['SIGINT']?.();
    vi.advanceTimersByTime(2000);
    handlers['SIGINT']?.();
    expect(end).toHaveBeenCalledOnce();
    expect(endNow).toHaveBeenCalledOnce();
  });

  it('is also sent by the end of the parent process', () => {
    const { end } = listen();
    vi.advanceTimersByTime(500);
    expect(end).not.toHaveBeenCalled();
    vi.spyOn(process, 'ppid', 'get').mockReturnValue(1);
    vi.advanceTimersByTime(500);
    expect(end).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5000);
    expect(end).toHaveBeenCalledOnce();
  });
});
