import './theme.css';
import { defineView } from '@guildhall/blocks';
import { defineSite } from '@guildhall/site';
import { FooterArt } from './chrome/FooterArt.tsx';
import { Logo } from './chrome/Logo.tsx';
import { DuesCalculatorView } from './dues/DuesCalculatorView.tsx';
import { noticeTexts } from './notice-texts.ts';

export const site = defineSite({
  chrome: { Logo, FooterArt },
  head: {
    themeColours: { light: '#edf2ef', dark: '#0b2221' },
    icon: { href: '/apple-touch-icon.png', width: 180, height: 180 },
    sharedPicture: {
      ...{ href: '/shared-picture.png', width: 1200, height: 630 },
      alt: 'Schilfwerft Ellersiel. Darunter fünf Wellen, nach unten immer flacher.',
    },
  },
  views: { 'dues-calculator': defineView(DuesCalculatorView, { heading: 'own' }) },
  noticeTexts,
});
