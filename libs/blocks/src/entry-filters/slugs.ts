import type { Filter } from '@guildhall/cms-client';

const maxSlugLength = 60;

type Named = readonly Pick<Filter, 'id' | 'name'>[];

/** By filters, which never change: a page asks several times. */
const cache = new WeakMap<Named, readonly string[]>();

/** What filters are called in an address: their names in small letters, made different where they are the same. */
export function getSlugs(filters: Named): readonly string[] {
  const slugs = cache.get(filters) ?? createSlugs(filters);
  cache.set(filters, slugs);
  return slugs;
}

function createSlugs(filters: Named): string[] {
  const taken = new Set<string>();
  const nextNumber = new Map<string, number>();
  return filters.map(({ id, name }) => {
    const plain = toSlug(name) || toSlug(id) || 'category';
    let slug = plain;
    while (taken.has(slug)) {
      const number = nextNumber.get(plain) ?? 2;
      nextNumber.set(plain, number + 1);
      slug = `${plain}-${number}`;
    }
    taken.add(slug);
    return slug;
  });
}

/** Letters of every script and digits; accents of Latin letters are left out. */
function toSlug(text: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const slug = [...(words ?? []).join('-')].slice(0, maxSlugLength).join('');
  // `?cat=` with a number is WordPress' own address of a category: its short links lead to no page here.
  return /^\d+$/.test(slug) ? `category-${slug}` : slug;
}
