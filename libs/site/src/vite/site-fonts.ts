import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The fonts of a site. Paths are below the site's folder. */
export interface SiteFonts {
  /** Stylesheet with `@font-face` rules. */
  css: string;
  /** Font files of the first view of every page: browsers fetch them before the styles. */
  first: readonly string[];
}

/** Returns absolute paths: of the site's fonts, or of the built-in theme's. */
export function findFonts(folder: string, fonts: SiteFonts | false | undefined): SiteFonts | undefined {
  if (fonts === false) return undefined;
  if (fonts) return { css: join(folder, fonts.css), first: fonts.first.map((file) => join(folder, file)) };
  const css = createRequire(import.meta.url).resolve('@guildhall/ui/fonts.css');
  const files = ['newsreader-display.woff2', 'hanken-grotesk.woff2'];
  return { css, first: files.map((file) => join(dirname(css), file)) };
}

/**
 * Creates code that imports fonts into the renderer.
 *
 * @param fonts absolute paths
 * @returns `imports`, and `urls`: an expression for the URLs of the first ones
 */
export function createFontCode(fonts: SiteFonts | undefined): { imports: string; urls: string } {
  if (!fonts) return { imports: '', urls: '[]' };
  const names = fonts.first.map((_, index) => `font${index}`);
  const files = fonts.first.map(
    (file, index) => `import ${names[index]} from ${JSON.stringify(`${file}?url`)};`,
  );
  return {
    imports: [`import ${JSON.stringify(fonts.css)};`, ...files].join('\n'),
    urls: `[${names.join(', ')}]`,
  };
}
