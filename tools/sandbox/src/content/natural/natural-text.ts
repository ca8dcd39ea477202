/** A plain text after `wptexturize()` and `esc_html()`: typographic characters, and `&` as entities. */
export function texturised(text: string): string {
  const escaped = /[<]|&\w+;|&#/.test(text) ? text : text.replaceAll('&', '&#038;');
  return escaped
    .replace(/['’]/g, '&#8217;')
    .replaceAll('‘', '&#8216;')
    .replaceAll('–', '&#8211;')
    .replaceAll('“', '&#8220;')
    .replaceAll('”', '&#8221;');
}

/** What `get_the_excerpt()` returns when no excerpt was written: the first words and a mark that there are more. */
export function trimmedExcerpt(text: string): string {
  return `${texturised(text.split(' ').slice(0, 20).join(' '))} [&hellip;]`;
}

/** An editor's text after the kses filters, for editors who may not write unfiltered HTML. */
export function filteredText(text: string): string {
  return text.includes('<') ? text : text.replace(/&(?!\w+;|#)/g, '&amp;');
}
