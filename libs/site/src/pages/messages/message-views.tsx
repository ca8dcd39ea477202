import { mergeTexts } from '@guildhall/ui';
import { listMainPages } from '../../chrome/navigation.ts';
import type { Frame } from '../../page/page-model.ts';
import type { PageViews } from '../../render/page-view.ts';
import { renderPlain } from '../../render/render-plain.tsx';
import { siteSearchTexts } from '../../texts/site-search-texts.ts';
import { ErrorPage } from './ErrorPage.tsx';
import type { MessageModel } from './message-model.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { UnavailablePage } from './UnavailablePage.tsx';

export const messageViews: PageViews<MessageModel> = {
  'not-found': (_model, frame) => renderNotFound(frame),
  gone: (_model, frame) => renderNotFound(frame),
  unavailable(_model, frame) {
    const { pageData } = frame.mainData;
    const page = <UnavailablePage {...{ pageData, links: listOthers(frame), search: findSearch(frame) }} />;
    return renderPlain(pageData.unavailableTitle, page, frame);
  },
  error(_model, frame) {
    const { pageData } = frame.mainData;
    const page = <ErrorPage {...{ pageData, links: listOthers(frame), search: findSearch(frame) }} />;
    return renderPlain(pageData.errorTitle, page, frame);
  },
  offline(_model, frame) {
    const { pageData } = frame.mainData;
    return renderPlain(pageData.offlineTitle, <OfflinePage pageData={pageData} />, frame);
  },
};

function renderNotFound(frame: Frame) {
  const { pageData } = frame.mainData;
  const [link, ...links] = listOthers(frame);
  const page = <NotFoundPage {...{ pageData, link, links, search: findSearch(frame) }} />;
  return renderPlain(pageData.notFoundTitle, page, frame);
}

/** Lists the main pages. Pages that only say what happened already link to the front page. */
function listOthers({ mainData: { variousData } }: Frame) {
  const { contactLink, navigation = [] } = variousData;
  const pages = listMainPages(navigation).filter(({ url }) => url !== '/');
  return [...pages, ...(contactLink ? [contactLink] : [])];
}

function findSearch({ facts, texts }: Frame) {
  return facts.search ? { path: facts.search, texts: mergeTexts(siteSearchTexts, texts?.search) } : undefined;
}
