/**
 * How much of one answer of the content service is read. Its answers are not trusted: somebody who got in there, or a
 * mistake, must not be able to hold up the site. Blocks and cards are read in slices of 10 ms, but each in one go. What
 * is over a budget is left out and reported like any other part that cannot be used; the rest of the page is shown. The
 * size and the depth of a whole answer are limited where it is received: `createUpstream({ maxBytes, maxDepth })`.
 */
export const contentBudgets = {
  /** Blocks of an entry, those in containers and the containers counted: about 10 ms. A long page has 80. */
  blocks: 500,
  /** Cards of a list: about 30 ms. No visitor reads 1,500 on one page; a calendar of ten years has fewer. */
  cards: 1_500,
  /** Cards of a block, which editors pick one by one: about 20 ms, in one go. */
  pickedCards: 200,
  /** Filters of a list: each is a button. */
  filters: 500,
  /** Slides, products, items, fields, options or categories of one block or card. */
  items: 500,
  /** All of them in one entry, its cards too: up to 100 µs each. */
  itemsInEntry: 600,
  /** All of them in one list, its cards or filters too. */
  itemsInList: 1_500,
  /** Characters of one plain text, such as a title: more than a page of a book. */
  text: 10_000,
  /** Characters of all plain texts of one answer: 1,500 cards with a title and a teaser each have 400,000. */
  textInAll: 600_000,
  /** Characters of HTML in one answer, all fields together: four times the longest essay. A field has its own limit. */
  html: 400_000,
  /**
   * The sanitiser's work on one answer: each opening angle bracket counts 1 (up to 20 µs), each ampersand a tenth. The
   * longest essay has 1,000; a table of eight hundred cells 3,200.
   */
  htmlWork: 3_600,
} as const;
