import { chromium, type Browser, type Page } from 'playwright';
import { joinWithNothing } from './join-with-nothing.ts';
import { pressReadmes } from './snippets/press-readmes.ts';
import { chromiumArguments, getChromiumPath } from '../bench/stack/browser.ts';

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: getChromiumPath(), args: [...chromiumArguments] });
}

/** Opens and uses the pages like a visitor, and reports problems; any console message is one. */
export async function findBrowserFaults(browser: Browser, origin: string): Promise<string[]> {
  return [
    ...(await visitPage(browser, `${origin}/`, async (page) => {
      await buyAPrint(page);
      await filterTheNews(page);
      await joinWithNothing(page);
      await requireStyles(page);
    })),
    ...(await visitPage(browser, `${origin}/quiet`, async (page) => {
      await chooseACountry(page);
      await requireStyles(page);
    })),
    ...(await visitPage(browser, `${origin}/readmes`, async (page) => {
      await pressReadmes(page);
      await requireStyles(page, '.gh_Button_button');
    })),
  ];
}

async function buyAPrint(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add to cart' });
  await add.waitFor();
  const colours = await add.evaluate((button) => {
    const probe = button.appendChild(document.createElement('i'));
    probe.style.color = 'var(--gh-on-accent)';
    return [getComputedStyle(button).color, getComputedStyle(probe).color];
  });
  if (colours[0] !== colours[1])
    throw new Error(`The layers are in a wrong order: the button is ${colours[0]}.`);
  await add.click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await drawer.getByRole('link', { name: 'Print: Tides', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cart (1)' }).waitFor();
}

async function filterTheNews(page: Page): Promise<void> {
  const list = page.locator('#block-with-filters');
  await list.getByRole('link', { name: 'Rings' }).waitFor();
  await list.getByRole('link', { name: 'Essays', exact: true }).click();
  await list.getByRole('link', { name: 'Rings' }).waitFor({ state: 'detached' });
  await list.getByRole('link', { name: 'Cities' }).waitFor();
}

async function chooseACountry(page: Page): Promise<void> {
  await page.getByText('DKK 500').waitFor();
  await page.getByLabel('VAT of').hover();
  await page.locator('[data-awake]').waitFor();
  await page.getByLabel('VAT of').selectOption('LU');
  await page.getByText('DKK 468').waitFor();
}

export async function visitPage(
  browser: Browser,
  address: string,
  visit: (page: Page) => Promise<void>,
): Promise<string[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  try {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    await visit(page);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  await page.close();
  return faults;
}

/** Detects classes without rules and tokens without values. */
async function requireStyles(page: Page, element = 'body'): Promise<void> {
  const font = await page
    .locator(element)
    .first()
    .evaluate((found) => getComputedStyle(found).fontFamily);
  if (!font.includes('Hanken Grotesk')) throw new Error(`The styles were not loaded: the font is ${font}.`);
}
