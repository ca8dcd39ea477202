import { escapeHtml } from '@guildhall/safe-content';
import type { SharedPicture } from './shared-picture.ts';

/** A `<link>` element: an icon, a web app manifest. */
interface HeadLink {
  rel: string;
  /** A file of `public/`, such as `/icon.svg`. */
  href: string;
  type?: string;
  /** Of an icon, such as `180x180`. */
  sizes?: string;
}

/** One colour for each scheme that the theme has. */
type SchemeColours = Readonly<
  { light: string; dark: string } | { light: string; dark?: never } | { dark: string; light?: never }
>;

/** Elements in the head of every page that belong to the look of the site. */
export interface SiteHeadOptions {
  /**
   * Colours of the browser's own bars: `--gh-light` and `--gh-dark` of the theme. A theme with one scheme names one.
   * @default those of the built-in theme
   */
  themeColours?: SchemeColours;
  /**
   * Icons of the browser's tab, as `link` elements.
   *
   * @default `/favicon.svg`
   */
  links?: readonly HeadLink[];
  /**
   * A square PNG of `public/`, at least 180 px: for home screens, and as the organisation's logo for search engines.
   * @default none
   */
  icon?: HeadPicture;
  /**
   * Shown with shared links to pages without a picture of their own: a PNG or JPEG of `public/`, 1200 × 630 px.
   * @default none
   */
  sharedPicture?: HeadPicture & { alt: string };
}

/** A picture of `public/`, with its sides in pixels. */
interface HeadPicture {
  /** Such as `/icon.png`. */
  href: string;
  width: number;
  height: number;
}

/** The same as HTML, created once. */
export interface SiteHead {
  /** Fonts of the first view, which browsers fetch before the styles. */
  fontsHtml: string;
  metaHtml: string;
  linksHtml: string;
  icon?: HeadPicture;
  sharedPicture?: SharedPicture;
  /** For the web app manifest. */
  manifest: ManifestLook;
}

/** The look in a web app manifest. */
export interface ManifestLook {
  colour: string;
  icons: readonly { src: string; sizes: string; type?: string }[];
}

const builtInColours: SchemeColours = { light: '#f7f2e9', dark: '#0d1526' };
const favicon: HeadLink = { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' };

/** Devices look for it there without a link. */
const defaultTouchIcon = '/apple-touch-icon.png';

/** @param firstFonts URLs of fonts */
export function renderSiteHead(
  { themeColours = builtInColours, links = [favicon], icon, sharedPicture }: SiteHeadOptions,
  firstFonts: readonly string[] = [],
): SiteHead {
  const schemes = Object.entries(themeColours);
  const colours = schemes.map(([scheme, content]) =>
    renderElement('meta', {
      name: 'theme-color',
      ...(schemes.length > 1 && { media: `(prefers-color-scheme: ${scheme})` }),
      content,
    }),
  );
  const colorScheme = { name: 'color-scheme', content: schemes.map(([scheme]) => scheme).join(' ') };
  return {
    fontsHtml: firstFonts
      .map((url) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`)
      .join(''),
    metaHtml: renderElement('meta', colorScheme) + colours.join(''),
    linksHtml: [
      ...links,
      ...(icon && icon.href !== defaultTouchIcon ? [{ rel: 'apple-touch-icon', href: icon.href }] : []),
    ]
      .map(({ rel, href, type, sizes }: HeadLink) => renderElement('link', { rel, href, type, sizes }))
      .join(''),
    ...(icon && { icon }),
    ...(sharedPicture && { sharedPicture: toSharedPicture(sharedPicture) }),
    manifest: {
      colour: schemes[0]?.[1] ?? '',
      icons: [
        ...links
          .filter(({ rel }) => rel === 'icon')
          .map(({ href, type, sizes = 'any' }) => ({ src: href, sizes, ...(type && { type }) })),
        ...(icon ? [{ src: icon.href, sizes: `${icon.width}x${icon.height}`, type: 'image/png' }] : []),
      ],
    },
  };
}

function toSharedPicture({ href, ...picture }: HeadPicture & { alt: string }): SharedPicture {
  return { url: href, ...picture };
}

function renderElement(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${[name, ...pairs.map(([key, value = '']) => `${key}="${escapeHtml(value)}"`)].join(' ')}>`;
}
