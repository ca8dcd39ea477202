/** Texts of responses that are no pages. In a file without components: the server reads it. */
export interface ResponseTexts {
  /** To an editor whose preview link is invalid or has expired. */
  previewRefused: string;
  /** To a call of the page while the api cannot be reached. */
  apiUnavailable: string;
  /** To a form that another site has sent. */
  foreignForm: string;
  tooManyRequests: string;
  /** To a request whose head is too large: nearly always its cookies. */
  cookiesTooLarge: string;
  /** To a request that cannot be read or is not allowed: `{status}` is the English name of its status. */
  refused: string;
}

export const responseTexts: ResponseTexts = {
  previewRefused:
    'This preview link is invalid or has expired. Links work for up to one hour. Open the preview again from the editor.',
  apiUnavailable: 'We cannot do this right now. Please try again in a moment.',
  foreignForm: 'This form can only be sent from this site',
  tooManyRequests: 'Too many requests',
  cookiesTooLarge:
    'Your browser has stored too many cookies for this site and its domain. Delete them in the settings of your browser, then try again.',
  refused: '{status}',
};

/** Returns a site's own texts, with the English ones in place of those that are missing. */
export function completeResponseTexts(
  own: { readonly [Name in keyof ResponseTexts]?: string | undefined } = {},
): ResponseTexts {
  const known = Object.entries(own).filter(([, text]) => text !== undefined);
  return { ...responseTexts, ...Object.fromEntries(known) };
}
