const hex = /^#([0-9a-f]{6})$/i;

/**
 * Returns the class of an image's dominant colour, `gh-tint-rrggbb`; `undefined` if `color` is not `#rrggbb`. A class,
 * because the content security policy forbids style attributes: pages collect the rules in one hashed `<style>`.
 *
 * @example
 * getTintClass('#C4A484'); // 'gh-tint-c4a484'
 * getTintClass('brown'); // undefined
 */
export function getTintClass(color: string | undefined): string | undefined {
  const digits = hex.exec(color ?? '')?.[1];
  return digits && `gh-tint-${digits.toLowerCase()}`;
}

/**
 * Returns the CSS rule for `getTintClass(color)`; empty if `color` is not `#rrggbb`.
 *
 * @example
 * getTintRule('#C4A484'); // '.gh-tint-c4a484{--gh-tint:#c4a484}'
 */
export function getTintRule(color: string | undefined): string {
  const name = getTintClass(color);
  return name ? `.${name}{--gh-tint:#${name.slice('gh-tint-'.length)}}` : '';
}
