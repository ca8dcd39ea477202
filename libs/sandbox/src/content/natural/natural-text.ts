export function texturise(text: string): string {
  const escaped = /[<]|&\w+;|&#/.test(text) ? text : text.replaceAll('&', '&#038;');
  return escaped
    .replace(/['’]/g, '&#8217;')
    .replaceAll('‘', '&#8216;')
    .replaceAll('–', '&#8211;')
    .replaceAll('“', '&#8220;')
    .replaceAll('”', '&#8221;');
}

/** Returns what `get_the_excerpt()` returns without a written excerpt: the first words and an ellipsis. */
export function trimExcerpt(text: string): string {
  return `${texturise(text.split(' ').slice(0, 20).join(' '))} [&hellip;]`;
}

/** Applies the kses filters, for editors who may not write unfiltered HTML. */
export function filterText(text: string): string {
  return text.includes('<') ? text : text.replace(/&(?!\w+;|#)/g, '&amp;');
}
