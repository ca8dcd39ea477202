export interface HtmlCapacity {
  characters: number;
  work: number;
}

/** Sanitising cost of a tag or entity, in units of up to 20 µs. Links and images cost more: their URLs are checked. */
const cost = { picture: 3, link: 1, tag: 0.5, closingTag: 0.1, entity: 0.05 } as const;

const closingTags = [
  ...['</tr>', '</li>', '</p>', '</dd>', '</div>', '</figure>', '</blockquote>', '</details>', '</pre>'],
  ...['</h2>', '</h3>', '</h4>', '<br>', '<br />'],
];

/** Cuts HTML off where the capacity ends, after a whole row, paragraph or list item. */
export function truncateHtml(html: string, capacity: HtmlCapacity): { html: string; work: number } {
  const end = Math.min(html.length, Math.max(0, capacity.characters));
  let work = 0;
  for (let at = 0; at < end; at++) {
    const more = getCost(html, at);
    if (work + more > capacity.work) return { html: cutAtElementEnd(html, at), work };
    work += more;
  }
  return { html: end < html.length ? cutAtElementEnd(html, end) : html, work };
}

function getCost(html: string, at: number): number {
  const character = html.charCodeAt(at);
  if (character === 0x26) return cost.entity;
  if (character !== 0x3c) return 0;
  const next = html[at + 1]?.toLowerCase();
  if (next === '/') return cost.closingTag;
  if (next === 'a') return cost.link;
  return next === 'i' ? cost.picture : cost.tag;
}

/** Shorter text is dropped if no element in it ends. */
const minLength = 1_000;

function cutAtElementEnd(html: string, end: number): string {
  const beginning = html.slice(0, end);
  const ends = closingTags.map((ending) => {
    const at = beginning.lastIndexOf(ending);
    return at < 0 ? 0 : at + ending.length;
  });
  const last = Math.max(...ends);
  if (last > end / 2) return beginning.slice(0, last);
  if (end < minLength) return beginning.slice(0, last);
  const openTag = beginning.lastIndexOf('<');
  const isWithinTag = openTag > beginning.lastIndexOf('>');
  return (isWithinTag ? beginning.slice(0, openTag) : beginning).toWellFormed();
}
