import { discoveryPaths } from '../../engine/discovery-paths.ts';

export interface SecurityTextOptions {
  /** `mailto:`, `https:` or `tel:` URLs, the preferred one first. */
  urls: readonly string[];
  /** ISO 8601. */
  expires: string;
  language: string;
  siteOrigin: string;
}

/** Renders `security.txt`: https://www.rfc-editor.org/rfc/rfc9116 */
export function renderSecurityText({ urls, expires, language, siteOrigin }: SecurityTextOptions): string {
  return [
    ...urls.map((url) => `Contact: ${url}`),
    `Expires: ${new Date(expires).toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${siteOrigin}${discoveryPaths.security}`,
    '',
  ].join('\n');
}
