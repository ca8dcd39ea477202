import type { ReactElement } from 'react';
import type { Frame } from '../page/page-model.ts';
import type { PageContent } from './page-view.ts';
import { renderHtml } from './render-html.tsx';

/** Renders a page that search engines do not list. */
export function renderPlain(title: string, page: ReactElement, frame: Frame): PageContent {
  return { title, listed: false, html: renderHtml(page, frame), preloads: '', problems: [] };
}
