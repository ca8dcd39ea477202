import { createContext } from 'react';
import { busyText } from './busy-text.ts';
import { crashTexts } from './crash-texts.ts';

/** Texts of header and footer, and of messages about the page itself. */
export interface ChromeTexts {
  skipLink: string;
  /** Accessible names of the cart's button; `{count}` is the number of items. */
  emptyCart: string;
  cartOne: string;
  cart: string;
  /** Accessible name of the link to the search page. */
  search: string;
  menu: string;
  closeMenu: string;
  /** Accessible name of the button that shows the pages below a link of the menu, `{title}`. */
  below: string;
  /** Accessible names of the navigations in header and footer. */
  main: string;
  footer: string;
  /** Badge of the test checkout. */
  testsite: string;
  /** In place of every page while the site is overloaded. */
  busy: string;
  /** Message after a part of the page has crashed. */
  crashed: { title: string; description: string };
  /** Below a form, or in place of a member’s page, whose code could not be loaded. */
  notLoaded: string;
}

/**
 * The built-in texts.
 *
 * @example
 * const texts: ChromeTexts = { ...chromeTexts, menu: 'All pages' };
 */
export const chromeTexts: ChromeTexts = {
  skipLink: 'Skip to content',
  emptyCart: 'Cart, empty',
  cartOne: 'Cart, 1 item',
  cart: 'Cart, {count} items',
  search: 'Search',
  menu: 'Menu',
  closeMenu: 'Close',
  below: 'Pages below {title}',
  main: 'Main',
  footer: 'Footer',
  testsite: 'Testsite enabled',
  busy: busyText,
  crashed: crashTexts,
  notLoaded: 'We could not load this part of the page. Check your connection, then try again.',
};

/**
 * Context with the texts of header and footer in the site's language, for components that replace these.
 *
 * @example
 * import { useContext } from 'react';
 *
 * const SkipLink = () => <a href="#main">{useContext(ChromeTextsContext).skipLink}</a>;
 */
export const ChromeTextsContext = createContext(chromeTexts);
