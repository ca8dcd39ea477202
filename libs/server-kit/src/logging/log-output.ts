import { writeSync } from 'node:fs';
import { formatLogLine } from './format-log-line.ts';

/** Receives the log lines: standard output, except in tests. */
export interface LogDestination {
  write(line: string): void;
}

/** Most bytes of lines that wait to be written, so that a burst is not held in memory. */
const maxWaiting = 64 * 1024;
const pauseMs = 10;

let json: LogDestination | undefined;

/**
 * Opens standard output for the log.
 *
 * @param format by default `pretty` in a terminal, else `json`
 */
export function openLogOutput(format?: 'json' | 'pretty'): LogDestination {
  if ((format ?? (process.stdout.isTTY ? 'pretty' : 'json')) === 'pretty')
    return { write: (line) => void process.stdout.write(formatLogLine(line)) };
  return (json ??= createBatches((text) => writeCompletely(1, text)));
}

/**
 * Collects the lines of one turn of the event loop and writes them together: a write for each line would cost a busy server
 * more than the line. Nothing is lost when the process exits, and one turn at most when the system kills it.
 */
export function createBatches(write: (text: string) => void): LogDestination {
  let waiting = '';
  const flush = () => {
    const text = waiting;
    waiting = '';
    if (text !== '') write(text);
  };
  process.on('exit', flush);
  return {
    write(line) {
      if (waiting === '') setImmediate(flush);
      waiting += line;
      if (waiting.length > maxWaiting) flush();
    },
  };
}

/** Writes to a file or pipe, and waits while a pipe is full: the other side reads too slowly. */
function writeCompletely(file: number, text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(file, rest));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Nobody reads the log any more: the server still serves.
      if (code === 'EPIPE') return;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
  }
}
