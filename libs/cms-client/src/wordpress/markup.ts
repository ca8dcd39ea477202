type Attributes = Readonly<Record<string, string>>;

const tags = {
  audio: tagNamed('audio'),
  figure: tagNamed('figure'),
  img: tagNamed('img'),
  source: tagNamed('source'),
  track: tagNamed('track'),
  video: tagNamed('video'),
};

/**
 * The attributes of the first element of this name in HTML that WordPress serialised. They are as untrusted as the HTML
 * and still have their entities: whoever uses them reads them by a field.
 */
export function attributesOf(html: string, element: keyof typeof tags): Attributes | undefined {
  const [, written] = tags[element].exec(html) ?? [];
  return written === undefined ? undefined : attributesIn(written);
}

/** The HTML of the last caption of a figure; empty without one. */
export function captionOf(html: string): string {
  const start = html.indexOf('>', html.lastIndexOf('<figcaption'));
  const end = html.indexOf('</figcaption>', start);
  return html.includes('<figcaption') && end > start && start > 0 ? html.slice(start + 1, end).trim() : '';
}

interface WrittenLink {
  attributes: Attributes;
  /** Its HTML. */
  words: string;
}

/** The first links, no more than a block of WordPress has. */
export function linksIn(html: string): WrittenLink[] {
  const [, ...links] = html.split(/<a(?=\s)/, 3);
  return links.flatMap((link) => {
    const end = link.indexOf('>');
    const words = link.slice(end + 1).split('</a>', 1)[0] ?? '';
    return end < 0 ? [] : [{ attributes: attributesIn(link.slice(0, end)), words: words.trim() }];
  });
}

function tagNamed(name: string): RegExp {
  return new RegExp(`<${name}(?=[\\s/>])([^<>]*)>`, 'i');
}

function attributesIn(written: string): Attributes {
  return Object.fromEntries(
    [...written.matchAll(/([a-z][a-z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
      ([, name = '', double, single]) => [name.toLowerCase(), double ?? single ?? ''],
    ),
  );
}
