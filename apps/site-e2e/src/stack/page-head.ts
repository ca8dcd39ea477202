/** Everything in a page's head that search engines and shared links read. */
export interface PageHead {
  language: string | undefined;
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  robots: string | undefined;
  card: string | undefined;
  /** Links by their `rel`. */
  links: Readonly<Record<string, string>>;
  /** Structured data, if there is any. */
  data: unknown;
  /** An Open Graph property, by its name without `og:`. */
  property(name: string): string | undefined;
}

const entities: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" },
};
const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '');

/** Reads a page that this product has written. */
export function readPageHead(html: string): PageHead {
  const tags = new Map<string, string>();
  for (const [, , name = '', content = ''] of html.matchAll(
    /<meta (name|property)="([^"]*)" content="([^"]*)">/g,
  ))
    tags.set(name, decode(content));
  const links: Record<string, string> = {};
  for (const [, rel = '', rest = ''] of html.matchAll(/<link rel="([^"]*)"([^>]*)>/g))
    links[rel] = decode(/href="([^"]*)"/.exec(rest)?.[1] ?? '');
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    language: /<html lang="([^"]*)"/.exec(html)?.[1],
    title: decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    description: tags.get('description'),
    canonical: links['canonical'],
    robots: tags.get('robots'),
    card: tags.get('twitter:card'),
    links,
    data: script === undefined ? undefined : (JSON.parse(script) as unknown),
    property: (name) => tags.get(`og:${name}`),
  };
}
