import type { Config } from './config.ts';

export interface ContentSecurity {
  /** The policy of a page; `styleHashes` are those of the `<style>` elements it carries. */
  policy(styleHashes: readonly string[]): string;
}

/** One policy for every page, built from configuration: nothing inline runs, no style attribute, no nonce. */
export function createContentSecurity(
  config: Pick<Config, 'CONTENT_ORIGIN' | 'MEDIA_ORIGINS' | 'FRAME_HOSTS'>,
): ContentSecurity {
  const media = ["'self'", ...new Set([config.CONTENT_ORIGIN, ...config.MEDIA_ORIGINS])].join(' ');
  const frames = config.FRAME_HOSTS.map((host) =>
    isLoopback(host) ? `http://${host}` : `https://${host}`,
  ).join(' ');
  return {
    policy: (styleHashes) =>
      [
        "default-src 'none'",
        "script-src 'self'",
        `style-src ${["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
        `img-src ${media}`,
        `media-src ${media}`,
        "font-src 'self'",
        "connect-src 'self'",
        `frame-src ${frames || "'none'"}`,
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
  };
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

/** On every answer of the site. The billing vendor's checkout opens windows, hence the opener policy's exception. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=(), payment=(self), fullscreen=(self)',
};
