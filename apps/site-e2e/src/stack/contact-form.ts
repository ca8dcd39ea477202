import type { Page } from '@playwright/test';
import type { SandboxControl } from './sandbox-control.ts';

/** Reads the messages that have arrived. */
export const readInbox = async ({ sandbox }: { sandbox: SandboxControl }) =>
  (await (await sandbox.control('GET', 'inbox')).json()) as { content: { fields: { value: unknown }[] } }[];

export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Anna Lund');
  await page.getByRole('main').getByLabel('Email').fill('anna@post.example');
  await page.getByLabel('Your letter').fill('When is <b>soup</b>?');
}

export const findSend = (page: Page) => page.getByRole('button', { name: 'Send the letter' });
