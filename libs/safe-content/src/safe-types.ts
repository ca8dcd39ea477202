declare const safe: unique symbol;

/** HTML that went through `sanitizeHtml`: the only HTML a component may put on a page. */
export type SafeHtml = string & { readonly [safe]: 'html' };

/** An address that a guard of this library has found fit for its place (link, picture or frame). */
export type SafeUrl = string & { readonly [safe]: 'url' };
