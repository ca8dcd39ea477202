import { consentPath, consentSavedPath } from '../../consent/consent-settings.ts';
import { toFound } from '../../engine/page-builder.ts';
import type { PageLoadResult } from '../../engine/page-cache/page-cache.ts';
import { createStoredPage } from '../../engine/page-cache/stored-page.ts';
import { createFragmentHeaders } from '../../engine/page-headers.ts';
import { definePageKind } from '../../engine/page-kind.ts';
import type { PageKindOptions } from '../page-kind-options.ts';
import { consentRoute } from './consent-route.ts';

export interface ConsentModel {
  kind: 'consent';
  /** True after the question was answered. */
  saved: boolean;
}

type BarOptions = Pick<
  PageKindOptions,
  'builder' | 'renderer' | 'assets' | 'caching' | 'security' | 'mainData' | 'now'
>;

type Options = BarOptions &
  Pick<PageKindOptions, 'config' | 'organisation' | 'cache' | 'responseTexts' | 'counts'>;

/** The question about cookies: its page, and the bar that other pages insert. */
export const consentPages = definePageKind({
  name: 'consent',
  models: { consent: { isMeasured: false } },
  open({ config, organisation, cache, responseTexts: texts, counts, ...parts }: Options) {
    const loadPage = (saved: boolean) =>
      parts.builder.toLoadResult(toFound({ kind: 'consent', saved }), {
        path: saved ? consentSavedPath : consentPath,
      });
    const loadBar = () => loadConsentBar(parts);
    return {
      plugin: (app) => consentRoute(app, { config, organisation, cache, texts, counts, loadPage, loadBar }),
    };
  },
});

async function loadConsentBar({
  builder,
  renderer,
  assets,
  caching,
  security,
  mainData,
  now,
}: BarOptions): Promise<PageLoadResult> {
  const { renderConsentBar } = await renderer();
  const page = createStoredPage({
    status: 200,
    html: (assets.consentStylesHtml ?? '') + renderConsentBar(builder.createPageContext('')),
    headers: createFragmentHeaders(caching, security),
    fullyRead: mainData.isLoaded(),
    partsMissing: !mainData.isLoaded(),
    renderedAt: now(),
  });
  return { outcome: 'found', page };
}
