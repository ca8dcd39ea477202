/** Texts of cards. */
export interface CardTexts {
  /** Price of an event that costs nothing. */
  free: string;
  /** Label of an event’s sign-up link. */
  signUp: string;
  /** Follows it, for screen readers; `{title}` is the event's. */
  signUpFor: string;
  /** Label of a card’s link. */
  readMore: string;
  /** Follows it, for screen readers; `{title}` is the entry’s. */
  readMoreAbout: string;
  /** Labels of a person's links. */
  email: string;
  linkedIn: string;
  /** Heading of past events in a list of events. */
  pastEvents: string;
  /** Accessible name of the links to other pages of a list. */
  pages: string;
  /** Label of the link to the page before. */
  previousPage: string;
  /** Label of the link to the page after. */
  nextPage: string;
}

/**
 * The English texts of cards.
 *
 * @example
 * cardTexts.free; // 'Free'
 */
export const cardTexts: CardTexts = {
  free: 'Free',
  signUp: 'Sign up',
  signUpFor: ' for {title}',
  readMore: 'Read more',
  readMoreAbout: ' about {title}',
  email: 'Email',
  linkedIn: 'LinkedIn',
  pastEvents: 'Past events',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
};
