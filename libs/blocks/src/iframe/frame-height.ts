const length = /^(\d{1,4})(?:\.(\d{1,2}))?(px|r?em|[sld]?vh|vw|vmin|vmax)$/;
const classes = /\bgh-frame-height-(\d{1,4})(?:_(\d{1,2}))?(px|r?em|[sld]?vh|vw|vmin|vmax)\b/g;

/**
 * Returns the class of a frame's height, `gh-frame-height-37_5rem`; `undefined` for anything but a plain CSS length. A class,
 * because the content security policy forbids style attributes: pages collect the rules in one hashed `<style>`.
 */
export function getFrameHeightClass(height: string): string | undefined {
  const [, whole, part, unit] = length.exec(height) ?? [];
  return whole && `gh-frame-height-${whole}${part ? `_${part}` : ''}${unit}`;
}

/**
 * Returns the CSS rules for the heights of all frames in a page's HTML, or an empty string. Whatever the HTML contains, the
 * rules only set heights.
 *
 * @example
 * const html = '<iframe class="gh-frame-height-40rem"></iframe>';
 * collectFrameHeightRules(html); // '.gh-frame-height-40rem{--gh-frame-height:40rem}'
 */
export function collectFrameHeightRules(...parts: readonly string[]): string {
  const rules = new Set<string>();
  for (const html of parts) {
    // Runs for every page, but few have a frame.
    if (!html.includes('gh-frame-height-')) continue;
    for (const [name, whole, part, unit] of html.matchAll(classes)) {
      rules.add(`.${name}{--gh-frame-height:${whole}${part ? `.${part}` : ''}${unit}}`);
    }
  }
  return [...rules].sort().join('');
}
