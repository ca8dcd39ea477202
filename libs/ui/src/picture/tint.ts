const hex = /^#([0-9a-f]{6})$/i;

/**
 * The class of a picture's dominant colour, `tint-rrggbb`; `undefined` when `color` is not `#rrggbb`. A class, because
 * the content policy allows no style attribute: the page gathers the rules of its tints in one hashed `<style>`.
 */
export function tintClass(color: string | undefined): string | undefined {
  const digits = hex.exec(color ?? '')?.[1];
  return digits && `tint-${digits.toLowerCase()}`;
}

/** The rule that belongs to `tintClass(color)`, or an empty string when `color` is not `#rrggbb`. */
export function tintRule(color: string | undefined): string {
  const name = tintClass(color);
  return name ? `.${name}{--tint:#${name.slice('tint-'.length)}}` : '';
}
