export interface SplitHtml {
  /** Contents of its `<style>` elements. */
  styles: string[];
  /** Contents of its executable `<script>` elements; data in scripts stays in the HTML. */
  inlineScripts: string[];
  withoutStyle: string;
  /** Without styles, and without what only search engines, feed readers and previews of links read. */
  forVisitors: string;
}

const style = /<style[^>]*>([^]*?)<\/style>/g;
const script = /<script([^>]*)>([^]*?)<\/script>/g;

const metadata =
  /<meta (?:property="(?:og|article):|name="(?:twitter:|description"))[^>]*>|<link rel="(?:alternate|canonical)"[^>]*>|<script type="application\/ld\+json">[^]*?<\/script>/g;

export function splitHtml(html: string): SplitHtml {
  const withoutStyle = html.replaceAll(style, '');
  return {
    styles: [...html.matchAll(style)].map(([, css = '']) => css).filter(Boolean),
    inlineScripts: [...html.matchAll(script)]
      .filter(([, attributes = '']) => isRunnable(attributes))
      .map(([, , code = '']) => code)
      .filter(Boolean),
    withoutStyle,
    forVisitors: withoutStyle.replaceAll(metadata, ''),
  };
}

/** Returns the page without executable scripts. */
export function removeScripts(html: string): string {
  return html
    .replaceAll(script, (match, attributes: string) => (isRunnable(attributes) ? '' : match))
    .replaceAll(/<link[^>]*\brel="?modulepreload"?[^>]*>/g, '');
}

/** Scripts of other types are data, such as search engine metadata or an island's props. */
function isRunnable(attributes: string): boolean {
  const type = /\btype="?([^"\s>]+)/.exec(attributes)?.[1];
  return type === undefined || type === 'module' || type === 'text/javascript';
}
