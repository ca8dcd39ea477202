import type { HtmlPart } from '../server/page-cache/html-parts.ts';
import type { Card, Entry, Filter, MainData } from '@guildhall/cms-client';

/** What every page of the site shows around its content. */
export interface Frame {
  organisation: { name: string; url: string };
  mainData: MainData;
  /** The page's path, for the current link of the navigation. */
  path: string;
}

/** Cards and filters that a page's blocks show, by the route they were read from. */
export interface PageData {
  cards: Record<string, Card[] | 'failed'>;
  filters: Record<string, Filter[] | 'failed'>;
}

/** What a page is about to show. */
export type PageModel =
  | { kind: 'entry'; entry: Entry; data: PageData }
  | { kind: 'gate'; entry: Entry }
  | { kind: 'not-found' }
  | { kind: 'unavailable' }
  | { kind: 'error' };

/** What a page's render came to, before it is made a document. */
export interface RenderedPage {
  title: string;
  description?: string;
  image?: string;
  /** Whether search engines may list it. */
  listed: boolean;
  body: readonly HtmlPart[];
  /** `<link rel="preload">` elements of pictures that are seen first. */
  preloads: string[];
  /** Rules for the dominant colours of the page's pictures, shown while those load. */
  tints: string;
  problems: BlockProblem[];
}

/** A block that threw or could not be read: it is left out, and the rest of the page stands. */
export interface BlockProblem {
  blockName: string;
  idd: string;
  message: string;
}
