/** Paths at which search engines, feed readers and browsers find what describes the site. */
export const discoveryPaths = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  feed: '/feed.xml',
  manifest: '/manifest.webmanifest',
  security: '/.well-known/security.txt',
} as const;
