export { leavingTexts, type LeavingTexts } from './leaving-texts.ts';
