import { expect, type Locator, type Page } from '@playwright/test';
import type { FieldDescription } from '@guildhall/cms-client';

/** Words that the fields of an identifier take. */
const words: Readonly<Record<string, string>> = { videoId: 'https://youtu.be/a1B_-2c3D4e', height: '600px' };

/** A form, or a part of it, in the canvas. */
interface FormPart {
  page: Page;
  form: Locator;
}

/** Fills in every field of a form by typing and clicking, as an editor does. */
export async function fillForm(part: FormPart, fields: readonly FieldDescription[]): Promise<void> {
  for (const field of fields) {
    const row = part.form.locator(`[data-field="${field.name}"]`).first();
    const fill = fillers[field.kind];
    // Fields that depend on others appear once those are filled in.
    if (!fill || (field.when !== undefined && !(await row.isVisible()))) continue;
    const choosable = field.choices && [...field.choices, ...findDecisive(field, fields)];
    await fill({ ...part, row, field: { ...field, ...(choosable && { choices: choosable }) } });
  }
}

/** Choices of a field on which others depend. */
function findDecisive({ name }: FieldDescription, fields: readonly FieldDescription[]): string[] {
  return fields.flatMap(({ when }) => (when?.field === name ? when.is.map(String) : []));
}

interface Row extends FormPart {
  row: Locator;
  field: FieldDescription;
}

const fillers: Partial<Record<FieldDescription['kind'], (row: Row) => Promise<void>>> = {
  text: ({ row, field }) => row.getByRole('textbox').fill(`Text of ${field.name}`),
  url: ({ row }) => row.getByRole('textbox').fill('/about'),
  html: fillHtml,
  word: fillWord,
  flag: ({ row }) => row.getByRole('checkbox').check(),
  number: ({ row }) => row.getByRole('spinbutton').fill('3'),
  day: ({ row }) => row.locator('input[type=date]').fill('2026-03-05'),
  choice: ({ row, field }) => chooseLast(row, field),
  link: fillLink,
  image: chooseMedia,
  items: fillItem,
  texts: fillText,
  cards: pickEntry,
};

async function fillHtml({ page, row }: Row): Promise<void> {
  await row.getByRole('textbox').first().click();
  await page.keyboard.type('Written words');
}

/** Chooses from a list where there is one. */
async function fillWord({ row, field }: Row): Promise<void> {
  if (field.choosesFrom === undefined) {
    await row.getByRole('textbox').fill(words[field.name] ?? 'word');
    return;
  }
  const option = row.getByRole('option').nth(1);
  await expect(option).toBeAttached();
  await row.getByRole('combobox').selectOption({ index: 1 });
}

async function chooseLast(row: Locator, { choices = [] }: FieldDescription): Promise<void> {
  await row.getByRole('combobox').selectOption(choices.at(-1) ?? '');
}

async function fillLink({ row }: Row): Promise<void> {
  await row.getByLabel('Text of the link').fill('Read it');
  // A frame shows pages of other sites only.
  await row.getByLabel('URL').fill('https://frames.example/about');
}

async function chooseMedia({ page, row }: Row): Promise<void> {
  await row.getByRole('button', { name: 'Choose from the media library' }).click();
  const dialog = page.locator('.media-modal:visible');
  const library = dialog.getByRole('tab', { name: 'Media Library' });
  await library.click();
  await dialog.locator('.attachment').first().click();
  await dialog.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(row.locator('.guildhall-picture')).toBeVisible();
}

async function fillItem({ page, row, field }: Row): Promise<void> {
  await row
    .getByRole('button', { name: `Add: ${field.itemName}` })
    .first()
    .click();
  // An item of this list: items may have lists of their own.
  const own = row.locator('.guildhall-items').first().locator(':scope > .guildhall-item').last();
  await fillForm({ page, form: own }, field.fields ?? []);
}

async function fillText({ page, row, field }: Row): Promise<void> {
  await row.getByRole('button', { name: `Add: ${field.itemName}` }).click();
  await row.getByRole('textbox').last().click();
  await page.keyboard.type('An item');
}

async function pickEntry({ row }: Row): Promise<void> {
  const search = row.getByRole('combobox', { name: 'Add an entry' });
  await search.fill('hut');
  await row.getByRole('option').filter({ hasText: 'The hut by the sea' }).click();
  await expect(row.locator('.guildhall-item')).toHaveCount(1);
}
