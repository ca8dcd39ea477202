/** @public */
export { englishTexts } from '../texts/english-texts.ts';
export { getIslandTexts } from '../texts/island-texts.ts';
export { hydrateLate } from './hydrate-late.ts';
export { kitIslandProps } from './kit-island-props.ts';
export { findMissingTexts } from './find-missing-texts.ts';
