/** A tag as the library writes it: every value in double quotes, no angle bracket in one. */
const tag = /<(\/?)([a-z0-9]+)((?: [a-z-]+(?:="[^"<>]*")?)*)( \/)?>/g;
const id = / id="([^"<>]*)"/;

/** Within these nothing but rows may be: the anchor of one is put into its first cell. */
const rows = new Set(['thead', 'tbody', 'tfoot', 'tr']);
const cells = new Set(['td', 'th', 'caption']);
/** Within these no anchor may be, or none at the beginning: it is put before them. */
const closed = new Set(['ul', 'ol', 'dl', 'table', 'hr', 'br', 'wbr', 'img', 'pre', 'details']);

/**
 * Makes an anchor, `<a name="team"></a>`, of every `id` of sanitised HTML. A browser goes to it as it goes to an id,
 * but it cannot conflict with anything: an anchor's name, other than an id, is no property of the window, the document
 * or a form.
 */
export function addAnchors(html: string): string {
  if (!html.includes(' id="')) return html;
  const out: string[] = [];
  let read = 0;
  let waiting = '';
  /** Where in `out` the link begins that is open: a link cannot hold another, nor an anchor. */
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
