export { accountTexts, type AccountTexts } from '../account/account-texts.ts';
export { leavingTexts, type LeavingTexts } from '../leaving/leaving-texts.ts';
export { ownDataTexts, type OwnDataTexts } from '../own-data/own-data-texts.ts';
