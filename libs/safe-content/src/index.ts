export type { AddressPolicy } from './addresses/address-policy.ts';
export { mailLink, phoneLink } from './addresses/mail-and-phone.ts';
export { safeFrame } from './addresses/safe-frame.ts';
export { safeLink } from './addresses/safe-link.ts';
export { safePicture } from './addresses/safe-picture.ts';
export { htmlFromOwnServer } from './html/html-from-own-server.ts';
export { maximumHtmlLength, sanitizeHtml } from './html/sanitize-html.ts';
export type { SafeHtml, SafeUrl } from './safe-types.ts';
