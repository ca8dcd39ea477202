import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { root } from '../set-up/workspace.mjs';
import { runNode } from './compile.ts';

/** Names that the example imports from Next, which only `npm run test:all` installs (`tools/packed-site/next`). */
const standInForNext: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    ...{ name: 'next', type: 'module' },
    exports: { '.': { types: './index.d.ts' }, './navigation': './navigation.js' },
  }),
  'index.d.ts': `export type Metadata = Record<string, unknown>;
export interface NextConfig {
  poweredByHeader?: boolean;
  reactStrictMode?: boolean;
  rewrites?: () => Promise<{ source: string; destination: string }[]>;
}
`,
  'navigation.d.ts':
    'export function notFound(): never;\nexport function permanentRedirect(url: string): never;\n',
  'navigation.js': `export function notFound() { throw new Error('not found'); }
export function permanentRedirect(url) { throw new Error('moved to ' + url); }
`,
};

interface ExamplePage {
  file: string;
  params?: Record<string, string | string[]>;
  /** Texts and names of components that React's server sends. */
  shows: readonly string[];
}

const pages: Readonly<Record<string, ExamplePage>> = {
  page: {
    ...{ file: 'app/[[...path]]/page.tsx', params: { path: ['every-block'] } },
    shows: ['gh-page-grid', 'Print: Tides', '/cards?filter=7', 'AutoplayRoot', 'Join'],
  },
  product: {
    ...{ file: 'app/p/[handle]/page.tsx', params: { handle: 'print-tides' } },
    shows: ['Print: Tides', 'ProductBuy', 'ToCart'],
  },
  payment: {
    ...{ file: 'app/%5Fpayment/[id]/page.tsx', params: { id: 'an-id' } },
    shows: ['Transfer your membership fee', 'RF18 5390 0754 7034', 'December 08, 2026'],
  },
  login: { file: 'app/login/page.tsx', shows: ['LinkLogin'] },
  profile: { file: 'app/profile/page.tsx', shows: ['Become a member'] },
};

/** Lets the example, and the guide that shows it, compile without Next. */
export function installStandInForNext(app: string): void {
  for (const [file, text] of Object.entries(standInForNext))
    write(join(app, 'node_modules/next', file), text);
}

/**
 * Compiles the example of Next in an app that has the packed libraries, and renders its pages with React's server for
 * components.
 *
 * @param origin of the services that it reads
 */
export async function findNextExampleFaults(app: string, origin: string): Promise<string[]> {
  const folder = join(app, 'next-example');
  cpSync(join(root, 'examples/next'), folder, {
    recursive: true,
    filter: (path) => !/\/(?:\.next|node_modules)$/.test(path),
  });
  write(join(folder, 'next-env.d.ts'), "declare module '*.css';\n");
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
  const { stdout } = await runNode([tsc, '-p', folder, '--pretty', 'false'], app);
  await buildExample(folder);
  const faults = [...stdout.split('\n').filter(Boolean), ...(await findRenderFaults(app, origin))];
  return faults.map((fault) => `examples/next: ${fault}`);
}

async function buildExample(folder: string): Promise<void> {
  const files = Object.entries(pages).map(([name, { file }]) => [name, join(folder, file)]);
  await build({
    ...{ root: folder, configFile: false, envDir: false, logLevel: 'error' },
    build: {
      ...{ ssr: true, outDir: 'built', minify: false },
      rolldownOptions: {
        input: { layout: join(folder, 'app/layout.tsx'), ...(Object.fromEntries(files) as object) },
        // Each module keeps its 'use client'.
        output: { preserveModules: true, preserveModulesRoot: folder },
      },
    },
  });
}

async function findRenderFaults(app: string, origin: string): Promise<string[]> {
  const boundaries = join(root, 'tools/packages/react-server/client-boundaries.mjs');
  const parameters = Object.fromEntries(
    Object.entries(pages).map(([name, { params = {} }]) => [name, params]),
  );
  const { stdout, stderr, code } = await runNode(
    [
      ...['--conditions=react-server', '--disable-warning=ExperimentalWarning', '--import', boundaries],
      ...['render-server-components.mjs', JSON.stringify(parameters)],
    ],
    app,
    {
      ...{ CONTENT_ORIGIN: origin, SITE_ORIGIN: origin, API_ORIGIN: origin, CHECKOUT_ORIGIN: origin },
      ...{ SHOP_STOREFRONT_URL: `${origin}/graphql`, SHOP_STOREFRONT_TOKEN: 'a secret' },
    },
  );
  if (code !== 0) return [`its server ended with ${code}: ${stderr}`];
  const rendered = JSON.parse(stdout) as Record<string, { sent: string; faults: string[] }>;
  return Object.entries(pages).flatMap(([name, { shows }]) => {
    const { sent = '', faults = [] } = rendered[name] ?? {};
    const missing = shows.filter((text) => !sent.includes(text)).map((text) => `does not show ${text}`);
    return [...faults, ...missing].map((fault) => `${name}: ${fault}`);
  });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
