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

/** Starts WebKitGTK's driver on a virtual screen. A tab is a browser of its own. */
export async function startWebKit(): Promise<Engine> {
  const screen = startProgram(
    getXvfbPath(),
    ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'],
    {},
  );
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await findFreePort();
  const driver = startProgram(getWebKitDriverPath(), [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${display.toString().trim()}`,
  });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { message: 'The driver of WebKit listens', timeout: 10_000 }).toBe(true);
  return {
    async openTab() {
      const tab = createDriver(await openSession(origin));
      await tab.resize(1280, 900);
      return tab;
    },
    async stop() {
      for (const program of [driver, screen]) {
        program.kill();
        if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
      }
    },
  };
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
