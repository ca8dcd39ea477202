import type { ReactElement } from 'react';
import type { PageContext } from '../page/page-model.ts';
import type { PageContent } from './page-view.ts';
import { renderHtml } from './render-html.tsx';

/** Renders a page that search engines do not list. */
export function renderPlain(title: string, page: ReactElement, context: PageContext): PageContent {
  return { title, listed: false, html: renderHtml(page, context), preloads: '', problems: [] };
}
