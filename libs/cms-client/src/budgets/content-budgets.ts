/**
 * Limits of one response of the content service. Responses are not trusted: neither an attacker there nor a mistake
 * may block the site. Blocks and cards are read in slices of 10 ms, but each without interruption. Anything over a
 * budget is left out and reported; the rest of the page is shown. Size and depth of the response are limited on
 * receipt: `createUpstream({ maxBytes, maxDepth })`.
 */
export const contentBudgets = {
  /** Blocks of an entry, containers included: about 10 ms. A long page has 80. */
  blocks: 500,
  /** Cards of a list: about 30 ms. A calendar of ten years has fewer. */
  cards: 1_500,
  /** Cards of a block, selected one by one: about 30 ms, uninterrupted. A page of partners has 250. */
  pickedCards: 300,
  /** Filters of a list. Each is a button. */
  filters: 500,
  /** Entries in one page of the index: about 20 ms. WordPress itself returns at most 100. */
  indexItems: 1_000,
  /** Pages of the index. */
  indexPages: 1_000,
  /** Slides, products, fields, options or categories of one block or card. */
  items: 500,
  /** Items of one list, half an item each: about 45 ms, uninterrupted. An A to Z has 650. */
  listItems: 1_000,
  /**
   * All items in one entry, cards included: up to 100 µs each, read block by block. A page of all partners has 600
   * cards; a form with every country in three fields has 750 options, which count a tenth.
   */
  itemsInEntry: 1_500,
  /** All items in one list: cards or filters. */
  itemsInList: 1_500,
  /** Categories of all cards of one response: up to 10 µs each. */
  categories: 8_000,
  /** Characters of one plain text, such as a title. */
  text: 10_000,
  /** Characters of all plain text in one response: 1,500 cards with title and teaser have 400,000. */
  totalText: 600_000,
  /**
   * Characters of HTML in one response. 1,500 cards with a teaser of 300 characters have 460,000. Each field has its
   * own limit too.
   */
  html: 800_000,
  /**
   * Sanitising work on one response, in units of up to 20 µs (`truncate-html.ts`). An essay with 300 notes costs
   * 1,500.
   */
  htmlWork: 8_000,
  /** Sanitising work on one block or card, uninterrupted. A table of 200 rows of eight cells costs 1,100. */
  htmlWorkPerPart: 2_400,
} as const;
