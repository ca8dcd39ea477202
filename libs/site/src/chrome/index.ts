/** @public */
export { chromeTexts, ChromeTextsContext, type ChromeTexts } from './chrome-texts.ts';
/** @public */
export { Footer } from './Footer.tsx';
/** @public */
export { Header } from './Header.tsx';
/** @public */
export { HeaderLink } from './HeaderLink.tsx';
/** @public */
export { Navigation } from './Navigation.tsx';
