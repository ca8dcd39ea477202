import { discoveryPaths } from '../../engine/discovery-paths.ts';

export interface SecurityTextOptions {
  /** `mailto:`, `https:` or `tel:` URLs, the preferred one first. */
  contacts: readonly string[];
  /** ISO 8601. */
  expires: string;
  language: string;
  siteOrigin: string;
}

/** Renders `security.txt`: https://www.rfc-editor.org/rfc/rfc9116 */
export function renderSecurityText({ contacts, expires, language, siteOrigin }: SecurityTextOptions): string {
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(expires).toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${siteOrigin}${discoveryPaths.security}`,
    '',
  ].join('\n');
}
