import type { HtmlFragment } from '../../page/html-fragments.ts';

/** The styles, script and fonts in the head of a page. */
export interface HeadAssets {
  /** Elements for the head: styles, script, font preloads. */
  html: readonly HtmlFragment[];
  /** base64 sha256 of each `<style>` in it, for the content security policy. */
  styleHashes: string[];
}

/** The source of a page's styles and scripts: built files in production, Vite's modules in development. */
export interface Assets {
  /** The addresses of all of the site's styles, for parts of a page that come later; none where every page has all. */
  getStyleSheets?(): readonly string[];
  /**
   * @param page.used the style modules and islands on it
   * @param page.tints the rules of its own colours
   */
  createHead(page: { used: ReadonlySet<string>; tints: string }): HeadAssets | Promise<HeadAssets>;
}
