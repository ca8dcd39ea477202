import { isThisMachine } from '@guildhall/safe-content';
import { commonHeaders, createHstsHeader } from '@guildhall/server-kit';
import type { HostedCheckout } from '@guildhall/signup';
import type { Config } from './config.ts';
import { findHostedCheckout } from './hosted-checkout.ts';
import { getMemberSources } from './members-area.ts';
import { createRobotsHeader } from './robots-header.ts';
import { isServiceWorkerOn } from './service-worker/worker-switch.ts';
import { findTagManager, type TagSettings } from './tag-manager.ts';

export interface ContentSecurity {
  /**
   * Creates the policy of a page with the hashes of its `<style>` elements. Only pages with a video allow the video
   * host's script, and only pages with a sign-up form the billing vendor's scripts, styles and frames. Pages with
   * personal data have no tags.
   */
  createPolicy(
    styleHashes: readonly string[],
    page?: { hasVideo?: boolean; hasSignUp?: boolean; hasTags?: boolean },
  ): string;
  /** Policy of the service worker: it requests pages and files of this site, and pictures of the content service. */
  workerPolicy: string;
  /**
   * `Permissions-Policy` of pages: framed videos and maps may go full screen, and checkouts may take payments. Without
   * `unload`, a vendor's script cannot keep pages out of the back/forward cache.
   */
  permissions: string;
  /** `securityHeaders` and HSTS, for responses that bypass the framework. */
  headers: Readonly<Record<string, string>>;
}

export const cspReportsPath = '/_csp-reports';

type ContentSecurityConfig = Pick<
  Config,
  | 'CONTENT_ORIGIN'
  | 'MEDIA_ORIGINS'
  | 'FRAME_HOSTS'
  | 'VIDEO_SCRIPT_URL'
  | 'VIDEO_SCRIPT_FOLDERS'
  | 'VIDEO_FRAME_ORIGIN'
  | 'BILLING_SCRIPT_URL'
  | 'BILLING_SITE_ORIGIN'
  | 'BILLING_TEST_SITE_ORIGIN'
  | 'HSTS_SCOPE'
  | 'SERVICE_WORKER'
  | 'EDITORS_PREVIEW'
  | 'INDEXING'
> &
  TagSettings &
  Parameters<typeof getMemberSources>[0];

/** Creates policies from the configuration: nothing inline runs, no style attributes, no nonces. */
export function createContentSecurity(config: ContentSecurityConfig): ContentSecurity {
  const media = ["'self'", ...new Set([config.CONTENT_ORIGIN, ...config.MEDIA_ORIGINS])].join(' ');
  const { origin, pathname } = new URL(config.VIDEO_SCRIPT_URL);
  const videoScripts = [pathname, ...config.VIDEO_SCRIPT_FOLDERS].map((path) => origin + path);
  const framed = config.FRAME_HOSTS.map((host) =>
    isThisMachine(new URL(`http://${host}`).hostname) ? `http://${host}` : `https://${host}`,
  );
  const members = getMemberSources(config);
  const frames = [...new Set([...framed, config.VIDEO_FRAME_ORIGIN])];
  const checkout = getCheckoutSources(findHostedCheckout(config));
  const workerPolicies = isServiceWorkerOn(config) ? ['guildhall-worker'] : [];
  const tags = findTagManager(config) ?? { origins: [], policies: [] };
  return {
    headers: { ...securityHeaders, ...createHstsHeader(config.HSTS_SCOPE), ...createRobotsHeader(config) },
    workerPolicy: `default-src 'none'; connect-src ${media}`,
    permissions: permissions(
      formatOrigins(frames),
      formatOrigins([...new Set([...checkout.sites, ...members.frames])]),
    ),
    createPolicy: (styleHashes, { hasVideo = false, hasSignUp = false, hasTags = false } = {}) => {
      const { origins, policies } = hasTags ? tags : { origins: [], policies: [] };
      return [
        "default-src 'none'",
        [
          "script-src 'self'",
          ...(hasVideo ? videoScripts : []),
          ...(hasSignUp ? checkout.scripts : []),
          ...origins,
        ].join(' '),
        [
          "style-src 'self'",
          ...styleHashes.map((hash) => `'sha256-${hash}'`),
          ...(hasSignUp ? checkout.styles : []),
        ].join(' '),
        ['img-src', media, ...origins].join(' '),
        `media-src ${media}`,
        "font-src 'self'",
        ["connect-src 'self'", ...members.connect, ...origins].join(' '),
        ['frame-src', ...new Set([...frames, ...members.frames, ...(hasSignUp ? checkout.frames : [])])].join(
          ' ',
        ),
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        // Both vendors' scripts insert their frames and styles as strings.
        ...(hasVideo || hasSignUp
          ? []
          : [
              "require-trusted-types-for 'script'",
              ['trusted-types guildhall', ...workerPolicies, ...policies].join(' '),
            ]),
        `report-uri ${cspReportsPath}`,
      ].join('; ');
    },
  };
}

/** Sent with every response. The billing vendor's checkout opens windows, hence the exception in the opener policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissions('', ''),
};

/** Hosts of scripts, styles and frames, as the billing vendor documents them. */
function getCheckoutSources(
  checkout: HostedCheckout | undefined,
): Record<'scripts' | 'styles' | 'frames' | 'sites', string[]> {
  if (!checkout) return { scripts: [], styles: [], frames: [], sites: [] };
  const { scriptUrl, siteOrigin, testSiteOrigin } = checkout;
  const script = new URL(scriptUrl).origin;
  const sites = [siteOrigin, ...(testSiteOrigin ? [testSiteOrigin] : [])];
  const styles = [script, ...sites.map((site) => `${site}/assets/hp_v3/iframe_views/`)];
  return { scripts: [script], styles, frames: [script, ...sites], sites };
}

function formatOrigins(origins: readonly string[]): string {
  return origins.map((origin) => ` "${origin}"`).join('');
}

function permissions(fullscreenBeside: string, paymentBeside: string): string {
  return `accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), unload=(), usb=(), payment=(self${paymentBeside}), fullscreen=(self${fullscreenBeside})`;
}
