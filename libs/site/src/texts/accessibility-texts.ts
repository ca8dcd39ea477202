/** Texts of the accessibility statement. Its parts are those of the EU's model, Implementing Decision (EU) 2018/1523. */
export interface AccessibilityTexts {
  /** Link at the end of every page. */
  link: string;
  title: string;
  /** `{organisation}` is the name, `{site}` the site's host. */
  commitment: string;
  /** `{law}` is the law that requires the statement. */
  law: string;
  statusTitle: string;
  /** By the statement's `status`. */
  full: string;
  partial: string;
  none: string;
  exceptionsTitle: string;
  /** Headings of the exceptions, by their reason. */
  nonCompliance: string;
  disproportionateBurden: string;
  outOfScope: string;
  preparationTitle: string;
  /** Before dates. */
  preparedOn: string;
  reviewedOn: string;
  selfAssessed: string;
  /** `{name}` is the assessor. */
  assessedBy: string;
  /** Tests of the kit: `{states}`, and the version of `{axe}`. */
  checks: string;
  contactTitle: string;
  contact: string;
  /** `{days}` */
  reply: string;
  /** Link to the organisation's form. */
  form: string;
  enforcementTitle: string;
  /** Before the link to the authority. */
  enforcement: string;
}

export const accessibilityTexts: AccessibilityTexts = {
  link: 'Accessibility',
  title: 'Accessibility statement',
  commitment:
    '{organisation} wants everyone to be able to use this website. This statement applies to {site}.',
  law: 'We publish it in accordance with {law}.',
  statusTitle: 'Compliance status',
  full: 'This website fully complies with the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
  partial:
    'This website partially complies with the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The exceptions are listed below.',
  none: 'This website does not comply with the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
  exceptionsTitle: 'Content that is not accessible',
  nonCompliance: 'Not compliant with the guidelines',
  disproportionateBurden: 'A disproportionate burden',
  outOfScope: 'Outside the scope of the law',
  preparationTitle: 'Preparation of this statement',
  preparedOn: 'Prepared on:',
  reviewedOn: 'Last reviewed on:',
  selfAssessed: 'This statement is based on our own assessment.',
  assessedBy: 'This statement is based on an assessment by {name}.',
  checks:
    'The software of this website is tested with every change. axe-core {axe} checks more than {states} states of its components in light and dark colours, and whole pages. Other tests use the keyboard alone, forced colours, text of twice the size, wide text spacing, narrow windows and paper. Such tests do not find every barrier.',
  contactTitle: 'Feedback and contact',
  contact: 'Tell us if you cannot use something on this website, or if you need content in another format.',
  reply: 'We reply within {days} days.',
  form: 'Write to us',
  enforcementTitle: 'Enforcement procedure',
  enforcement: 'If you are not satisfied with our reply, you can contact:',
};
