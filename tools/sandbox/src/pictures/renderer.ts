import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { PictureRequest } from './picture-store.ts';
import type { RenderResult } from './render-process.ts';

export interface Renderer {
  /** Renders pictures one after the other, in the order of the requests. */
  render(order: PictureRequest): Promise<Buffer>;
  close(): void;
}

interface Job {
  order: PictureRequest;
  done: (bytes: Buffer) => void;
  fail: (error: Error) => void;
}

/** Draws in a separate process with low priority, which starts with the first picture. */
export function createRenderer(): Renderer {
  const queue: Job[] = [];
  let current: Job | undefined;
  let child: ChildProcess | undefined;
  let closed = false;

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'render-process.ts'), {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (response: RenderResult) => {
      const job = current;
      current = undefined;
      if ('bytes' in response) job?.done(Buffer.from(response.bytes));
      else job?.fail(new Error(response.error));
      startNext();
    });
    started.on('exit', () => {
      child = undefined;
      const job = current;
      current = undefined;
      job?.fail(new Error('The process that draws pictures ended'));
      startNext();
    });
    return started;
  }

  function startNext(): void {
    if (current !== undefined || closed) return;
    current = queue.shift();
    if (current === undefined) return;
    child ??= start();
    child.send(current.order);
  }

  return {
    render(order) {
      if (closed) return Promise.reject(new Error('The sandbox is closing'));
      return new Promise((done, fail) => {
        queue.push({ order, done, fail });
        startNext();
      });
    },
    close() {
      closed = true;
      for (const job of queue.splice(0)) job.fail(new Error('The sandbox is closing'));
      child?.kill('SIGKILL');
    },
  };
}
