import '@guildhall/ui/fonts.css';
import {
  findCardRoute,
  getCardRoutes,
  getFilteredLists,
  collectFrameHeightRules,
  computeOutline,
  type CardGridProps,
} from '@guildhall/blocks';
import type { Block, ContentProblem, Entry } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { GatePage } from '../pages/GatePage.tsx';
import { MembersPage, getMembersPageTitle } from '../pages/MembersPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { UnavailablePage } from '../pages/UnavailablePage.tsx';
import type { SiteDefinition } from '../site-definition.ts';
import { findDescription } from './description.ts';
import type { Frame, PageData, PageModel, RenderedPage } from '../page/page-model.ts';
import { findRequiredCollections } from '../page/required-collections.ts';
import { findMemberCards, renderMemberEntry } from './member-entry.tsx';
import { renderCardsInPieces } from './cards-in-pieces.tsx';
import { createPageLimits, renderBlocks, type RenderLimits } from './render-blocks.tsx';
import { createChromeRenderer } from './render-chrome.tsx';
import { renderCollection, renderProduct, renderSearch, renderShop } from './render-shop.tsx';
import { collectTintRules } from './tints.ts';

/** Creates everything that renders an organisation's pages, with React. */
export function createRenderer({ chrome }: SiteDefinition) {
  const renderChrome = createChromeRenderer(chrome);
  return {
    renderPage: (model: PageModel, frame: Frame, limits: RenderLimits = createPageLimits()) =>
      renderPage(renderChrome, model, frame, limits),
    renderCards,
    ...{ findCardRoute, getCardRoutes, findRequiredCollections, findMemberCards, renderMemberEntry },
  };
}

async function renderPage(
  renderChrome: ReturnType<typeof createChromeRenderer>,
  model: PageModel,
  frame: Frame,
  limits: RenderLimits,
): Promise<RenderedPage> {
  const content = await renderContent(model, frame, limits);
  const { before, after } = renderChrome(frame);
  const texts = typeof content.html === 'string' ? [content.html] : content.html;
  const start = `<main id="main" tabindex="-1" class="gh-page-grid" data-page="${model.kind}">`;
  return {
    ...content,
    body: [before, start, ...texts, '</main>', after],
    tints: collectTintRules(...texts) + collectFrameHeightRules(...texts),
  };
}

/** Renders the cards of one category, which replace those on the page, in slices. */
async function renderCards(
  { cards, ...list }: CardGridProps,
  limits: RenderLimits = createPageLimits(),
): Promise<RenderedCards> {
  if (cards.length === 0) return { html: '', shown: 0 };
  const { html, shown } = await renderCardsInPieces({ ...list, cards }, limits);
  return { html: html.join(''), shown };
}

interface RenderedCards {
  html: string;
  shown: number;
}

type Content = Omit<RenderedPage, 'body' | 'tints'> & { html: string | readonly string[] };

async function renderContent(model: PageModel, frame: Frame, limits: RenderLimits): Promise<Content> {
  if (model.kind === 'entry') {
    const { entry } = model;
    const description = findDescription(entry);
    const { image } = entry.seo;
    return {
      title: entry.seo.title ?? entry.title,
      ...(description === undefined ? {} : { description }),
      ...(image === undefined ? {} : { image }),
      listed: true,
      ...(await renderBlocks(
        withTitle(entry),
        { ...model.data, problems: collectProblems(entry, model.data) },
        frame,
        limits,
      )),
      lists: getFilteredLists(entry.content, model.data.filters),
    };
  }
  if (model.kind === 'product') return renderProduct(model.product, frame);
  if (model.kind === 'shop') return renderShop(model.collections, frame);
  if (model.kind === 'collection') return renderCollection(model, frame);
  if (model.kind === 'search') return renderSearch(model, frame);
  const { pageData, userAdminData, variousData } = frame.mainData;
  const { membershipLink, navigation } = variousData;
  if (model.kind === 'gate') {
    const { title } = model.entry;
    const { loginLabel } = userAdminData;
    const { paths } = frame.facts;
    const login = frame.members && { label: loginLabel, from: frame.path, paths };
    return renderPlain(title, <GatePage {...{ title, pageData, login, membershipLink }} />);
  }
  if (model.kind === 'members') {
    const { page } = model;
    const { mainData, facts } = frame;
    return renderPlain(
      getMembersPageTitle(page, mainData),
      <MembersPage {...{ page, mainData }} paths={facts.paths} />,
    );
  }
  if (model.kind === 'not-found') {
    // Its button already links to the front page.
    const link = navigation?.find(({ url }) => url !== '/');
    return renderPlain(pageData.notFoundTitle, <NotFoundPage pageData={pageData} link={link} />);
  }
  if (model.kind === 'unavailable')
    return renderPlain(pageData.unavailableTitle, <UnavailablePage pageData={pageData} />);
  return renderPlain(pageData.errorTitle, <ErrorPage pageData={pageData} />);
}

function collectProblems(entry: Entry, data: PageData): readonly ContentProblem[] {
  return [...(entry.problems ?? []), ...(data.problems ?? [])];
}

/** Every page has one `h1`: an entry without one starts with its own title. */
function withTitle({ title, content }: Entry): readonly Block[] {
  if (computeOutline(content).title !== -1) return content;
  return [
    { name: 'page-title', blockName: 'acf/page-title', idd: 'page-title', classNames: [], title },
    ...content,
  ];
}

function renderPlain(title: string, page: ReactElement): Content {
  return { title, listed: false, html: renderToStaticMarkup(page), preloads: '', problems: [] };
}
