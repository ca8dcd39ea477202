// cspell:ignore onopentag ontext onclosetag
import { Parser } from 'htmlparser2';

/** A link of a page, with its accessible name as far as HTML alone says it. */
export interface PageLink {
  href: string;
  name: string;
}

/** Lists the links of a page, in their order. */
export function readLinks(html: string): PageLink[] {
  const links: PageLink[] = [];
  let open: (PageLink & { isNamed: boolean }) | undefined;
  const parser = new Parser({
    onopentag(tag, { href, 'aria-label': label }) {
      if (tag === 'a' && href !== undefined) open = { href, name: label ?? '', isNamed: label !== undefined };
    },
    ontext(text) {
      if (open && !open.isNamed) open.name += text;
    },
    onclosetag(tag) {
      if (tag !== 'a' || !open) return;
      links.push({ href: open.href, name: open.name.trim() });
      open = undefined;
    },
  });
  parser.end(html);
  return links;
}
