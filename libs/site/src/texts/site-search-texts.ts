/** Texts of the page that searches the site. */
export interface SiteSearchTexts {
  title: string;
  /** Title of the browser's tab: `{text}`. */
  searchedTitle: string;
  /** Label of the field. */
  label: string;
  button: string;
  /** Headings of the results: `{count}`, `{text}`. */
  foundOne: string;
  found: string;
  nothing: string;
  nothingNote: string;
  /** Heading of the results if no page has all words: `{text}`. */
  partial: string;
  partialNote: string;
  /** Before the link to a better search text. */
  suggestion: string;
  /** Accessible name of the links to the main pages. */
  links: string;
  productsTitle: string;
  /** Link to the shop's own search: `{count}`. */
  allProducts: string;
  productsFailed: string;
  unavailable: string;
  /** If the pages are never searched: with a shop, and without one. */
  shopOnly: string;
  notSearched: string;
  /** If the shop alone was searched: `{text}`. */
  noProducts: string;
  refused: string;
  /** Accessible name of the links to further results. */
  pages: string;
  previousPage: string;
  nextPage: string;
  /** `{number}`, `{count}`. */
  pageOf: string;
  /** Kinds of entries by their post types; a type without a text has none. */
  kinds: Readonly<Record<string, string>>;
}

export const siteSearchTexts: SiteSearchTexts = {
  title: 'Search',
  searchedTitle: 'Search: {text}',
  label: 'Search this site',
  button: 'Search',
  foundOne: '1 page for “{text}”',
  found: '{count} pages for “{text}”',
  nothing: 'No page matches “{text}”',
  nothingNote: 'Try fewer words or a different spelling, or go to one of these pages.',
  partial: 'No page contains all the words in “{text}”',
  partialNote: 'These pages contain some of them.',
  suggestion: 'Did you mean',
  links: 'Main pages',
  productsTitle: 'In the shop',
  allProducts: 'View all {count} products',
  productsFailed: 'We cannot search the shop right now.',
  unavailable: 'We cannot search the pages right now. Try again in a minute, or go to one of these pages.',
  shopOnly: 'This search covers the shop, but not the pages of this site.',
  notSearched: 'The pages of this site cannot be searched. Go to one of these pages.',
  noProducts: 'Nothing in the shop matches “{text}”.',
  refused: 'You have searched many times in a short time. Wait a minute, then search again.',
  pages: 'More results',
  previousPage: 'Previous',
  nextPage: 'Next',
  pageOf: 'Page {number} of {count}',
  kinds: {
    news: 'News',
    blog: 'Article',
    cases: 'Case',
    people: 'Person',
    'focus-areas': 'Focus area',
    calendar: 'Event',
    initiatives: 'Initiative',
    organisations: 'Organisation',
  },
};
