import { createStoredPage, type StoredPage } from '../../engine/page-cache/stored-page.ts';

interface TextPageOptions {
  type: string;
  cacheControl: string;
  headers: Readonly<Record<string, string>>;
}

/** Creates a finished response, built and compressed again only when its text changes. */
export function createTextPage({ type, cacheControl, headers }: TextPageOptions) {
  let last: { text: string; page: StoredPage } | undefined;
  return function toPage(text: string): StoredPage {
    if (last?.text !== text)
      last = {
        text,
        page: createStoredPage({
          ...{ status: 200, html: text, fullyRead: true, renderedAt: 0 },
          headers: {
            'content-type': type,
            'cache-control': cacheControl,
            vary: 'Accept-Encoding',
            ...headers,
          },
        }),
      };
    return last.page;
  };
}
