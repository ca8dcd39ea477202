import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getFolder } from './check-snippets.ts';
import { listFiles } from './list-files.ts';
import type { Document } from './read-documents.ts';

/** The interactive components of READMEs in one page, and the island, whose HTML a server has rendered. */
const page = `import { createElement as h, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'jotai';
import '../snippets/libs-islands/start.ts';

const props = JSON.parse(document.getElementById('data').textContent);
const section = (name, component) => h('section', { 'aria-label': name }, h(component, props));
createRoot(document.getElementById('page')).render(
  h(StrictMode, null, h(Provider, { store: cart.store },
    section('product', product.ProductPage), section('cart', cart.Buy), section('prices', moneyReact.Buy),
    section('join', signup.Join), section('login', memberPortal.LoginPage), section('links', memberPortal1.LinkLoginPage))),
);
cart.connect();
memberPortal.connect();
`;

const html = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><link rel="icon" href="/favicon.svg" /><title>Components of READMEs</title></head>
  <body>
    <!--island-->
    <div id="page"></div>
    <script id="data" type="application/json">{}</script>
    <script type="module" src="/readmes/page.js"></script>
  </body>
</html>
`;

/** Renders each component of a README, with the data that some of them take. */
const renderer = `import { readPage } from '@guildhall/blocks/routes';
import { createCmsClient } from '@guildhall/cms-client';
import { createShopClient } from '@guildhall/shop-client';
import { sendToShop } from '@guildhall/shop-client/server';
import { createUpstream } from '@guildhall/upstream';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

export async function renderReadmes(origin) {
  const addresses = { contentOrigin: origin, siteOrigin: origin, mediaOrigins: [], frameHosts: [] };
  const { readJson } = createUpstream({ name: 'content', origin, deadlineMs: 4000 });
  const page = await readPage(createCmsClient({ ...addresses, readJson }), '/every-block');
  const body = await (await fetch(origin + '/api/v1/bank-transfer', { method: 'POST' })).json();
  const send = sendToShop({ url: origin + '/graphql', privateToken: 'a secret' });
  const products = await createShopClient({ send, addresses }).fetchProducts('prints');
  const props = { product: products[0] };
  const html = {};
  for (const [place, module] of Object.entries(modules))
    for (const [name, component] of Object.entries(module))
      if (/^[A-Z]/.test(name)) {
        const element = createElement(component, { ...props, page, body, products });
        html[place] = (html[place] ?? '') + renderToString(element);
      }
  return { html, json: JSON.stringify(props).replaceAll('<', '\\\\u003c') };
}
`;

/** The modules of READMEs that have components, each with the name that the texts above use. */
function listModules(documents: readonly Document[]) {
  return documents
    .filter(({ name }) => name.startsWith('libs/'))
    .flatMap((document) =>
      listFiles(document, documents)
        .flatMap(({ path, snippet }) => (snippet?.language === 'tsx' ? [{ path, place: snippet.place }] : []))
        .map(({ path, place }, at) => ({
          name: `${toVariable(document.name)}${at || ''}`,
          ...{ place, path: `../${getFolder(document.name)}/${path}` },
        })),
    );
}

const toVariable = (document: string): string =>
  document.split('/')[1]?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? '';

/** Writes a page that has the components of READMEs, and the module that renders them on a server. */
export function writeReadmeApp(app: string, documents: readonly Document[]): void {
  const modules = listModules(documents);
  const renderImports = (text: string) =>
    modules
      .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text))
      .map(({ name, path }) => `import * as ${name} from '${path}';\n`)
      .join('');
  const list = `const modules = { ${modules.map(({ name, place }) => `'${place}': ${name}`).join(', ')} };\n`;
  mkdirSync(join(app, 'readmes'), { recursive: true });
  writeFileSync(join(app, 'readmes.html'), html);
  writeFileSync(join(app, 'readmes/page.js'), renderImports(page) + page);
  writeFileSync(join(app, 'readmes/readmes.js'), renderImports(list) + list + renderer);
}

/** Returns the components that have not rendered, and the texts that examples state in a comment and do not show. */
export function findRenderFaults(
  documents: readonly Document[],
  rendered: Readonly<Record<string, string>>,
): string[] {
  const snippets = documents.flatMap((document) => document.snippets);
  return listModules(documents).flatMap(({ place }) => {
    const shown = toText(rendered[place] ?? '');
    const code = snippets.find((snippet) => snippet.place === place)?.code ?? '';
    const isShown = /^export (?:const|function) [A-Z]/m.test(code);
    return [
      ...(isShown && shown === '' ? [`${place} renders nothing`] : []),
      ...[...code.matchAll(/\{\/\* (.+?) \*\/\}/g)]
        .filter(([, says = '']) => !shown.includes(toText(says)))
        .map(([, says]) => `${place} does not show ${says}`),
    ];
  });
}

/** Returns what can be read, without spaces: elements stand between some of them. */
const toText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s/g, '');
