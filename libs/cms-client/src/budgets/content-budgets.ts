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
  /** Cards of a block, which editors pick one by one: about 30 ms, in one go. A page of partners has 250. */
  pickedCards: 300,
  /** Filters of a list: each is a button. */
  filters: 500,
  /** Slides, products, fields, options or categories of one block or card. */
  items: 500,
  /** Points of one list: half an item each, and about 45 ms in one go. An A to Z has 650. */
  listItems: 1_000,
  /**
   * All items in one entry, its cards too: up to 100 µs each, and read block by block. A page of all partners has 600
   * cards; a form with every country in three fields has 750 options, which count a tenth.
   */
  itemsInEntry: 1_500,
  /** All items in one list: its cards or filters. */
  itemsInList: 1_500,
  /** Categories of all cards of one answer: up to 10 µs each. */
  categories: 8_000,
  /** Characters of one plain text, such as a title: more than a page of a book. */
  text: 10_000,
  /** Characters of all plain texts of one answer: 1,500 cards with a title and a teaser each have 400,000. */
  totalText: 600_000,
  /**
   * Characters of HTML in one answer, all fields together: eight times the longest essay, and 1,500 cards with a teaser
   * of 300 characters have 460,000. A field has its own limit.
   */
  html: 800_000,
  /** The sanitiser's work on one answer, in units of up to 20 µs (`fitting-html.ts`); an essay with 300 notes costs 1,500. */
  htmlWork: 8_000,
  /** The sanitiser's work on one block or card, which is read in one go: a table of two hundred rows of eight costs 1,100. */
  htmlWorkPerPart: 2_400,
} as const;
