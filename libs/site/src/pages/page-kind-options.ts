import type { BlockDefinition } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import type { SharedState } from '@guildhall/shared-state';
import type { FastifyBaseLogger } from 'fastify';
import type { Caching } from '../config/caching.ts';
import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import type { Assets } from '../engine/assets/assets.ts';
import type { ReadLimit } from '../engine/limits/read-limit.ts';
import type { PageBuilder } from '../engine/page-builder.ts';
import type { PageCache } from '../engine/page-cache/page-cache.ts';
import type { FindReplacement } from '../engine/page-kind.ts';
import type { PageRoute } from '../engine/routes.ts';
import type { ContentSecurity } from '../engine/security/security-headers.ts';
import type { Renderer } from '../page/renderer.ts';
import type { ResponseTexts } from '../texts/response-texts.ts';
import type { OwnTexts } from '../texts/site-texts.ts';

/** Everything that a site hands to its page kinds. Each names what it uses: `open({ shop, cache }: Pick<PageKindOptions, 'shop' | 'cache'>)`. */
export interface PageKindOptions extends Omit<Content, 'planPrices'> {
  /** The site’s configuration, from the environment. */
  config: Config;
  /** The facts of the organisation. */
  organisation: Organisation;
  /** Kinds of blocks that entries may contain. */
  blocks: readonly BlockDefinition[];
  /** Texts of the site that replace the English ones. */
  texts: OwnTexts | undefined;
  /** Texts of responses that are no pages. */
  responseTexts: ResponseTexts;
  /** The time, ms since 1970; tests move it. */
  now: () => number;
  /** The server’s log. It never has personal data. */
  log: FastifyBaseLogger;

  /** Folder of last good copies. @default in memory only */
  folder: string | undefined;

  /** Returns the module that renders pages; in development with the latest changes. */
  renderer: () => Renderer | Promise<Renderer>;
  /** Styles and scripts of pages. */
  assets: Assets;
  /** Times for which pages are kept, here and by browsers and proxies. */
  caching: Caching;
  /** The content security policy of pages. */
  security: ContentSecurity;
  /** Builds the HTML of a page from its parts. */
  builder: PageBuilder;
  /** The route table, of all page kinds. */
  routes: readonly PageRoute[];
  /** Finds the page of another kind that is shown instead of an entry. */
  findReplacement: FindReplacement;

  /** Rendered pages, by their URLs. */
  cache: PageCache;
  /** Search results: a separate cache, so that searches evict no page. */
  searches: PageCache;
  /** Pages with a chosen category or variant, and cards of categories. */
  choices: PageCache;

  /** Limit of reads that a request causes at suppliers, by its sender. */
  limitPageReads: ReadLimit;
  /** Creates a further limit of reads. */
  limitReads: (name: string, perMinute: number) => Promise<ReadLimit>;
  /** Counts that processes share. @default each process counts for itself */
  counts: SharedState['counts'] | undefined;
}
