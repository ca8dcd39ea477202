import { afterEach, expect, it } from 'vitest';
import { loadLateStyles, fetchLateStyles } from './late-styles.ts';

const css = ':root{--tried:yes}';
const tried = () => getComputedStyle(document.documentElement).getPropertyValue('--tried');

afterEach(() => document.head.querySelectorAll('meta, link').forEach((element) => element.remove()));

async function computeIntegrity(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

function announce(text: string, integrity: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/css' }));
  const meta = Object.assign(document.createElement('meta'), { name: 'guildhall:late-styles' });
  meta.content = `${href} ${integrity}`;
  document.head.append(meta);
}

it('loads the styles that the page names', async () => {
  announce(css, await computeIntegrity(css));
  await fetchLateStyles();
  expect(tried()).toBe('yes');
});

it('rejects styles that were changed in transit, and the cart still opens', async () => {
  announce(css.replace('yes', 'no'), await computeIntegrity(css));
  await fetchLateStyles();
  expect(tried()).toBe('');
});

it('fetches them once for any number of callers', () => {
  expect(loadLateStyles()).toBe(loadLateStyles());
});
