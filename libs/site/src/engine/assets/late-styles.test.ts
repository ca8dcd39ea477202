import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findLateStylesPath, findPageModules, writeLateStyles } from './late-styles.ts';

const built: string[] = [];
afterEach(() => built.splice(0).forEach((dist) => rmSync(dist, { recursive: true })));

/** Writes a build with a cart that fetches a form on demand, and unrelated styles. */
function build(cartRule = 'color:red'): string {
  const dist = mkdtempSync(join(tmpdir(), 'guildhall-late-styles-'));
  built.push(dist);
  const files: Record<string, string> = {
    'server/.vite/manifest.json': JSON.stringify({
      'src/render/entry-server.tsx': { file: 'entry-server.js', css: ['assets/all.css'] },
      'Form.tsx': { file: 'form.js', css: ['assets/form.css'] },
    }),
    'client/.vite/manifest.json': JSON.stringify({
      'src/browser/hydrator.ts': { file: 'hydrator.js', dynamicImports: ['src/islands/Cart.tsx'] },
      'src/islands/Cart.tsx': { file: 'cart.js', dynamicImports: ['Form.tsx'] },
      'Form.tsx': { file: 'form.js' },
    }),
    'client/.vite/islands.json': JSON.stringify({
      hydrator: 'hydrator.js',
      islands: { cart: 'cart.js' },
      unstyled: [],
    }),
    'client/hydrator.js': '',
    'client/cart.js': '"gh_CartLines_lines"',
    'client/form.js': '"gh_InvoiceForm_form"',
    'client/assets/all.css': `@layer a,b;@layer a{:root{--x:1}.gh_CartLines_lines{${cartRule}}.gh_Hero_root{top:0}}`,
    'client/assets/form.css': '@layer b{.gh_InvoiceForm_form{left:0}}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  return dist;
}

const addressIn = (dist: string): string => {
  writeLateStyles(dist);
  return findLateStylesPath(dist) ?? '';
};

it('are a separate file, with those of the drawer and its later imports, in their layers', () => {
  const dist = build();
  const css = readFileSync(join(dist, 'client', addressIn(dist)), 'utf8');
  expect(css).toBe('@layer a{.gh_CartLines_lines{color:red}}@layer b{.gh_InvoiceForm_form{left:0}}');
});

it('have a URL that changes only with them, so that it can be cached for ever', () => {
  const address = addressIn(build());
  expect(address).toMatch(/^\/assets\/late-styles-[\w-]{8}\.css$/);
  expect(addressIn(build())).toBe(address);
  expect(addressIn(build('color:blue'))).not.toBe(address);
});

it('have no URL if the build wrote none', () => {
  const dist = build();
  expect(readdirSync(join(dist, 'client/assets'))).toEqual(['all.css', 'form.css']);
  expect(findLateStylesPath(dist)).toBeUndefined();
});

it('include the head of dialogs, which only pages with dialogs of their own have too', () => {
  const modules: Record<string, string[]> = {
    cart: ['Button', 'DialogHead', 'Drawer'],
    'entry-filters': ['Button', 'DialogHead', 'EntryFilters'],
    'own-map': ['Button', 'DialogHead', 'Dialog'],
  };
  const find = (island: string) => findPageModules((name) => modules[name] ?? [], island);
  expect(find('cart')).toEqual([]);
  expect(find('entry-filters')).toEqual(['Button', 'EntryFilters']);
  expect(find('own-map')).toEqual(['Button', 'DialogHead', 'Dialog']);
});
