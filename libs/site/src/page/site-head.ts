import { escapeText } from './escape-text.ts';

/** A `<link>` element: an icon, a web app manifest. */
export interface HeadLink {
  rel: string;
  /** A file of `public/`, such as `/icon.svg`. */
  href: string;
  type?: string;
  /** Of an icon, such as `180x180`. */
  sizes?: string;
}

/** One colour for each scheme that the theme has. */
export type SchemeColours = Readonly<
  { light: string; dark: string } | { light: string; dark?: never } | { dark: string; light?: never }
>;

/** Elements in the head of every page that belong to the look of the site. */
export interface SiteHeadOptions {
  /**
   * Colours of the browser's own bars: `--light` and `--dark` of the theme. A theme with one scheme names one.
   * @default those of the built-in theme
   */
  themeColours?: SchemeColours;
  /** @default `/favicon.svg` */
  links?: readonly HeadLink[];
}

/** The same as HTML, created once. */
export interface SiteHead {
  /** Fonts of the first view, which browsers fetch before the styles. */
  fontsHtml: string;
  metaHtml: string;
  linksHtml: string;
}

const builtInColours: SchemeColours = { light: '#f7f2e9', dark: '#0d1526' };
const favicon: HeadLink = { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' };

/** @param firstFonts URLs of fonts */
export function renderSiteHead(
  { themeColours = builtInColours, links = [favicon] }: SiteHeadOptions,
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
      .map((url) => `<link rel="preload" as="font" type="font/woff2" href="${escapeText(url)}" crossorigin>`)
      .join(''),
    metaHtml: renderElement('meta', colorScheme) + colours.join(''),
    linksHtml: links
      .map(({ rel, href, type, sizes }) => renderElement('link', { rel, href, type, sizes }))
      .join(''),
  };
}

function renderElement(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${[name, ...pairs.map(([key, value = '']) => `${key}="${escapeText(value)}"`)].join(' ')}>`;
}
