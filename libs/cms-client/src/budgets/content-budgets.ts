/**
 * How much of one answer of the content service is read. Its answers are not trusted: somebody who got in there, or a
 * mistake, must not be able to hold up the site. What is over a budget is left out and reported like any other part
 * that cannot be used; the rest of the page stands. The size and the depth of a whole answer are limited where it is
 * received: `createUpstream({ maxBytes, maxDepth })`.
 */
export const contentBudgets = {
  /** Blocks of an entry, those in containers counted. A long page has 80; reading and rendering 500 takes 10 ms. */
  blocks: 500,
  /** Cards of a list. Nobody reads 2,000 on one page; a calendar of ten years has fewer. */
  cards: 2_000,
  /** Filters of a list: each is a button. */
  filters: 500,
  /** Slides, products, items, fields, options or categories of one block or card. */
  items: 1_000,
  /** Characters of one plain text, such as a title: more than a page of a book. */
  text: 10_000,
  /** Characters of HTML in one answer, all fields together: four times the longest essay. A field has its own limit. */
  html: 1_000_000,
  /** Opening angle brackets in the HTML of one answer: the work of the sanitiser grows with tags, not with letters. */
  tags: 40_000,
} as const;
