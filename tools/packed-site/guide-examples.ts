import type { Browser } from 'playwright';
import { isTypeScript } from '../consumer/snippets/list-files.ts';
import { readDocument } from '../consumer/snippets/read-documents.ts';

/** The files that the guide's later sections change or add. */
type Files = ReadonlyMap<string, string>;

/** Facts that need no supplier, by the first name of their example. */
const facts = /^(?:currency|eventVendors|consent|accessibility|grounds|paths|search): /;

/** Returns the examples after the guide's first section, without those of other files than a site's. */
export function readExamples(markdown: string): string[] {
  const [, rest = ''] = /^## Start$[^]*?(?=^## )([^]*)/m.exec(markdown) ?? [];
  return readDocument('', rest)
    .snippets.filter(isTypeScript)
    .map(({ code }) => code);
}

/**
 * Adds what the guide's later sections say to the files of its first one: facts, texts of its own, an island of its own, a
 * form of the kit, and a test of the theme. Each example is taken from the guide as it stands.
 */
export function addExamples(files: Files, markdown: string): Map<string, string> {
  const parts = readExamples(markdown);
  const find = (begin: string) => {
    const found = parts.find((code) => code.includes(begin));
    if (found === undefined) throw new Error(`The guide has no example with ${begin}`);
    return found;
  };
  const edit = (path: string, ...changes: [from: string, to: string][]): [string, string] => {
    const text = changes.reduce(
      (code, [from, to]) => {
        if (!code.includes(from)) throw new Error(`The guide's ${path} has no ${from}`);
        return code.replace(from, () => to);
      },
      files.get(path) ?? '',
    );
    return [path, text];
  };
  const [island = ''] = /^ {2}map: .*$/m.exec(find('map: defineIsland')) ?? [];
  return new Map([
    ...files,
    ['src/organisation.ts', createFacts(parts)],
    ['src/texts.ts', find('// src/texts.ts').replace('});', () => `  ${find('prices: {\n')}});`)],
    ['src/theme.test.ts', find('// src/theme.test.ts')],
    ['vitest.config.ts', find('// vitest.config.ts')],
    ['src/map/MapIsland.tsx', find('// src/map/MapIsland.tsx')],
    ['src/map/MapView.tsx', find('// src/map/MapView.tsx')],
    edit(
      'src/main.ts',
      ['{ organisation,', '{ organisation, texts,'],
      ['import { organisation', "import { texts } from './texts.ts';\nimport { organisation"],
    ),
    edit('vite.config.ts', [
      "  islands: 'src/islands.ts'",
      "  texts: 'src/texts.ts',\n  islands: 'src/islands.ts'",
    ]),
    edit(
      'src/islands.ts',
      ['  defineIslands,', '  defineIsland,\n  defineIslands,'],
      ['defineIslands({', `defineIslands({\n${island}`],
    ),
    edit(
      'src/harvest/HarvestView.tsx',
      ['<h2>{crop}</h2>', '<h2>{crop}</h2>\n      <MapView place={crop} />'],
      ['import styles', "import { MapView } from '../map/MapView.tsx';\nimport styles"],
    ),
    edit('content/serve.ts', [
      "{ blockName: 'acf/page-title'",
      "{ blockName: 'acf/contact-form', fields: [{ type: 'email', label: 'Email', required: true }], link: { title: 'Send' } },\n      { blockName: 'acf/page-title'",
    ]),
  ]);
}

function createFacts(parts: readonly string[]): string {
  const members = parts.filter((code) => facts.test(code)).join('');
  return `import { defineOrganisation } from '@guildhall/organisation';

export const organisation = defineOrganisation({
  language: 'en',
  switches: { shop: false, members: false, membership: false },
${members}});
`;
}

/** Uses the page with the parts like a visitor, and reports what does not work. Any console message is a fault. */
export async function findPressFaults(browser: Browser, origin: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(10_000);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  try {
    await page.goto(origin);
    await page.getByRole('button', { name: 'Quinces: 0' }).click();
    await page.getByRole('button', { name: 'Quinces: 1' }).waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('link', { name: 'Email is required' }).waitFor();
    // Covers the page.
    await page.getByRole('button', { name: 'Menü' }).click();
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  await page.close();
  return faults.map((fault) => `the guide's site with texts and islands of its own: ${fault}`);
}
