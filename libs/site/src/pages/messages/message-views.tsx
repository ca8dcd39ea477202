import { mergeTexts } from '@guildhall/ui';
import { listMainPages } from '../../chrome/navigation.ts';
import type { PageContext } from '../../page/page-model.ts';
import type { PageViews } from '../../render/page-view.ts';
import { renderPlain } from '../../render/render-plain.tsx';
import { siteSearchTexts } from '../../texts/site-search-texts.ts';
import { ErrorPage } from './ErrorPage.tsx';
import type { MessageModel } from './message-model.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { UnavailablePage } from './UnavailablePage.tsx';

export const messageViews: PageViews<MessageModel> = {
  'not-found': (_model, context) => renderNotFound(context),
  gone: (_model, context) => renderNotFound(context),
  unavailable(_model, context) {
    const { pageData } = context.mainData;
    const page = (
      <UnavailablePage {...{ pageData, links: listOthers(context), search: findSearch(context) }} />
    );
    return renderPlain(pageData.unavailableTitle, page, context);
  },
  error(_model, context) {
    const { pageData } = context.mainData;
    const page = <ErrorPage {...{ pageData, links: listOthers(context), search: findSearch(context) }} />;
    return renderPlain(pageData.errorTitle, page, context);
  },
  offline(_model, context) {
    const { pageData } = context.mainData;
    return renderPlain(pageData.offlineTitle, <OfflinePage pageData={pageData} />, context);
  },
};

function renderNotFound(context: PageContext) {
  const { pageData } = context.mainData;
  const [link, ...links] = listOthers(context);
  const page = <NotFoundPage {...{ pageData, link, links, search: findSearch(context) }} />;
  return renderPlain(pageData.notFoundTitle, page, context);
}

/** Lists the main pages. Pages that only say what happened already link to the front page. */
function listOthers({ mainData: { variousData } }: PageContext) {
  const { contactLink, navigation = [] } = variousData;
  const pages = listMainPages(navigation).filter(({ url }) => url !== '/');
  return [...pages, ...(contactLink ? [contactLink] : [])];
}

function findSearch({ facts, texts }: PageContext) {
  return facts.search ? { path: facts.search, texts: mergeTexts(siteSearchTexts, texts?.search) } : undefined;
}
