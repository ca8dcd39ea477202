import { isThisMachine } from '@guildhall/safe-content';
import { commonHeaders, createHstsHeader } from '@guildhall/server-kit';
import type { HostedCheckout } from '@guildhall/signup';
import type { Config } from './config.ts';
import { findHostedCheckout } from './hosted-checkout.ts';
import { getMemberSources } from './members-area.ts';

export interface ContentSecurity {
  /**
   * The policy of a page; `styleHashes` are those of its `<style>` elements. Only a page with a film of the
   * video host lets that host's script run, and only one with a sign-up form the billing vendor's script, styles and
   * frames.
   */
  createPolicy(styleHashes: readonly string[], page?: { hasFilm?: boolean; hasSignUp?: boolean }): string;
  /**
   * What a page may do: as `securityHeaders` say, framed films and maps may fill the screen, and checkouts take money.
   */
  permissions: string;
  /** `securityHeaders` and the one for https: of an answer that is sent without the framework. */
  headers: Readonly<Record<string, string>>;
}

/** Where browsers report what a page's policy has stopped. */
export const cspReportsPath = '/_csp-reports';

/** One policy for every page, built from configuration: nothing inline runs, no style attribute, no nonce. */
export function createContentSecurity(
  config: Pick<
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
  > &
    Parameters<typeof getMemberSources>[0],
): ContentSecurity {
  const media = ["'self'", ...new Set([config.CONTENT_ORIGIN, ...config.MEDIA_ORIGINS])].join(' ');
  const { origin, pathname } = new URL(config.VIDEO_SCRIPT_URL);
  const filmScripts = [pathname, ...config.VIDEO_SCRIPT_FOLDERS].map((path) => origin + path);
  const framed = config.FRAME_HOSTS.map((host) =>
    isThisMachine(new URL(`http://${host}`).hostname) ? `http://${host}` : `https://${host}`,
  );
  const members = getMemberSources(config);
  const frames = [...new Set([...framed, config.VIDEO_FRAME_ORIGIN])];
  const checkout = getCheckoutSources(findHostedCheckout(config));
  return {
    headers: { ...securityHeaders, ...createHstsHeader(config.HSTS_SCOPE) },
    permissions: permissions(
      formatOrigins(frames),
      formatOrigins([...new Set([...checkout.sites, ...members.frames])]),
    ),
    createPolicy: (styleHashes, { hasFilm = false, hasSignUp = false } = {}) =>
      [
        "default-src 'none'",
        ["script-src 'self'", ...(hasFilm ? filmScripts : []), ...(hasSignUp ? checkout.scripts : [])].join(
          ' ',
        ),
        [
          "style-src 'self'",
          ...styleHashes.map((hash) => `'sha256-${hash}'`),
          ...(hasSignUp ? checkout.styles : []),
        ].join(' '),
        `img-src ${media}`,
        `media-src ${media}`,
        "font-src 'self'",
        ["connect-src 'self'", ...members.connect].join(' '),
        ['frame-src', ...new Set([...frames, ...members.frames, ...(hasSignUp ? checkout.frames : [])])].join(
          ' ',
        ),
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        // Both vendors' scripts write their frames and styles as texts.
        ...(hasFilm || hasSignUp ? [] : ["require-trusted-types-for 'script'", 'trusted-types guildhall']),
        `report-uri ${cspReportsPath}`,
      ].join('; '),
  };
}

/** On every answer of the site. The billing vendor's checkout opens windows, hence the opener policy's exception. */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissions('', ''),
};

/** What the billing vendor documents of its script: where its parts, styles and frames are. */
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
  return `accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=(), payment=(self${paymentBeside}), fullscreen=(self${fullscreenBeside})`;
}
