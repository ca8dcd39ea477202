export { chromeTexts, ChromeTextsContext, type ChromeTexts } from './chrome-texts.ts';
export { Footer } from './Footer.tsx';
export { Header } from './Header.tsx';
export { HeaderLink, type HeaderLinkProps } from './HeaderLink.tsx';
export { Navigation, type NavigationProps } from './Navigation.tsx';
