import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright';

export interface ExampleServers {
  site: string;
  sandbox: string;
  /** Runs a command of the office. */
  office: (...args: string[]) => Promise<void>;
}

interface Visitor {
  page: Page;
  servers: ExampleServers;
  email: string;
}

/** Actions of a visitor, in this order. */
const steps: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  'reads pages of blocks': readPages,
  'chooses a category': chooseCategory,
  'buys a product': buyProduct,
  'signs up and sees what to transfer': signUp,
  'logs in by a link': logIn,
};

/** Uses the example of Next like a visitor. Any console message is a fault. */
export async function pressExample(
  browser: Browser,
  servers: ExampleServers,
): Promise<{ faults: string[]; scriptsKb: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // In development, a page is compiled when it is opened.
  page.setDefaultTimeout(90_000);
  const faults: string[] = [];
  page.on('console', (message) => {
    // In development, Next repeats what the server has logged, with a label.
    const isServers = message.text().startsWith('%c%s%c');
    if (['error', 'warning'].includes(message.type()) && !isServers)
      faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    // Of Chromium, about a page that is left before its styles have loaded.
    if (!message.startsWith('Transition was aborted')) faults.push(`uncaught: ${message}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  const visitor = { page, servers, email: `${randomUUID()}@post.example` };
  await page.goto(servers.site, { waitUntil: 'networkidle' });
  const scriptsKb = await measureScripts(page);
  for (const [name, step] of Object.entries(steps))
    try {
      await step(visitor);
    } catch (error) {
      faults.push(`a visitor ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  await page.close();
  return { faults, scriptsKb };
}

/** Returns the size of all scripts as they are sent, in kB. */
async function measureScripts(page: Page): Promise<number> {
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\.js(?:\?|$)/.test(entry.name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  return Math.round(bytes / 1000);
}

async function readPages({ page, servers }: Visitor): Promise<void> {
  for (const path of ['/about', '/shop', '/styleguide']) {
    await page.goto(servers.site + path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  }
}

async function chooseCategory({ page, servers }: Visitor): Promise<void> {
  await page.goto(`${servers.site}/news`);
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const all = await cards.count();
  await main.getByRole('link', { name: 'Oceans', exact: true }).click();
  await main.getByText(/\d+ entries shown/).waitFor();
  if ((await cards.count()) >= all) throw new Error('The category shows all cards.');
}

async function buyProduct({ page, servers }: Visitor): Promise<void> {
  await page.goto(`${servers.site}/p/print-cones`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await drawer.getByRole('button', { name: /Increase quantity of Cones/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cart (2)' }).waitFor();
  // The next page restores it.
  await page.goto(`${servers.site}/shop`);
  await page.getByRole('button', { name: 'Cart (2)' }).waitFor();
}

async function signUp({ page, servers, email }: Visitor): Promise<void> {
  await page.goto(`${servers.site}/membership`);
  const box = page.getByRole('article').filter({ hasText: 'Individual membership, digital' });
  await box.locator('summary').click();
  const field = (group: string, label: string) =>
    box.getByRole('group', { name: group }).getByLabel(label, { exact: true });
  for (const group of ['Your details', 'Billing address']) {
    await field(group, 'First name').fill('Ida');
    await field(group, 'Last name').fill('Holm');
    await field(group, 'Email').fill(email);
  }
  await field('Billing address', 'Address').fill('Havnegade 5');
  await field('Billing address', 'City').fill('Aarhus');
  await field('Billing address', 'Zip code').fill('8000');
  await field('Billing address', 'Country').selectOption({ value: 'DK' });
  await box.getByLabel('I accept the terms and conditions').check();
  await box.locator('form').getByRole('button', { name: 'Subscribe' }).click();
  await page.waitForURL('**/_payment/*');
  const main = page.getByRole('main');
  await main.getByText('DKK 250').waitFor();
  const term = main.getByRole('term').filter({ hasText: 'Reference' });
  const reference = await term.locator('xpath=following-sibling::dd').textContent();
  const paid = ['--amount', '250', '--currency', 'DKK', '--payment', '2026-11-24 4711'];
  await servers.office('confirm', (reference ?? '').replaceAll(' ', ''), ...paid);
  await page.reload();
  await main.getByRole('heading', { name: 'We have received your payment' }).waitFor();
  // The form reads that the membership is active.
  await page.goto(`${servers.site}/membership`);
  await page.getByText('Thank you. Your membership is now active.').first().waitFor();
}

async function logIn({ page, servers, email }: Visitor): Promise<void> {
  await page.goto(`${servers.site}/login`);
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send link' }).click();
  const link = await findLoginLink(page, servers.sandbox, email);
  await page.goto('about:blank');
  await page.goto(link);
  await main.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/profile');
  await main.getByText(email).first().waitFor();
  await main.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL('**/login');
}

/** Waits for the email with the link. */
async function findLoginLink(page: Page, sandbox: string, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const response = await page.request.get(`${sandbox}/_sandbox/mails`);
      const mails = (await response.json()) as { to: string; links: string[] }[];
      const links = mails.filter(({ to }) => to.includes(email)).flatMap((mail) => mail.links);
      link = links.find((one) => one.includes('#login-link=')) ?? '';
      return link;
    }, 'An email with a login link')
    .not.toBe('');
  return link;
}
