/** Texts of cards. */
export interface CardTexts {
  /** Price of an event that costs nothing. */
  free: string;
  signUp: string;
  /** Follows it, for screen readers; `{title}` is the event's. */
  signUpFor: string;
  readMore: string;
  readMoreAbout: string;
  /** Labels of a person's links. */
  email: string;
  linkedIn: string;
  /** Heading of past events in a list of events. */
  pastEvents: string;
  /** Accessible name of the links to other pages of a list. */
  pages: string;
  previousPage: string;
  nextPage: string;
}

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
