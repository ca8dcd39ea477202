import { defineSite } from '@guildhall/site';
import { FooterArt } from './chrome/FooterArt.tsx';
import { Logo } from './chrome/Logo.tsx';

export const site = defineSite({
  chrome: { Logo, FooterArt },
  head: {
    icon: { href: '/apple-touch-icon.png', width: 180, height: 180 },
    sharedPicture: {
      ...{ href: '/shared-picture.png', width: 1200, height: 630 },
      alt: 'The Wayleave Institute. Arcs from one point, the innermost on peach.',
    },
  },
});
