import puppeteer, { type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { chromiumArguments, getChromiumPath } from '../../../config/chromium.ts';
import type { Driver, Engine, Handle } from './driver.ts';
import { getFirefoxPath } from './engine-paths.ts';
import { canBePressed, findElement } from './find-element.ts';

/** Starts Firefox, over WebDriver BiDi, or Chromium. */
export async function startWithPuppeteer(name: 'chromium' | 'firefox'): Promise<Engine> {
  const options = { headless: true, defaultViewport: { width: 1280, height: 900 } };
  const browser = await puppeteer.launch(
    name === 'firefox'
      ? { ...options, browser: 'firefox', executablePath: getFirefoxPath() }
      : { ...options, browser: 'chrome', executablePath: getChromiumPath(), args: [...chromiumArguments] },
  );
  return {
    async openTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return createDriver(page, () => context.close());
    },
    stop: () => browser.close(),
  };
}

function createDriver(page: Page, close: () => Promise<void>): Driver {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  let frame: Frame = page.mainFrame();
  const handles = new WeakMap<Handle, ElementHandle>();
  return {
    complaints,
    async goTo(url) {
      await page.goto(url);
    },
    async goBack() {
      // Puppeteer waits in vain for a page that Firefox has kept.
      await page.evaluate(() => history.back());
    },
    async reload() {
      await page.reload();
    },
    run: async (work, ...values) => (await frame.evaluate(work as never, ...(values as never[]))) as never,
    async find(wanted) {
      const found = await frame.evaluateHandle(findElement, wanted);
      const element = found.asElement() as ElementHandle<HTMLElement> | null;
      if (!element) return undefined;
      const handle = createHandle(element);
      handles.set(handle, element);
      return handle;
    },
    press: (key) => page.keyboard.press(key),
    async enterFrame(handle) {
      frame = (await handles.get(handle)?.contentFrame()) ?? frame;
    },
    async leaveFrame() {
      frame = page.mainFrame();
    },
    async resize(width, height) {
      await page.setViewport({ width, height });
    },
    takePicture: async () => Buffer.from(await page.screenshot()),
    close,
  };
}

function createHandle(element: ElementHandle<HTMLElement>): Handle {
  return {
    canBePressed: () => element.evaluate(canBePressed),
    click: () => element.click(),
    type: (text) => element.type(text),
    async choose(label) {
      const value = await element.evaluate(
        (list, wanted) =>
          [...(list as unknown as HTMLSelectElement).options].find((option) => option.text === wanted)?.value,
        label,
      );
      if (value === undefined) throw new Error(`The list has no option ${label}`);
      await element.select(value);
    },
  };
}
