import type { MainData } from '@guildhall/cms-client';
import { CartButton } from '../chrome/CartButton.tsx';
import { Footer as KitFooter } from '../chrome/Footer.tsx';
import { Header as KitHeader } from '../chrome/Header.tsx';
import { findSitePath, formatMarks, listAllPages, markLinks } from '../chrome/navigation.ts';
import { ProgressBar } from '../chrome/ProgressBar.tsx';
import { SearchLink } from '../chrome/SearchLink.tsx';
import { SkipLink } from '../chrome/SkipLink.tsx';
import { TestsiteBadge } from '../chrome/TestsiteBadge.tsx';
import { CartIsland } from '../islands/CartIsland.tsx';
import { consentPath } from '../consent/consent-settings.ts';
import { ConsentLink } from '../consent/ConsentLink.tsx';
import { InfoMessagesIsland } from '../islands/InfoMessagesIsland.tsx';
import { kitIslands } from '../islands/kit-sources.ts';
import { MemberMenuIsland, MemberWindowsIsland } from '../islands/MembersIsland.tsx';
import { createSharedFragment, type SharedFragment } from '../page/html-fragments.ts';
import { cartPath } from '../page/cart-path.ts';
import type { PageContext } from '../page/page-model.ts';
import { findAccessibilityLink, getConsentTitle, listContractLinks } from './footer-links.ts';
import { renderHtml } from './render-html.tsx';
import type { SiteChrome } from '../site-definition.ts';

const hasCart = import.meta.env.GUILDHALL_CART !== false;

type ChromePageContext = Pick<
  PageContext,
  'organisation' | 'facts' | 'texts' | 'mainData' | 'path' | 'members' | 'consent'
>;

export interface RenderedChrome {
  before: SharedFragment;
  after: SharedFragment;
}

/** Cache for one version of main data: paths of its navigation, and the rendered variants. */
interface ChromeCache {
  paths: readonly (string | undefined)[];
  rendered: Map<string, RenderedChrome>;
}

/** Pages differ only in the current link, so each variant is rendered once. */
export function createChromeRenderer(
  chrome: SiteChrome,
  islands: readonly string[] = Object.keys(kitIslands),
): (context: ChromePageContext) => RenderedChrome {
  // Main data is a new object whenever it changes.
  const caches = new WeakMap<MainData, ChromeCache>();
  return (context) => {
    const { organisation, mainData, path } = context;
    const { paths, rendered } = caches.get(mainData) ?? createChromeCache(mainData);
    caches.set(mainData, { paths, rendered });
    const { name, url } = organisation;
    const key = `${name}\n${url}\n${context.members ? 'members' : ''}\n${path === cartPath ? path : (findDrawerId(path) ?? '')}\n${formatMarks(paths, path)}`;
    const result = rendered.get(key) ?? render(context, chrome, new Set(islands));
    rendered.set(key, result);
    return result;
  };
}

function createChromeCache(mainData: MainData): ChromeCache {
  const paths = listAllPages(mainData.variousData.navigation ?? []).map(({ url }) => findSitePath(url));
  return { paths, rendered: new Map<string, RenderedChrome>() };
}

/**
 * Pages of the shop contain the closed cart drawer, so that it opens at once. Other pages do not: an empty cart is
 * seldom opened there, and one with items wakes with the page.
 */
function findDrawerId(path: string): string | undefined {
  return /^\/p(\/|$)/.test(path) || path === cartPath ? 'cart' : undefined;
}

function render(
  context: ChromePageContext,
  chrome: SiteChrome,
  islands: ReadonlySet<string>,
): RenderedChrome {
  const { organisation, facts, mainData, path, members, consent } = context;
  const { Header = KitHeader, Footer = KitFooter } = chrome;
  const navigation = markLinks(mainData.variousData.navigation ?? [], path);
  const before = renderHtml(
    <>
      <SkipLink />
      <ProgressBar />
      <Header
        {...{ chrome, mainData, organisation, navigation }}
        search={facts.search ? <SearchLink path={facts.search} /> : undefined}
        login={members && <MemberMenuIsland mainData={mainData} paths={facts.paths} />}
        cart={islands.has('cart') ? <CartButton drawerId={findDrawerId(path)} /> : undefined}
      />
    </>,
    context,
    { identifierPrefix: 'h' },
  );
  const consentLink = consent && <ConsentLink consent={consent}>{getConsentTitle(context)}</ConsentLink>;
  const accessibility = findAccessibilityLink(context);
  const contracts = listContractLinks(context);
  const footer = (
    <Footer
      {...{ chrome, mainData, organisation, navigation, accessibility, contracts }}
      consent={consentLink}
    />
  );
  const footerHtml = renderHtml(footer, context);
  const after = renderHtml(
    <>
      {footer}
      {[...contracts, ...(accessibility ? [accessibility] : [])].map(
        ({ url, title }) =>
          !footerHtml.includes(` href="${url}"`) && (
            <a key={url} href={url}>
              {title}
            </a>
          ),
      )}
      {consentLink && !footerHtml.includes(` href="${consentPath}"`) && consentLink}
      {islands.has('sign-up') && <TestsiteBadge />}
      {hasCart && islands.has('cart') && (
        <CartIsland shopData={mainData.shopData} id={findDrawerId(path)} opensAtOnce={path === cartPath} />
      )}
      {members && <MemberWindowsIsland mainData={mainData} />}
      {islands.has('info-messages') && <InfoMessagesIsland />}
    </>,
    context,
    { identifierPrefix: 'f' },
  );
  return { before: createSharedFragment(before), after: createSharedFragment(after) };
}
