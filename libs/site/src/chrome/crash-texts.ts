/** Message after an island has crashed. */
export const crashTexts = {
  title: 'Part of this page has stopped working',
  description: 'Copy anything you have typed, then reload the page.',
};
