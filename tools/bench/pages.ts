export const listLengths = [12, 120, 1200] as const;

export type ListLength = (typeof listLengths)[number];
export type PageKey = 'home' | 'article' | `list-${ListLength}`;

/** Pages of which only the bytes are measured. */
export type WeighedKey = PageKey | 'product' | 'membership' | 'styleguide';

/** Pages that Lighthouse scores. */
export type ScoredKey = PageKey | 'home-consent' | 'product' | 'membership' | 'login' | 'search';

/** Scored pages that are `noindex` on purpose. */
export const hiddenPages: readonly ScoredKey[] = ['login', 'search'];

/** Audits that are skipped there: they ask whether search engines may list a page, and what their lists say about it. */
export const listingAudits: readonly string[] = ['is-crawlable', 'meta-description'];

export interface MeasuredPage<Key extends WeighedKey | ScoredKey = PageKey> {
  key: Key;
  /** The path on the site. */
  path: string;
}

export const listPath = (length: ListLength) => `/bench-${length}`;

/** The pages of a run. The article is the first in the site's own list of news. */
export function listMeasuredPages(articlePath: string, lengths: readonly ListLength[]): MeasuredPage[] {
  return [
    { key: 'home', path: '/' },
    { key: 'article', path: articlePath },
    ...lengths.map((length): MeasuredPage => ({
      key: `list-${length}`,
      path: listPath(length),
    })),
  ];
}

/** A page with only a video. */
export const filmPath = '/bench-film';

export const productPath = '/p/print-cones';

/** A product, a page with sign-up forms, and one with every kind of block: only their bytes are measured. */
export const onlyWeighed: readonly MeasuredPage<WeighedKey>[] = [
  { key: 'product', path: productPath },
  { key: 'membership', path: '/membership' },
  { key: 'styleguide', path: '/styleguide' },
];

/** Scored on a site with a members' area. */
export const scoredWithMembers: readonly MeasuredPage<ScoredKey>[] = [
  { key: 'product', path: productPath },
  { key: 'membership', path: '/membership' },
  { key: 'login', path: '/login' },
  { key: 'search', path: '/search?q=island' },
];

/** Scored on a site that asks for consent to cookies. */
export const scoredWithConsent: readonly MeasuredPage<ScoredKey>[] = [{ key: 'home-consent', path: '/' }];
