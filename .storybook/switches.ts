import type { Preview } from '@storybook/react-vite';
import { kitLook, siteNames } from './load-site.ts';

/** A story twice, light beside dark. */
export const bothThemes = 'light and dark';

/** The switches in the toolbar, beside that for the width. */
export const switches: NonNullable<Preview['globalTypes']> = {
  site: {
    description: 'Look and language of a site',
    toolbar: { title: 'Site', icon: 'home', items: siteNames, dynamicTitle: true },
  },
  theme: {
    description: 'Light or dark',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: ['system', 'light', 'dark', bothThemes],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'The visitor’s wish for motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: ['as the system says', 'reduced'],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Writing direction',
    toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
  },
};

export const switchesAtFirst = {
  site: kitLook,
  theme: 'light',
  motion: 'as the system says',
  direction: 'ltr',
};

/** Sets the page as the switches say. */
export function applySwitches(globals: Record<string, unknown>, language = 'en'): void {
  const page = document.documentElement;
  page.lang = language;
  page.dir = String(globals['direction']);
  if (globals['theme'] === 'system' || globals['theme'] === bothThemes) delete page.dataset['theme'];
  else page.dataset['theme'] = String(globals['theme']);
  if (globals['motion'] === 'reduced') page.dataset['motion'] = 'reduced';
  else delete page.dataset['motion'];
}
