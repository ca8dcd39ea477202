/** A page's HTML taken apart by what its bytes are for. */
export interface SplitHtml {
  /** What is in its `<style>` elements. */
  styles: string[];
  /** What is in its `<script>` elements and runs; data in scripts stays in the HTML. */
  inlineScripts: string[];
  /** Everything but the styles. */
  withoutStyle: string;
}

const style = /<style[^>]*>([^]*?)<\/style>/g;
const script = /<script([^>]*)>([^]*?)<\/script>/g;

export function splitHtml(html: string): SplitHtml {
  return {
    styles: [...html.matchAll(style)].map(([, css = '']) => css).filter(Boolean),
    inlineScripts: [...html.matchAll(script)]
      .filter(([, attributes = '']) => isRunnable(attributes))
      .map(([, , code = '']) => code)
      .filter(Boolean),
    withoutStyle: html.replaceAll(style, ''),
  };
}

/** The page as it would be without any script that runs. */
export function removeScripts(html: string): string {
  return html
    .replaceAll(script, (match, attributes: string) => (isRunnable(attributes) ? '' : match))
    .replaceAll(/<link[^>]*\brel="?modulepreload"?[^>]*>/g, '');
}

/** Scripts of another type are data, such as what search engines read or an island's props. */
function isRunnable(attributes: string): boolean {
  const type = /\btype="?([^"\s>]+)/.exec(attributes)?.[1];
  return type === undefined || type === 'module' || type === 'text/javascript';
}
