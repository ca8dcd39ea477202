import { expect, test } from '../stack/test.ts';

const article = '/news/the-town-that-decided-to-be-an-island';
const pages = ['/', article, '/p', '/p/print-cones', '/membership', '/contact', '/no/such/page'];

for (const path of pages) {
  test(`${path} is printed in dark letters, without what only a screen can use [2.3.10]`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(
      page.locator(':is(button, [role="search"], header nav, [data-cart-count]):visible'),
    ).toHaveCount(0);
    expect(await page.evaluate(findPaleTexts)).toEqual([]);
    complaints.length = 0;
  });
}

for (const [path, count] of [
  ['/no/such/page', 1],
  ['/p/print-cones', 1],
  ['/about', 7],
] as const) {
  test(`${path} needs ${count} pages of paper at most [2.3.10]`, async ({ page, complaints }) => {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(count);
    complaints.length = 0;
  });
}

test('a link in a text is printed with its address if it leads to another site [2.3.10]', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/about');
  const contents = await page.evaluate(() => {
    const text = document.querySelector('main div:has(> p + p)');
    const links = ['https://elsewhere.example/tides', '/about'].map((href) =>
      Object.assign(document.createElement('a'), { href, textContent: 'a link' }),
    );
    text?.append(...links);
    return links.map((link) => getComputedStyle(link, '::after').content);
  });
  expect(contents).toEqual(['" (https://elsewhere.example/tides)"', 'none']);
});

/** Runs in the page. Texts with less contrast than 4.5:1 on white paper. */
function findPaleTexts(): string[] {
  const measure = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const toLinear = (value: number) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const isPale = (color: string) => {
    if (!measure) return true;
    measure.fillStyle = '#fff';
    measure.fillRect(0, 0, 1, 1);
    measure.fillStyle = color;
    measure.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = measure.getImageData(0, 0, 1, 1).data;
    const luminance = 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
    return 1.05 / (luminance + 0.05) < 4.5;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pale: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const element = node.parentElement;
    if (!text || !element?.checkVisibility()) continue;
    if (isPale(getComputedStyle(element).color)) pale.push(text);
  }
  return pale;
}
