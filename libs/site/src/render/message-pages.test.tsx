import { builtInMainData } from '@guildhall/cms-client';
import { organisation } from '@guildhall/website-organisation';
import { expect, it } from 'vitest';
import { exampleChrome, exampleLink, exampleOrganisation } from '../chrome/chrome.fixture.tsx';
import type { PageContext } from '../page/page-model.ts';
import { rates } from '../page/pricing.fixture.ts';
import { createRenderer } from '../host/create-renderer.tsx';

const variousData = {
  ...builtInMainData.variousData,
  navigation: [exampleLink('Home', '/'), exampleLink('News', '/news'), exampleLink('Cases', '/cases')],
  contactLink: exampleLink('Write to us', '/contact'),
};
const context: PageContext = {
  ...{ organisation: exampleOrganisation, facts: organisation, rates, path: '/nowhere' },
  ...{ mainData: { ...builtInMainData, variousData }, siteOrigin: 'https://www.example' },
};

it.each(['not-found', 'gone', 'unavailable', 'error'] as const)(
  'the page %s links to the main pages and to the way to write to the organisation, without script [8.1.2]',
  async (kind) => {
    const { body } = await createRenderer({ chrome: exampleChrome }).renderPage({ kind }, context);
    const html = body.map((part) => (typeof part === 'string' ? part : part.bytes.toString())).join('');
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    for (const path of ['/news', '/cases', '/contact']) expect(main).toContain(`href="${path}"`);
    expect(main).not.toMatch(/<script|data-island/);
  },
);
