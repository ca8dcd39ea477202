import { listMainPages } from '../../chrome/navigation.ts';
import { fill, mergeTexts } from '@guildhall/ui';
import { toPricing } from '../../page/pricing.ts';
import type { PageContext, RenderedPage } from '../../page/page-model.ts';
import type { SiteSearchModel } from './search-model.ts';
import { SiteSearchPage } from './SiteSearchPage.tsx';
import { siteSearchTexts } from '../../texts/site-search-texts.ts';
import { getProductTexts } from '../../render/main-data-texts.ts';
import { liftPreloads } from '../../render/preloads.ts';
import type { PageViews } from '../../render/page-view.ts';
import { renderHtml } from '../../render/render-html.tsx';

/** Renders the page that searches the site. Its results are not for search engines. */
function renderSiteSearch(
  search: SiteSearchModel,
  context: PageContext,
): Omit<RenderedPage, 'body' | 'tints'> & { html: string } {
  const texts = mergeTexts(siteSearchTexts, context.texts?.search);
  const { pageData, variousData } = context.mainData;
  const title = search.text ? fill(texts.searchedTitle, { text: search.text }) : texts.title;
  const page = search.state === 'searched' ? search.page : 1;
  return {
    title: page === 1 ? title : fill(pageData.pageNumberTitle, { title, page }),
    listed: false,
    ...liftPreloads(
      renderHtml(
        <SiteSearchPage
          search={search}
          path={context.path}
          texts={texts}
          links={listMainPages(variousData.navigation ?? [])}
          pricing={toPricing(context)}
          productTexts={getProductTexts(context)}
        />,
        context,
        { identifierPrefix: 'w' },
      ),
    ),
    problems: [],
  };
}

export const searchViews: PageViews<{ kind: 'site-search' } & SiteSearchModel> = {
  'site-search': renderSiteSearch,
};
