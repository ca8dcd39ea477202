// In a browser: the same page, inside of a page with styles of its own.
import './styles.css';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { loadCards } from '../load-cards.ts';
import { Page } from '../Page.tsx';
import type { PageData } from '../read-page.ts';

const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as PageData;

createRoot(document.getElementById('page') as HTMLElement).render(
  <Provider>
    <Page data={data} loadCards={loadCards} />
  </Provider>,
);
