/**
 * Texts of what members change of their own data, on the profile and behind the links of emails. They are loaded with it.
 *
 * @example
 * const texts: OwnDataTexts = { ...ownDataTexts, city: 'Town' };
 */
export const ownDataTexts = {
  failedText: 'We could not load all of your details. Please try again in a moment.',
  addressTitle: 'Postal address',
  /** `{address}`: the address, in one line. */
  currentAddressText: 'The address we have now: {address}',
  line1: 'Address',
  line2: 'Address, second line',
  city: 'City',
  state: 'State or region',
  zip: 'Postal code',
  country: 'Country',
  chooseCountry: 'Choose a country',
  saveAddressLabel: 'Save address',
  addressSavedText: 'Address saved',
  emailTitle: 'Email address',
  /** `{email}`: the address of the login. */
  emailText:
    'You log in with {email}. A new address counts once you have opened the link that we send there.',
  newEmailLabel: 'New email address',
  sendLabel: 'Send link',
  sentText: 'If this address can be used, we are sending it a link. Open it to confirm the address.',
  logOutTitle: 'Other devices',
  logOutText: 'If you have left a session open elsewhere, end all of them. You then log in again here, too.',
  logOutLabel: 'Log out everywhere',
  /** Behind the link of an email, where members have passwords. */
  usedText: 'This link has already been used. Your profile shows the email address of your login.',
  expiredText:
    'This link has expired, or a newer one was sent, and it has not changed anything. You can request another one on your profile.',
  savedText: 'Your email address has been changed. Log in with the new address.',
  undoneText:
    'Your login uses this email address again, and is logged out everywhere. Set a new password to log in: somebody else may know the old one.',
};

/** All texts of what members change of their own data. */
export type OwnDataTexts = typeof ownDataTexts;
