/**
 * Minimum length of a new password, in the hint, the form's check and its error. The identity service's policy may ask for
 * more.
 */
export const minPasswordLength = 8;
