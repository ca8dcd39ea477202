import type { PageContext } from '../../page/page-model.ts';
import type { SiteDefinition, SitePage } from '../../site-definition.ts';
import type { PageContent, PageViews } from '../../render/page-view.ts';
import type { OwnModel } from './own-pages.ts';
import { renderHtml } from '../../render/render-html.tsx';
import { liftPreloads } from '../../render/preloads.ts';
import { createUsageError } from '../../usage-error.ts';

export type SitePages = ReadonlyMap<string, SitePage<never>>;

/** A path of at most three folders, below none that the kit uses. All but the first may be any (`:place`). */
const pattern =
  /^\/(?!(?:p|api|preview|assets|members)(?:\/|$))(?:[a-z0-9-]+(?:\/(?:[a-z0-9-]+|:[a-z]+)){0,2})?$/;

/**
 * Indexes the pages of a site by their paths.
 *
 * @throws Error that lists the paths at which no page can be
 */
export function createSitePages(pages: SiteDefinition['pages'] = {}): SitePages {
  const invalid = Object.keys(pages).filter((path) => !pattern.test(path));
  if (invalid.length > 0)
    throw createUsageError(
      'GUILDHALL_SITE_PAGE_PATH',
      `No page can be at ${invalid.join(', ')}. Choose a path such as /about/map: up to three folders of a-z, 0-9 and -, the first not p, api, preview, assets or members.`,
    );
  return new Map(Object.entries(pages));
}

/** @throws Error if there is none: `hasPage` says so before */
function getPage(pages: SitePages, path: string): SitePage<never> {
  const page = pages.get(path);
  if (!page) throw new Error(`the site has no page at ${path}`);
  return page;
}

/** Renders a page of the site's own code. */
function renderSitePage(
  { title, description, listed = true, Page }: SitePage<never>,
  context: PageContext,
  data?: unknown,
): PageContent {
  const { path, facts, organisation, mainData } = context;
  const page = <Page {...{ path, facts, organisation, mainData }} data={data as never} />;
  const shownDescription = typeof description === 'function' ? description(data as never) : description;
  return {
    title: typeof title === 'function' ? title(data as never) : title,
    ...(shownDescription !== undefined && { description: shownDescription }),
    listed,
    ...liftPreloads(renderHtml(page, context, { identifierPrefix: 'o' })),
    problems: [],
  };
}

export const ownViews: PageViews<OwnModel> = {
  own: ({ definedAt, data }, context, { pages }) =>
    renderSitePage(getPage(pages, definedAt ?? context.path), context, data),
};
