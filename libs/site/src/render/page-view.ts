import type { PageContext, PageModel, RenderedPage } from '../page/page-model.ts';
import type { SiteHead } from '../page/site-head.ts';
import type { SiteDefinition, SitePage } from '../site-definition.ts';
import type { RenderLimits } from './render-blocks.tsx';
import type { SiteViews } from './site-views.ts';

/** A rendered page without header and footer. */
export type PageContent = Omit<RenderedPage, 'body' | 'tints'> & { html: string | readonly string[] };

/** Parts of its pages that a site's definition decides. */
export interface SiteRendering {
  head: SiteHead;
  views: SiteViews;
  islands: readonly string[];
  /** Pages of the site's own code, by path. */
  pages: ReadonlyMap<string, SitePage<never>>;
  /** The site's own part of the profile page. */
  profile: SiteDefinition['profile'];
  limits: RenderLimits;
}

/** Renders the pages of one model. */
export type PageView<Model extends PageModel> = (
  model: Model,
  context: PageContext,
  site: SiteRendering,
) => PageContent | Promise<PageContent>;

/** Views of all models of a page kind, by the models' names. */
export type PageViews<Model extends PageModel> = {
  readonly [Kind in Model['kind']]: PageView<Extract<Model, { kind: Kind }>>;
};
