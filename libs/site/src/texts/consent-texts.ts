/** Texts of the question about cookies. */
export interface ConsentTexts {
  /** Link to the question on every page, and its title. */
  title: string;
  /** `{organisation}` is the name, `{days}` the time for which a choice is kept. */
  text: string;
  statistics: string;
  statisticsText: string;
  /** In its place on a site that also measures how fast pages are for visitors. */
  statisticsAndSpeedText: string;
  marketing: string;
  marketingText: string;
  acceptAll: string;
  refuseAll: string;
  /** Button that accepts the ticked purposes. */
  save: string;
  /** Heading of the page after the choice was saved. */
  saved: string;
  failed: string;
}

export const consentTexts: ConsentTexts = {
  title: 'Cookies',
  text: 'With your consent, {organisation} stores cookies for the purposes below. We keep your choice for {days} days. You can change it at any time under “Cookies” at the end of every page.',
  statistics: 'Statistics:',
  statisticsText: 'which pages are read, and how visitors find them.',
  statisticsAndSpeedText:
    'which pages are read, how visitors find them, and how fast pages load and respond.',
  marketing: 'Marketing:',
  marketingText: 'which advertisements lead to a sign-up or an order.',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  save: 'Save selection',
  saved: 'Your choice is saved',
  failed: 'We could not save your choice. Please try again.',
};
