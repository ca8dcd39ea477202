import { expect, type Page } from '@playwright/test';
import type { WordPress } from '../harness/start-wordpress.ts';
import { siteOrigin } from './read-page.ts';

/** A block of the page that is edited. */
interface EditedBlock {
  name: string;
  isValid: boolean;
  attributes: Record<string, unknown>;
}

/** The block editor in a browser. */
export interface EditorPage {
  page: Page;
  /** The canvas with the page. */
  canvas: ReturnType<Page['frameLocator']>;
  /** Inserts a block of the site, such as `hero`, as an editor does from the library. */
  insert: (name: string) => Promise<void>;
  getBlocks: () => Promise<EditedBlock[]>;
  /** Opens the preview from the editor's menu, and returns its address at the site. */
  preview: () => Promise<string>;
  publish: () => Promise<number>;
  open: (id: number) => Promise<void>;
}

/** The part of WordPress's own script that is read here. */
interface EditorWindow {
  wp: {
    data: {
      select: (store: string) => {
        getBlocks: () => EditedBlock[];
        getCurrentPostId: () => number;
        isSavingPost: () => boolean;
        isCurrentPostPublished: () => boolean;
      };
      dispatch: (store: string) => { set: (scope: string, name: string, value: unknown) => void };
    };
  };
}

/** Logs in and opens a new post. */
export async function openEditor(page: Page, { origin }: WordPress, login: string): Promise<EditorPage> {
  await page.goto(`${origin}/wp-login.php`, { waitUntil: 'domcontentloaded' });
  await page.locator('#user_login').fill(login);
  await page.locator('#user_pass').fill(login);
  await page.locator('#wp-submit').click();
  await page.waitForURL(/wp-admin/, { waitUntil: 'commit' });
  const canvas = page.frameLocator('iframe[name=editor-canvas]');
  const visit = async (path: string) => {
    await page.goto(`${origin}/wp-admin/${path}`, { waitUntil: 'domcontentloaded' });
    await expect(canvas.locator('.is-root-container')).toBeVisible();
    await page.evaluate(() => {
      const { dispatch } = (window as unknown as EditorWindow).wp.data;
      dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
    });
  };
  await visit('post-new.php');
  return {
    page,
    canvas,
    insert: (name) => insertBlock(page, name),
    getBlocks: () => page.evaluate(readBlocks),
    preview: () => preview(page),
    publish: () => publish(page),
    open: (id) => visit(`post.php?post=${id}&action=edit`),
  };
}

/**
 * Takes a block from the library, which is then closed to make room for its form. A search would also draw the patterns that
 * contain the word, each in a frame of its own, and the whole editor waits for those.
 */
async function insertBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Block Inserter', exact: true }).click();
  const library = page.getByRole('region', { name: 'Block Library' });
  await library.locator(`.editor-block-list-item-guildhall-${name}`).click();
  await library.getByRole('button', { name: 'Close Block Inserter' }).click();
  // The same button of the top bar opens it and closes it: the next press must find it closed.
  await expect(library).toBeHidden();
}

function readBlocks(): EditedBlock[] {
  const { getBlocks } = (window as unknown as EditorWindow).wp.data.select('core/block-editor');
  return getBlocks()
    .filter(({ name }) => name.startsWith('guildhall/'))
    .map(({ name, isValid, attributes }) => ({ name, isValid, attributes: { ...attributes } }));
}

/** The site itself does not run: the request for its page says enough. */
async function preview(page: Page): Promise<string> {
  const context = page.context();
  const requested = context.waitForEvent('request', (request) =>
    request.url().startsWith(`${siteOrigin}/preview?ticket=`),
  );
  const opening = context.waitForEvent('page');
  const top = page.getByRole('region', { name: 'Editor top bar' });
  await top.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: /Preview in new tab/ }).click();
  const address = (await requested).url();
  await (await opening).close();
  return address;
}

async function publish(page: Page): Promise<number> {
  await page
    .getByRole('region', { name: 'Editor top bar' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  await page
    .getByRole('region', { name: 'Editor publish' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  await page.waitForFunction(() => {
    const { isSavingPost, isCurrentPostPublished } = (window as unknown as EditorWindow).wp.data.select(
      'core/editor',
    );
    return !isSavingPost() && isCurrentPostPublished();
  });
  return page.evaluate(() =>
    (window as unknown as EditorWindow).wp.data.select('core/editor').getCurrentPostId(),
  );
}
