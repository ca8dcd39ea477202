import { isThisMachine } from '@guildhall/safe-content';
import { commonHeaders } from '@guildhall/server-kit';
import type { Config } from './config.ts';

export interface ContentSecurity {
  /**
   * The policy of a page; `styleHashes` are those of the `<style>` elements it carries. Only a page with a film of the
   * video host lets that host's script run.
   */
  policy(styleHashes: readonly string[], page?: { hasFilm: boolean }): string;
  /** What a page may do: as `securityHeaders` say, and framed films and maps may fill the screen. */
  permissions: string;
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
  >,
): ContentSecurity {
  const media = ["'self'", ...new Set([config.CONTENT_ORIGIN, ...config.MEDIA_ORIGINS])].join(' ');
  const { origin, pathname } = new URL(config.VIDEO_SCRIPT_URL);
  const filmScripts = [pathname, ...config.VIDEO_SCRIPT_FOLDERS].map((path) => ` ${origin}${path}`).join('');
  const framed = config.FRAME_HOSTS.map((host) =>
    isThisMachine(new URL(`http://${host}`).hostname) ? `http://${host}` : `https://${host}`,
  );
  const frames = [...new Set([...framed, config.VIDEO_FRAME_ORIGIN])];
  return {
    permissions: permissions(frames.map((origin) => ` "${origin}"`).join('')),
    policy: (styleHashes, { hasFilm } = { hasFilm: false }) =>
      [
        "default-src 'none'",
        `script-src 'self'${hasFilm ? filmScripts : ''}`,
        `style-src ${["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
        `img-src ${media}`,
        `media-src ${media}`,
        "font-src 'self'",
        "connect-src 'self'",
        `frame-src ${frames.join(' ')}`,
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        // The video host's script writes its frames as texts.
        ...(hasFilm ? [] : ["require-trusted-types-for 'script'", 'trusted-types guildhall']),
        `report-uri ${cspReportsPath}`,
      ].join('; '),
  };
}

/** On every answer of the site. The billing vendor's checkout opens windows, hence the opener policy's exception. */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissions(''),
};

function permissions(fullscreenBeside: string): string {
  return `accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=(), payment=(self), fullscreen=(self${fullscreenBeside})`;
}
