declare const safe: unique symbol;

/** HTML returned by `sanitizeHtml`: the only HTML that components may render. */
export type SafeHtml = string & { readonly [safe]: 'html' };

/** A URL that this library has checked for its use (link, image or frame). */
export type SafeUrl = string & { readonly [safe]: 'url' };
