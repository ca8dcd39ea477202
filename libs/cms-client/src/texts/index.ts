export { fieldTexts } from './field-texts.ts';
export { formTexts } from './form-texts.ts';
export { userAdminTexts } from './user-admin-texts.ts';
