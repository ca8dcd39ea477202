import type { Assets } from '../../engine/assets/assets.ts';
import type { Caching } from '../../engine/caching.ts';
import type { MainDataRefresher } from '../../content/main-data-refresher.ts';
import type { Renderer } from '../../engine/renderer.ts';
import type { ContentSecurity } from '../../engine/security/security-headers.ts';
import { consentPath, consentSavedPath } from '../../consent/consent-settings.ts';
import type { Frame, PageModel } from '../../page/page-model.ts';
import type { PageLoadResult } from '../../engine/page-cache/page-cache.ts';
import { createStoredPage } from '../../engine/page-cache/stored-page.ts';
import { createFragmentHeaders } from '../../engine/page-headers.ts';

/** Builds the question about cookies. */
export interface ConsentPages {
  /** Builds the page with the question. @param saved true after it was answered */
  buildConsentPage(saved: boolean): Promise<PageLoadResult>;
  /** Builds the question alone, for insertion into other pages. */
  buildConsentBar(): Promise<PageLoadResult>;
}

interface ConsentPagesOptions {
  renderer: () => Renderer | Promise<Renderer>;
  assets: Pick<Assets, 'consentStylesHtml'>;
  caching: Caching;
  security: ContentSecurity;
  mainData: Pick<MainDataRefresher, 'isLoaded'>;
  now: () => number;
}

/** Functions that make the other pages too. */
interface PageMaking {
  createFrame: () => Frame;
  finish: (model: PageModel, path: string) => Promise<PageLoadResult>;
}

export function createConsentPages(
  { renderer, assets, caching, security, mainData, now }: ConsentPagesOptions,
  { createFrame, finish }: PageMaking,
): ConsentPages {
  return {
    buildConsentPage: (saved) => finish({ kind: 'consent', saved }, saved ? consentSavedPath : consentPath),
    async buildConsentBar() {
      const { renderConsentBar } = await renderer();
      const page = createStoredPage({
        status: 200,
        html: (assets.consentStylesHtml ?? '') + renderConsentBar(createFrame()),
        headers: createFragmentHeaders(caching, security),
        fullyRead: mainData.isLoaded(),
        partsMissing: !mainData.isLoaded(),
        renderedAt: now(),
      });
      return { outcome: 'found', page };
    },
  };
}
