// Loaded first (`--import`) in every server that journeys start: its clock goes with real time, and a journey can move it
// forward. Timers of Node itself (sockets, keep-alive) go on in real time.
//
// Sinon's fake timers, tried for this, advance by ticks: after a second of work they are a second behind the clocks of the
// other servers. They lose the asynchronous context of a request, and have no `AbortSignal.timeout`.
import { AsyncResource } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers';
// eslint-disable-next-line guildhall/no-sleep -- replaces what servers wait with
import promises from 'node:timers/promises';
import { promisify } from 'node:util';

type Callback = (...args: never[]) => void;

const { setTimeout: startTimer, clearTimeout: stopTimer, setImmediate: defer } = timers;
const RealDate = Date;
const realNow = Date.now;
const realUptime = performance.now.bind(performance);
const maxDelayMs = 2 ** 31 - 1;

let aheadMs = 0;
let lastId = 0;
const pending = new Map<number, MovableTimer>();

/** Like Node's `Timeout`, but due by the clock that is moved. */
class MovableTimer {
  readonly #id = ++lastId;
  readonly #run: () => void;
  readonly #ms: number;
  readonly #repeats: boolean;
  #hasRef = true;
  #handle: NodeJS.Timeout | undefined;
  dueAt = 0;

  constructor(callback: Callback, ms: unknown, repeats: boolean, args: never[]) {
    this.#run = AsyncResource.bind(() => callback(...args));
    this.#ms = Number(ms) >= 1 && Number(ms) <= maxDelayMs ? Math.trunc(Number(ms)) : 1;
    this.#repeats = repeats;
    this.refresh();
  }

  refresh(): this {
    this.dueAt = performance.now() + this.#ms;
    this.wait();
    return this;
  }

  /** Waits for the rest of its time, again after the clock was moved. */
  wait(): void {
    stopTimer(this.#handle);
    this.#handle = startTimer(() => this.#fire(), Math.max(1, this.dueAt - performance.now()));
    if (!this.#hasRef) this.#handle.unref();
    pending.set(this.#id, this);
  }

  #fire(): void {
    pending.delete(this.#id);
    if (this.#repeats) this.refresh();
    this.#run();
  }

  close(): this {
    stopTimer(this.#handle);
    pending.delete(this.#id);
    return this;
  }

  ref(): this {
    this.#hasRef = true;
    this.#handle?.ref();
    return this;
  }

  unref(): this {
    this.#hasRef = false;
    this.#handle?.unref();
    return this;
  }

  hasRef(): boolean {
    return this.#hasRef;
  }

  [Symbol.toPrimitive](): number {
    return this.#id;
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

function clear(timer: unknown): void {
  if (timer instanceof MovableTimer) timer.close();
  else if (typeof timer === 'number' || typeof timer === 'string') pending.get(Number(timer))?.close();
  else stopTimer(timer as NodeJS.Timeout | undefined);
}

/** `setTimeout` of `node:timers/promises`. */
function wait<Value>(ms?: number, value?: Value, { signal, ref = true }: WaitOptions = {}): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      timer.close();
      const error = new Error('The operation was aborted', { cause: signal?.reason });
      reject(Object.assign(error, { name: 'AbortError', code: 'ABORT_ERR' }));
    };
    const end = () => {
      signal?.removeEventListener('abort', abort);
      resolve(value as Value);
    };
    const timer = new MovableTimer(end, ms, false, []);
    if (!ref) timer.unref();
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}

interface WaitOptions {
  signal?: AbortSignal;
  ref?: boolean;
}

function createTimeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  const expire = () =>
    controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  new MovableTimer(expire, ms, false, []).unref();
  return controller.signal;
}

function replaceClock(): void {
  const movable = {
    setTimeout: (callback: Callback, ms?: unknown, ...args: never[]) =>
      new MovableTimer(callback, ms, false, args),
    setInterval: (callback: Callback, ms?: unknown, ...args: never[]) =>
      new MovableTimer(callback, ms, true, args),
    clearTimeout: clear,
    clearInterval: clear,
  };
  Object.defineProperty(movable.setTimeout, promisify.custom, { value: wait });
  Object.assign(timers, movable);
  Object.assign(globalThis, movable);
  Object.assign(promises, { setTimeout: wait });
  promises.scheduler.wait = (ms, options) => wait(ms, undefined, options as WaitOptions);
  syncBuiltinESMExports();
  RealDate.now = () => realNow() + aheadMs;
  performance.now = () => realUptime() + aheadMs;
  AbortSignal.timeout = createTimeoutSignal;
  const construct = (target: typeof Date, args: [], newTarget: unknown) =>
    Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget as typeof Date) as Date;
  globalThis.Date = new Proxy(RealDate, { construct });
  RealDate.prototype.constructor = globalThis.Date;
}

/** Every timer that is due by then fires once, as on a machine that slept. Resolves when they have fired. */
async function moveClock(ms: number): Promise<void> {
  aheadMs += ms;
  for (const timer of [...pending.values()].toSorted((one, other) => one.dueAt - other.dueAt)) timer.wait();
  await new Promise<void>((resolve) => startTimer(() => defer(resolve), 1));
}

// Not in child processes, whose parent speaks to them in the same way.
if (process.env['MOVABLE_CLOCK']) {
  delete process.env['MOVABLE_CLOCK'];
  replaceClock();
  process.on('message', ({ moveClockMs }: { moveClockMs?: number }) => {
    if (moveClockMs) void moveClock(moveClockMs).then(() => process.send?.({ movedClockMs: moveClockMs }));
  });
  // The channel must not keep the process alive.
  process.channel?.unref();
}
