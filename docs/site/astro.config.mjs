import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { base, version } from './pages.ts';
import { relativeLinks, searchAnywhere } from './relative-links.ts';
import { createSidebar } from './sidebar.ts';

/** Tables that are wider than the window can be scrolled with the keyboard; without a server, browsers do not let the search read its index. */
const onLoad = `addEventListener('load', () => {
  for (const table of document.querySelectorAll('table'))
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  if (location.protocol === 'file:')
    document.querySelector('[data-open-modal] span').textContent = 'To search, serve this folder';
});`;

export default defineConfig({
  base,
  outDir: `../../dist/docs/${version}`,
  publicDir: 'dist/public',
  build: { format: 'file' },
  prefetch: false,
  integrations: [
    starlight({
      title: `Guildhall ${version}`,
      customCss: ['./src/look.css'],
      disable404Route: true,
      credits: false,
      pagination: false,
      expressiveCode: { defaultProps: { frame: 'none', wrap: true } },
      head: [{ tag: 'script', content: onLoad }],
      sidebar: createSidebar(),
    }),
    relativeLinks(),
  ],
  vite: { plugins: [searchAnywhere()], envDir: false, build: { modulePreload: false } },
});
