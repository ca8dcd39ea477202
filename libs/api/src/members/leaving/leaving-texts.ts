import type { DataHolder } from './data-holders.ts';

/** Texts of the page with a copy of somebody's data. */
export interface LeavingTexts {
  /** Title of the page. */
  title: string;
  /** Says what the page is: `{time}` */
  about: string;
  /** Headings of the places that hold data. */
  places: Readonly<Record<DataHolder['name'], string>>;
}

export const leavingTexts: LeavingTexts = {
  title: 'Your data',
  about:
    'Everything that we and our services held about you on {time}. Names of fields are those of our software. Passwords and other secrets are left out.',
  places: {
    billing: 'Billing: contracts, invoices and payments',
    signUps: 'Sign-ups, memberships and statements',
    members: 'Creation of the login, and visits to the billing pages',
    changes: 'Changes of the email address',
    requests: 'Requested deletion',
    records: 'Member’s record and profile',
    logins: 'Login',
  },
};
