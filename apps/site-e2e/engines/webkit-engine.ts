import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { findFreePort } from '../../../config/free-port.ts';
import type { Driver, Engine, Handle } from './driver.ts';
import { getWebKitDriverPath, getXvfbPath } from './engine-paths.ts';
import { canBePressed, findElement } from './find-element.ts';
import { elementKey, keyCodes, openSession, type ElementReference, type SendCommand } from './webdriver.ts';

/** Height of the browser's own bar above the page. */
const barHeight = 38;

/** Maximum time for a browser to start, ms. It takes about one second. */
const maxStartMs = 20_000;

/** Starts WebKitGTK's driver on a virtual screen. A tab is a browser of its own. */
export async function startWebKit(): Promise<Engine> {
  const screen = startProgram(
    getXvfbPath(),
    ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'],
    {},
  );
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const display = `:${number.toString().trim()}`;
  let driver = await startDriver(display);
  const openWindow = async () => {
    const tab = createDriver(await openSession(driver.origin, AbortSignal.timeout(maxStartMs)));
    await tab.resize(1280, 900);
    return tab;
  };
  return {
    async openTab() {
      try {
        return await openWindow();
      } catch {
        // Its browser sometimes never starts, before any page is requested.
        await end(driver.program);
        driver = await startDriver(display);
        return openWindow();
      }
    },
    async stop() {
      await end(driver.program);
      await end(screen);
    },
  };
}

async function startDriver(display: string): Promise<{ program: ChildProcess; origin: string }> {
  const port = await findFreePort();
  const words = [`--port=${port}`, '--host=127.0.0.1'];
  const program = startProgram(getWebKitDriverPath(), words, { DISPLAY: display });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { message: 'The driver of WebKit listens', timeout: 10_000 }).toBe(true);
  return { program, origin };
}

async function end(program: ChildProcess): Promise<void> {
  program.kill();
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
}

function startProgram(path: string, words: string[], env: Record<string, string>): ChildProcess {
  // Without the compositor, WebKitGTK crashes when the page changes.
  const { WEBKIT_DISABLE_COMPOSITING_MODE: _, ...inherited } = process.env;
  return spawn(path, words, { env: { ...inherited, ...env }, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
}

function createDriver(send: SendCommand): Driver {
  const run = <Result>(work: unknown, ...values: readonly unknown[]) =>
    send<Result>('POST', '/execute/sync', { script: `return (${String(work)})(...arguments)`, args: values });
  const references = new WeakMap<Handle, ElementReference>();
  return {
    complaints: undefined,
    goTo: (url) => send('POST', '/url', { url }),
    goBack: () => send('POST', '/back'),
    reload: () => send('POST', '/refresh'),
    run,
    async find(wanted) {
      const reference = await run<ElementReference | null>(findElement, wanted);
      if (!reference) return undefined;
      const handle = createHandle(send, run as Driver['run'], reference);
      references.set(handle, reference);
      return handle;
    },
    async press(key) {
      const value = keyCodes[key];
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    enterFrame: (handle) => send('POST', '/frame', { id: references.get(handle) }),
    leaveFrame: () => send('POST', '/frame', { id: null }),
    resize: (width, height) =>
      send('POST', '/window/rect', { x: 0, y: 0, width, height: height + barHeight }),
    takePicture: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    close: () => send('DELETE', ''),
  };
}

function createHandle(send: SendCommand, run: Driver['run'], reference: ElementReference): Handle {
  const path = `/element/${reference[elementKey]}`;
  return {
    canBePressed: () => run(canBePressed, reference),
    async click() {
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin: reference },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: (text) => send('POST', `${path}/value`, { text }),
    async choose(label) {
      const option = await send<ElementReference>('POST', `${path}/element`, {
        using: 'xpath',
        value: `.//option[normalize-space() = "${label}"]`,
      });
      await send('POST', `/element/${option[elementKey]}/click`);
    },
  };
}
