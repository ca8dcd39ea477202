import { sendContentEvent } from '../stack/content-event.ts';
import { createPage } from '../stack/entries.ts';
import { expect, test } from '../stack/journey-test.ts';
import { retryMs } from '../stack/stack.ts';

const attack = `<script>window.ran=1</script><img src=x onerror="window.ran=1"><svg onload="window.ran=1"></svg>
<a href="javascript:window.ran=1">go</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe><p style="position:fixed">x</p>`;

test('on a page without a video no text becomes HTML, and violations are reported', async ({
  page,
  product,
  complaints,
}) => {
  await page.goto('/');
  const reported = page.waitForResponse('**/_csp-reports');
  const thrown = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>text</b>';
    } catch (error) {
      return String(error);
    }
    return '';
  });
  expect(thrown).toContain('TrustedHTML');
  expect((await reported).status()).toBe(204);
  await expect.poll(product.site.output).toContain('"directive":"require-trusted-types-for"');
  // The browser reports it itself, as intended.
  expect(complaints.splice(0).join()).toContain('TrustedHTML');
});

test('a signed content event refreshes a page for the next visitor, an unsigned one does not [8.2.4]', async ({
  request,
  product,
}) => {
  const { site, sandbox } = product;
  const read = async () => (await request.get('/event-page')).text();
  const put = (title: string) =>
    sandbox.putEntry(
      '/event-page',
      createPage('/event-page', title, [{ blockName: 'acf/page-title', title }]),
    );
  await put('Before');
  expect(await read()).toContain('Before');
  await put('After');
  const event = { paths: ['/event-page'] };
  expect(await sendContentEvent(site.origin, event, 'a-secret-of-somebody-else')).toBe(401);
  expect(await read()).toContain('Before');
  expect(await sendContentEvent(site.origin, event)).toBe(204);
  expect(await read()).toContain('After');
});

test('hostile HTML in content does nothing, and its harmless text is shown', async ({ page, product }) => {
  await product.sandbox.putEntry(
    '/hostile',
    createPage('/hostile', 'Blocks', [
      { blockName: 'acf/page-title', title: `Title ${attack}` },
      { blockName: 'core/text', textType: 'html', html: `${attack}<p>Harmless words</p>` },
      { blockName: 'acf/intro-text', text: attack },
      { blockName: 'core/list', listType: 'ul', listItems: [attack, 'A harmless item'] },
      {
        blockName: 'core/button',
        link: { title: 'Press', url: 'javascript:window.ran=1', target: '' },
        alignment: 'left',
        size: 'normal',
      },
    ]),
  );
  await page.goto('/hostile');
  await expect(page.getByText('Harmless words')).toBeVisible();
  await expect(page.getByText('A harmless item')).toBeVisible();
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
  await expect(
    page.locator('main :is(script, iframe, svg[onload], [onerror], [style], a[href^="javascript"])'),
  ).toHaveCount(0);
});

test('a page loaded before is still shown, a new page says that it is unavailable, and both recover [8.2.1] [8.2.2]', async ({
  page,
  product,
  complaints,
}) => {
  const { sandbox } = product;
  const title = 'Not read yet';
  await sandbox.putEntry(
    '/not-read-yet',
    createPage('/not-read-yet', title, [{ blockName: 'acf/page-title', title }]),
  );
  await page.goto('/about');
  const heading = await page.locator('h1').textContent();

  await sandbox.fault({ mode: 'down' });
  await page.goto('/about');
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  const unseen = await page.goto('/not-read-yet');
  expect(unseen?.status()).toBe(503);
  expect(unseen?.headers()['retry-after']).toBeTruthy();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred');

  await sandbox.control('DELETE', 'faults');
  await product.moveClocks(retryMs);
  await expect(async () => {
    const back = await page.goto('/not-read-yet');
    expect(back?.status()).toBe(200);
  }).toPass();
  complaints.length = 0; // The browser itself reports the 503.
});
