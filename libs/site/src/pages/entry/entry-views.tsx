import {
  computeOutline,
  getFilteredLists,
  getListPages,
  isPageParameter,
  type BlockRegistry,
} from '@guildhall/blocks';
import type { Block, ContentProblem, Entry } from '@guildhall/cms-client';
import type { PageContext, PageData, RenderedPage } from '../../page/page-model.ts';
import { rememberFor } from '../../page/remember-for.ts';
import { findDescription } from '../../render/description.ts';
import { findSharedPicture } from '../../render/find-shared-picture.ts';
import type { PageContent, PageViews, SiteRendering } from '../../render/page-view.ts';
import { renderBlocks } from '../../render/render-blocks.tsx';
import { renderPlain } from '../../render/render-plain.tsx';
import { findParents, toBreadcrumbs } from '../../render/structured-data/breadcrumbs.ts';
import { findArticleDates, toEntryJsonLd } from '../../render/structured-data/entry-json-ld.ts';
import { formatStructuredData } from '../../render/structured-data/format-structured-data.ts';
import type { EntryModel } from './entry-model.ts';
import { GatePage } from './GatePage.tsx';

export const entryViews: PageViews<EntryModel> = {
  entry: renderEntry,
  gate({ entry: { title } }, context) {
    const { pageData, userAdminData, variousData } = context.mainData;
    const { membershipLink } = variousData;
    const { loginLabel } = userAdminData;
    const { paths } = context.facts;
    const login = context.members && { label: loginLabel, from: context.path, paths };
    return renderPlain(title, <GatePage {...{ title, pageData, login, membershipLink }} />, context);
  },
};

async function renderEntry(
  { entry, data }: Extract<EntryModel, { kind: 'entry' }>,
  page: PageContext,
  { head, views, islands, limits }: SiteRendering,
): Promise<PageContent> {
  const context = { ...page, views, islands };
  const { blocks: registry } = views;
  const metadata = getMetadata(entry);
  return {
    ...metadata,
    listed: true,
    ...formatStructuredData(
      toEntryJsonLd(entry, metadata.picture, context, head),
      toBreadcrumbs(findParents(context.path, context.mainData), entry.title, context.siteOrigin),
    ),
    ...(await renderBlocks(
      withTitle(entry, registry),
      { ...data, problems: collectProblems(entry, data) },
      context,
      limits,
    )),
    lists: getFilteredLists(entry.content, data.filters, registry),
    listPages: getListPages(entry.content, data.cards, registry),
    ...getCanonicalPath(context),
  };
}

/** A later page of a list is a page of its own for search engines; a category is not. */
function getCanonicalPath({ path, chosen = {} }: PageContext): Pick<RenderedPage, 'canonicalPath'> {
  if (!Object.keys(chosen).some(isPageParameter)) return {};
  return { canonicalPath: `${encodeURI(path)}?${new URLSearchParams(chosen).toString()}` };
}

const getMetadata = rememberFor((entry: Entry) => {
  const description = findDescription(entry);
  const picture = findSharedPicture(entry);
  const article = findArticleDates(entry);
  return {
    title: entry.seo.title ?? entry.title,
    ...(description !== undefined && { description }),
    ...(picture && { picture }),
    ...(article && { article }),
  };
});

function collectProblems(entry: Entry, data: PageData): readonly ContentProblem[] {
  return [...(entry.problems ?? []), ...(data.problems ?? [])];
}

/** Every page has one `h1`: an entry without one starts with its own title. */
function withTitle(entry: Entry, registry: BlockRegistry): readonly Block[] {
  return titledBlocks(registry)(entry);
}

const titledBlocks = rememberFor((registry: BlockRegistry) =>
  rememberFor(({ title, content }: Entry): readonly Block[] => {
    if (computeOutline(content, registry).title !== -1) return content;
    return [
      { name: 'page-title', blockName: 'acf/page-title', idd: 'page-title', classNames: [], title },
      ...content,
    ];
  }),
);
