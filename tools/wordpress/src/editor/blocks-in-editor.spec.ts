import { builtInBlocks, describeBlock } from '@guildhall/cms-client';
import { expect, test } from '@playwright/test';
import { startWordPress, type WordPress } from '../harness/start-wordpress.ts';
import { openEditor } from './editor-page.ts';
import { fillForm } from './fill-form.ts';
import { previewSettings, readPage, readPreview, type PageAsRead } from './read-page.ts';
import { seedEditor } from './seed-editor.ts';

const blocks = builtInBlocks.map((block) => describeBlock(block));

let wordPress: WordPress;
test.beforeAll(async () => {
  wordPress = await startWordPress({ serve: true, constants: previewSettings });
  await seedEditor(wordPress);
});
test.afterAll(() => wordPress.stop());

test('an author inserts every block, fills in its form, sees all of them in the preview, publishes, and finds them again, valid for the editor and the site', async ({
  page,
}, info) => {
  const editor = await openEditor(page, wordPress, 'author');
  await editor.canvas.getByRole('textbox', { name: 'Add title' }).fill('Every block');
  for (const block of blocks)
    await test.step(block.name, async () => {
      await editor.insert(block.name);
      const form = editor.canvas.locator('.guildhall-form.is-open');
      await expect(form.locator('.guildhall-form__kind')).toHaveText(block.label);
      await fillForm({ page, form }, [...block.fields, ...(block.sourceFields ?? [])]);
      await expect(form.locator('.guildhall-problem, .guildhall-problem-count')).toHaveCount(0);
      await form.screenshot({ path: info.outputPath(`${block.name}.png`) });
    });
  const written = await editor.getBlocks();
  expect(written.map(({ name }) => name)).toEqual(blocks.map(({ name }) => `guildhall/${name}`));
  const preview = await editor.preview();
  expectEveryBlock(await readPreview(wordPress, preview));
  const id = await editor.publish();
  await editor.open(id);
  const read = await editor.getBlocks();
  expect(read).toEqual(written);
  expect(read.filter(({ isValid }) => !isValid)).toEqual([]);
  await expect(editor.canvas.locator('.block-editor-warning')).toHaveCount(0);
  await page.screenshot({ path: info.outputPath('reopened.png') });
  expectEveryBlock(await readPage(wordPress, '/every-block'));
});

function expectEveryBlock({ blocks: shown, problems }: PageAsRead): void {
  expect(problems).toEqual([]);
  const names = shown.map(({ name }) => name);
  for (const { name } of blocks) expect(names).toContain(name);
}
