import type { Organisation } from '@guildhall/organisation';
import { isThisMachine } from '@guildhall/safe-content';
import { commonHeaders, createHstsHeader } from '@guildhall/server-kit';
import type { PageSources } from '@guildhall/suppliers/site';
import type { Config } from '../../config/config.ts';
import { getVideoHost, listVideoScripts } from '../video-host.ts';
import { getMemberSources } from './members-area.ts';
import { createRobotsHeader } from './robots-header.ts';
import { isServiceWorkerOn } from '../assets/worker-switch.ts';
import { findTagManager, type TagSettings } from './tag-manager.ts';

export interface ContentSecurity {
  /**
   * Creates the policy of a page with the hashes of its `<style>` elements. Only pages with a video allow the video
   * host's script, and only pages with a sign-up form what the billing supplier needs. Pages with
   * personal data have no tags.
   */
  createPolicy(
    styleHashes: readonly string[],
    page?: { hasVideo?: boolean; hasSignUp?: boolean; hasTags?: boolean },
  ): string;
  /** Policy of the service worker: it requests pages and files of this site, and pictures of the content service. */
  workerPolicy: string;
  /**
   * `Permissions-Policy` of pages: framed videos and maps may go full screen. Payments are taken only by suppliers that
   * say so, and by the portal. Without `unload`, a vendor's script cannot keep pages out of the back/forward cache.
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
  | 'VIDEO_ORIGIN'
  | 'billing'
  | 'SERVICE_WORKER'
  | 'EDITORS_PREVIEW'
  | 'INDEXING'
> &
  TagSettings &
  Parameters<typeof getMemberSources>[0];

/** Creates policies from the configuration: nothing inline runs, no style attributes, no nonces. */
export function createContentSecurity(
  config: ContentSecurityConfig,
  organisation: Pick<Organisation, 'consent' | 'hsts'>,
): ContentSecurity {
  const media = ["'self'", ...new Set([config.CONTENT_ORIGIN, ...config.MEDIA_ORIGINS])].join(' ');
  const videoHost = getVideoHost(config);
  const framed = config.FRAME_HOSTS.map((host) =>
    isThisMachine(new URL(`http://${host}`).hostname) ? `http://${host}` : `https://${host}`,
  );
  const members = getMemberSources(config);
  const frames = [...new Set([...framed, videoHost.frameOrigin])];
  const checkout = config.billing?.sources ?? {};
  const workerPolicies = isServiceWorkerOn(config) ? ['guildhall-worker'] : [];
  const tags = findTagManager(config, organisation) ?? { origins: [], policies: [] };
  return {
    headers: { ...securityHeaders, ...createHstsHeader(organisation.hsts), ...createRobotsHeader(config) },
    workerPolicy: `default-src 'none'; connect-src ${media}`,
    permissions: createPermissions({
      fullscreen: frames,
      payment: mergePayments(checkout.payments, members.payments),
    }),
    createPolicy: (styleHashes, { hasVideo = false, hasSignUp = false, hasTags = false } = {}) => {
      const { origins, policies } = hasTags ? tags : { origins: [], policies: [] };
      const form: PageSources = hasSignUp ? checkout : {};
      return [
        "default-src 'none'",
        [
          "script-src 'self'",
          ...(hasVideo ? listVideoScripts(videoHost) : []),
          ...(form.scripts ?? []),
          ...origins,
        ].join(' '),
        ["style-src 'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`), ...(form.styles ?? [])].join(
          ' ',
        ),
        ['img-src', media, ...origins].join(' '),
        `media-src ${media}`,
        "font-src 'self'",
        ["connect-src 'self'", ...members.connect, ...(form.connections ?? []), ...origins].join(' '),
        ['frame-src', ...new Set([...frames, ...members.frames, ...(form.frames ?? [])])].join(' '),
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        // The video host's script inserts its frames as strings too.
        ...(hasVideo || form.insertsStrings
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

/** Sent with every response. Checkouts open windows, hence the exception in the opener policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': createPermissions({ fullscreen: [] }),
};

/** A frame may do only what its page may do as well: hence `self` beside each list, unless nobody needs it. */
function createPermissions({
  fullscreen,
  payment,
}: {
  fullscreen: readonly string[];
  payment?: readonly string[] | undefined;
}): string {
  const allow = (origins: readonly string[]) => `(self${origins.map((origin) => ` "${origin}"`).join('')})`;
  return `accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), unload=(), usb=(), payment=${payment ? allow(payment) : '()'}, fullscreen=${allow(fullscreen)}`;
}

/** Returns the origins of all lists; `undefined` if there is no list. */
function mergePayments(...lists: readonly (readonly string[] | undefined)[]): string[] | undefined {
  const given = lists.filter((list) => list !== undefined);
  return given.length > 0 ? [...new Set(given.flat())] : undefined;
}
