import type { Filter } from '@guildhall/cms-client';

const maxSlugLength = 60;

type Named = readonly Pick<Filter, 'id' | 'name'>[];

/** Cached by filter list (filters are immutable). */
const cache = new WeakMap<Named, readonly string[]>();

/** Returns the filters' names as unique slugs. */
export function getSlugs(filters: Named): readonly string[] {
  const slugs = cache.get(filters) ?? createSlugs(filters);
  cache.set(filters, slugs);
  return slugs;
}

function createSlugs(filters: Named): string[] {
  const used = new Set<string>();
  const nextNumber = new Map<string, number>();
  return filters.map(({ id, name }) => {
    const base = toSlug(name) || toSlug(id) || 'category';
    let slug = base;
    while (used.has(slug)) {
      const number = nextNumber.get(base) ?? 2;
      nextNumber.set(base, number + 1);
      slug = `${base}-${number}`;
    }
    used.add(slug);
    return slug;
  });
}

/** Keeps letters of every script and digits; removes the accents of Latin letters and soft hyphens. */
function toSlug(text: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]|\p{Cf}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const slug = [...(words ?? []).join('-')].slice(0, maxSlugLength).join('');
  // WordPress uses `?cat=` with a number in its own short links.
  return /^\d+$/.test(slug) ? `category-${slug}` : slug;
}
