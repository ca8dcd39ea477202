import type { ManifestLook } from '../../page/site-head.ts';

interface WebManifestOptions {
  name: string;
  language: string;
  look: ManifestLook;
}

/** Renders the web app manifest: name and icon of a bookmark on a home screen. https://www.w3.org/TR/appmanifest/ */
export function renderWebManifest({ name, language, look: { colour, icons } }: WebManifestOptions): string {
  return JSON.stringify({
    ...{ id: '/', name, lang: language, start_url: '/' },
    // Payments and logins of other hosts need the browser's own bars.
    display: 'browser',
    ...(colour && { theme_color: colour, background_color: colour }),
    icons,
  });
}
