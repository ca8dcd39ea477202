import { defineSite } from '@guildhall/site';
import { FooterArt } from './chrome/FooterArt.tsx';
import { Logo } from './chrome/Logo.tsx';

export const site = defineSite({ chrome: { Logo, FooterArt } });
