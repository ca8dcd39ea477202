// On a server: the HTML of both pages, for your request handler.
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { loadCards } from './load-cards.ts';
import { Page } from './Page.tsx';
import { QuietPage } from './quiet/QuietPage.tsx';
import type { PageData } from './read-page.ts';

export { connect } from './read-page.ts';

/** One store per request, so that visitors do not share state. */
export function renderPage(data: PageData): { html: string; json: string } {
  const html = renderToString(
    <Provider store={createStore()}>
      <Page data={data} loadCards={loadCards} />
    </Provider>,
  );
  // JSON in a page must not close its element.
  return { html, json: JSON.stringify(data).replaceAll('<', '\\u003c') };
}

export function renderQuietPage(): string {
  return renderToString(<QuietPage />);
}
