import { expect } from '@playwright/test';
import type { Driver, Handle, Key } from './driver.ts';
import { describeWanted, type Wanted } from './find-element.ts';

/** Time in which a page shows what a journey waits for, in ms. */
const timeoutMs = 15_000;

/** Actions of a person at a browser, and what the person sees. The same for every engine. */
export interface Visitor {
  /** Opens a page of the site by its path. */
  open(path: string): Promise<void>;
  goBack(): Promise<void>;
  reload(): Promise<void>;
  click(wanted: Wanted): Promise<void>;
  /** Types into an empty field. */
  type(wanted: Wanted, text: string): Promise<void>;
  choose(wanted: Wanted, label: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Waits until the page shows it. */
  see(wanted: Wanted): Promise<void>;
  /** Waits until the page does not show it. */
  seeNo(wanted: Wanted): Promise<void>;
  /** Waits until the address bar has this path and query. */
  seeUrl(path: string): Promise<void>;
  /** Runs a function in the page until it returns this. It can use nothing around it. */
  expectInPage<Result extends string | number | boolean | null>(
    read: () => Result,
    result: Result,
  ): Promise<void>;
  readInPage<Result extends string | number | boolean | null>(
    read: (...values: never[]) => Result,
    ...values: readonly unknown[]
  ): Promise<Result>;
  /** Continues in a frame. */
  enterFrame(wanted: Wanted): Promise<void>;
  leaveFrame(): Promise<void>;
  /** Makes the page as large as this, in px. */
  resize(width: number, height: number): Promise<void>;
}

/** @param origin of the site */
export function createVisitor(driver: Driver, origin: string): Visitor {
  const waiting = (message: string) => ({ message, timeout: timeoutMs, intervals: [50, 100, 200] });
  // A page that is just being replaced cannot be read.
  const isSeen = (wanted: Wanted) =>
    driver.find(wanted).then(
      (handle) => handle !== undefined,
      () => undefined,
    );
  const find = async (wanted: Wanted): Promise<Handle> => {
    let found: Handle | undefined;
    const look = async () => (found = await driver.find(wanted).catch(() => undefined)) !== undefined;
    await expect.poll(look, waiting(`The page has ${describeWanted(wanted)}`)).toBe(true);
    return found as unknown as Handle;
  };
  const readInPage: Visitor['readInPage'] = (read, ...values) => driver.run(read, ...values);
  return {
    open: (path) => driver.goTo(origin + path),
    goBack: () => driver.goBack(),
    reload: () => driver.reload(),
    async click(wanted) {
      let found: Handle | undefined;
      const look = async () => {
        found = await driver.find(wanted).catch(() => undefined);
        return (await found?.canBePressed().catch(() => undefined)) ?? false;
      };
      await expect.poll(look, waiting(`The page lets visitors press ${describeWanted(wanted)}`)).toBe(true);
      await (found as unknown as Handle).click();
    },
    type: async (wanted, text) => (await find(wanted)).type(text),
    choose: async (wanted, label) => (await find(wanted)).choose(label),
    press: (key) => driver.press(key),
    see: (wanted) =>
      expect.poll(() => isSeen(wanted), waiting(`The page shows ${describeWanted(wanted)}`)).toBe(true),
    seeNo: (wanted) =>
      expect
        .poll(() => isSeen(wanted), waiting(`The page does not show ${describeWanted(wanted)}`))
        .toBe(false),
    seeUrl: (path) =>
      expect
        .poll(
          () => readInPage(() => location.pathname + location.search).catch(() => undefined),
          waiting('URL'),
        )
        .toBe(path),
    expectInPage: (read, result) =>
      expect.poll(() => readInPage(read).catch(() => undefined), waiting(String(read))).toBe(result),
    readInPage,
    enterFrame: async (wanted) => driver.enterFrame(await find(wanted)),
    leaveFrame: () => driver.leaveFrame(),
    resize: (width, height) => driver.resize(width, height),
  };
}
