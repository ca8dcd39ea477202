import type { BlockRegistry, CardViews, NoticeTexts } from '@guildhall/blocks';
import type { MainData } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import type { ComponentType, FunctionComponent } from 'react';
import type { SiteHeadOptions } from './page/site-head.ts';
import type { FooterProps, HeaderProps, SiteDrawings } from './chrome/chrome-props.ts';

/** Drawings of an organisation, and its own header or footer. */
export interface SiteChrome extends SiteDrawings {
  /**
   * Replaces or wraps the header of every page. It must show `login` and `cart`, or visitors have neither.
   * @default Header of `@guildhall/site/chrome`
   */
  Header?: ComponentType<HeaderProps>;
  /**
   * Replaces or wraps the footer of every page. If it does not show `consent` or `accessibility`, that link stands below it.
   * @default Footer of `@guildhall/site/chrome`
   */
  Footer?: ComponentType<FooterProps>;
}

/** Props of a part of a page, the same for every visitor. */
export interface SitePartProps {
  /** The facts of the organisation. */
  facts: Organisation;
  /** Name and main site of the organisation, from the environment. */
  organisation: { name: string; url: string };
  /** Texts and links that editors maintain. */
  mainData: MainData;
}

/** Props of a page of the site's own. */
export interface SitePageProps<Data = undefined> extends SitePartProps {
  /** Path of the page, such as `/about/map`. */
  path: string;
  /** Result of `load` of `definePages`. */
  data: Data;
}

/**
 * A page of the site's own code.
 *
 * @typeParam Data result of `load` of `definePages`, for pages that have data
 */
export interface SitePage<Data = undefined> {
  /** Shown in the browser's tab and by search engines. The page has an `h1` of its own. */
  title: string | ((data: Data) => string);
  /** Shown by search engines and with shared links. */
  description?: string | ((data: Data) => string | undefined);
  /**
   * False keeps the page out of search engines.
   * @default true
   */
  listed?: boolean;
  /** Content of the `main` element, in the page's columns (`grid-column: text | wide | note | full`). */
  Page: FunctionComponent<SitePageProps<Data>>;
}

/** The look of one organisation's site. */
export interface SiteDefinition {
  /** Drawings, header and footer. */
  chrome: SiteChrome;
  /**
   * Colours of the browser's bars, and icons.
   * @default those of the built-in theme, and `/favicon.svg`
   */
  head?: SiteHeadOptions;
  /**
   * Views of the site's own blocks, by name, and views that replace those of built-in blocks.
   * @default those of the kit: `blockRegistry`
   */
  views?: BlockRegistry;
  /**
   * Views of cards that replace the kit's, by type of card.
   * @default those of the kit: `cardViews`
   */
  cards?: CardViews;
  /**
   * Sentences of notices for editors in the site's language, by the English ones. Visitors load none of them.
   * @default in English
   */
  noticeTexts?: NoticeTexts;
  /**
   * Stands below the member's profile. It is rendered once for all members: what belongs to one of them is in an island of
   * the site's own, which reads it with the member's token.
   * @default nothing
   */
  profile?: FunctionComponent<SitePartProps>;
  /**
   * Pages of the site's own code, by path. Such a page is shown instead of an entry at its path. `:` begins a folder that may
   * be any, such as `/tides/:place`: `definePages` of `@guildhall/site/server` says what these pages show.
   * @default none
   */
  pages?: Readonly<Record<string, SitePage<never>>>;
}

/**
 * Defines a site. Its file is bundled into the renderer: Node does not read it, and browsers never load it.
 *
 * @example
 * // site.tsx
 * const Logo = ({ className }: DrawingProps) => <img src="/mark.svg" alt="" className={className} />;
 * const MapPage = ({ facts }: SitePageProps) => <h1>A map, in {facts.language}</h1>;
 * export const site = defineSite({
 *   chrome: { Logo },
 *   pages: { '/about/map': { title: 'The map', Page: MapPage } },
 * });
 */
export function defineSite(site: SiteDefinition): SiteDefinition {
  return site;
}
