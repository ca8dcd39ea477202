type Attributes = Readonly<Record<string, string>>;

const tags = {
  audio: createTagPattern('audio'),
  figure: createTagPattern('figure'),
  img: createTagPattern('img'),
  source: createTagPattern('source'),
  track: createTagPattern('track'),
  video: createTagPattern('video'),
};

/**
 * Returns attributes of the first element of this name in HTML that WordPress serialised. They are untrusted and
 * still escaped: read them by a field.
 */
export function findAttributes(html: string, element: keyof typeof tags): Attributes | undefined {
  const [, written] = tags[element].exec(html) ?? [];
  return written === undefined ? undefined : parseAttributes(written);
}

/** Returns the HTML of the last caption of a figure, or ''. */
export function readCaption(html: string): string {
  const start = html.indexOf('>', html.lastIndexOf('<figcaption'));
  const end = html.indexOf('</figcaption>', start);
  return html.includes('<figcaption') && end > start && start > 0 ? html.slice(start + 1, end).trim() : '';
}

interface WrittenLink {
  attributes: Attributes;
  html: string;
}

/** Returns the first links, as many as a WordPress block has. */
export function readLinks(html: string): WrittenLink[] {
  const [, ...links] = html.split(/<a(?=\s)/, 3);
  return links.flatMap((link) => {
    const end = link.indexOf('>');
    const inner = link.slice(end + 1).split('</a>', 1)[0] ?? '';
    return end < 0 ? [] : [{ attributes: parseAttributes(link.slice(0, end)), html: inner.trim() }];
  });
}

function createTagPattern(name: string): RegExp {
  return new RegExp(`<${name}(?=[\\s/>])([^<>]*)>`, 'i');
}

function parseAttributes(written: string): Attributes {
  return Object.fromEntries(
    [...written.matchAll(/([a-z][a-z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
      ([, name = '', double, single]) => [name.toLowerCase(), double ?? single ?? ''],
    ),
  );
}
