export { chromeTexts, ChromeTextsContext, type ChromeTexts } from './chrome-texts.ts';
export { Footer } from './Footer.tsx';
export { Header } from './Header.tsx';
export { HeaderLink } from './HeaderLink.tsx';
export { Navigation } from './Navigation.tsx';
