import type { HtmlFragment } from '../../page/html-fragments.ts';

export interface HeadAssets {
  html: readonly HtmlFragment[];
  /** Base64 SHA-256 of each `<style>`, for the content security policy. */
  styleHashes: string[];
}

/** Styles and scripts of pages: built files in production, Vite's modules in development. */
export interface Assets {
  /** Code of the service worker. Not set in development, which has none. */
  serviceWorker?: string;
  /** Returns the URLs of all styles, for parts inserted later. Not set where every page has all styles. */
  getStyleSheets?(): readonly string[];
  /** Link to the styles of the question about cookies. Not set where every page has all styles. */
  consentStylesHtml?: string;
  /**
   * @param page.used style modules and islands on the page
   * @param page.tints rules of the page's own colours
   */
  createHead(page: { used: ReadonlySet<string>; tints: string }): HeadAssets | Promise<HeadAssets>;
}
