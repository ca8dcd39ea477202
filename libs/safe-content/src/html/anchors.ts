/** A tag as the library writes it: double quotes, no angle brackets in values. */
const tag = /<(\/?)([a-z0-9]+)((?: [a-z-]+(?:="[^"<>]*")?)*)( \/)?>/g;
const id = / id="([^"<>]*)"/;

/** Elements that may only contain rows: their anchor moves into the first cell. */
const rows = new Set(['thead', 'tbody', 'tfoot', 'tr']);
const cells = new Set(['td', 'th', 'caption']);
/** Elements that cannot start with an anchor: it is put before them. */
const closed = new Set(['ul', 'ol', 'dl', 'table', 'hr', 'br', 'wbr', 'img', 'pre', 'details']);

/**
 * Converts each `id` in sanitised HTML to an anchor, `<a name="team"></a>`. Unlike an ID, an anchor's name never
 * becomes a property of the window, the document or a form.
 */
export function addAnchors(html: string): string {
  if (!html.includes(' id="')) return html;
  const out: string[] = [];
  let read = 0;
  let waiting = '';
  /** Index in `out` of the open link: a link cannot contain an anchor. */
  let link: number | undefined;
  for (const { 0: whole, 1: closing, 2: name = '', 3: attributes = '', index } of html.matchAll(tag)) {
    out.push(html.slice(read, index));
    read = index + whole.length;
    const anchored = id.exec(attributes)?.[1];
    const anchor = anchored === undefined ? '' : `<a name="${anchored}"></a>`;
    const bare = anchor === '' ? whole : whole.replace(id, '');
    if (name === 'a') link = closing === '/' ? undefined : out.length;
    if (link !== undefined && anchor !== '') {
      out.splice(link, 0, anchor);
      link += 1;
      out.push(bare);
    } else if (rows.has(name)) {
      waiting += anchor;
      out.push(bare);
    } else if (cells.has(name) && closing !== '/') {
      out.push(bare, waiting, anchor);
      waiting = '';
    } else if (name === 'table' && closing === '/') {
      out.push(bare, waiting);
      waiting = '';
    } else if (closed.has(name)) out.push(anchor, bare);
    else out.push(bare, anchor);
  }
  out.push(html.slice(read));
  return out.join('');
}
