import {
  safeLink,
  safePicture,
  travelsSafely,
  type AddressPolicy,
  type SafeUrl,
} from '@guildhall/safe-content';

/** Hosts whose addresses nobody uses: with them a guard judges the kind of an address and leaves its host alone. */
const nowhere = { contentOrigin: 'https://content.invalid', siteOrigin: 'https://site.invalid' };

/** `https:`, or `http:` on this machine. */
function webUrl(untrusted: string): URL | undefined {
  const url = URL.canParse(untrusted) ? new URL(untrusted) : undefined;
  return url && travelsSafely(url) ? url : undefined;
}

/** The address of a checkout, with its query, or `undefined` when it is refused. */
export function checkoutAddress(untrusted: string): SafeUrl | undefined {
  return webUrl(untrusted) && safeLink(untrusted, { ...nowhere, mediaOrigins: [], frameHosts: [] });
}

/** Without a policy the page's own content security policy says which hosts its pictures may come from. */
export function pictureAddress(untrusted: string, policy: AddressPolicy | undefined): SafeUrl | undefined {
  if (policy !== undefined) return safePicture(untrusted, policy);
  const url = webUrl(untrusted);
  return url && safePicture(url.href, { ...nowhere, mediaOrigins: [url.origin], frameHosts: [] });
}
