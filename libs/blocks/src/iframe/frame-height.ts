const length = /^(\d{1,4})(?:\.(\d{1,2}))?(px|r?em|[sld]?vh|vw|vmin|vmax)$/;
const classes = /\bframe-height-(\d{1,4})(?:_(\d{1,2}))?(px|r?em|[sld]?vh|vw|vmin|vmax)\b/g;

/**
 * The class of a frame's height, `frame-height-37_5rem`; `undefined` for anything but a plain CSS length. A class,
 * because the content policy allows no style attribute: the page gathers the rules in one hashed `<style>`.
 */
export function frameHeightClass(height: string): string | undefined {
  const [, whole, part, unit] = length.exec(height) ?? [];
  return whole && `frame-height-${whole}${part ? `_${part}` : ''}${unit}`;
}

/**
 * The rules for the heights of all frames in the parts of a page's HTML, or an empty string. Only lengths can be in
 * them, so whatever the HTML holds, they do no more than set a height.
 *
 * @example `<style>${frameHeightRules(html)}</style>` // in the page's head, under its hash
 */
export function frameHeightRules(...parts: readonly string[]): string {
  const rules = new Set<string>();
  for (const html of parts) {
    // Runs for every page, and few have a frame.
    if (!html.includes('frame-height-')) continue;
    for (const [name, whole, part, unit] of html.matchAll(classes)) {
      rules.add(`.${name}{--frame-height:${whole}${part ? `.${part}` : ''}${unit}}`);
    }
  }
  return [...rules].sort().join('');
}
