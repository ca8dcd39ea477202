import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { base } from './pages.ts';

/** Replaces the site's address by relative ones in all built files: the folder works wherever it is, and without a server. */
export function relativeLinks(): AstroIntegration {
  return {
    name: 'relative-links',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of globSync('**/*.{html,css}', { cwd: folder })) {
          const up = relative(dirname(file), '') || '.';
          const path = join(folder, file);
          const text = readFileSync(path, 'utf8');
          writeFileSync(
            path,
            text.replaceAll(`${base}/`, `${up}/`).replaceAll(`"${base}"`, `"${up}/index.html"`),
          );
        }
      },
    },
  };
}

/** Lets the search find its index beside the page's own folder, which the build does not know. */
export function searchAnywhere() {
  return {
    name: 'search-anywhere',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      id.includes('Search.astro?') && code.includes('import.meta.env.BASE_URL')
        ? code.replaceAll(
            'import.meta.env.BASE_URL',
            "new URL(document.querySelector<HTMLLinkElement>('a.site-title')!.href + '/..').pathname",
          )
        : undefined,
  };
}
