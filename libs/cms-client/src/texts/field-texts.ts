/**
 * Texts of every form. They follow the field's label: 'City is required'.
 *
 * @example
 * `Email ${fieldTexts.isRequiredText}`; // 'Email is required'
 */
export const fieldTexts = {
  isRequiredText: 'is required',
  isNotValidText: 'is not valid',
  loadingLabel: 'One moment…',
};
