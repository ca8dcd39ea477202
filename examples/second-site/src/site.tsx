import './theme.css';
import { defineView } from '@guildhall/blocks';
import { defineSite } from '@guildhall/site';
import { FooterArt } from './chrome/FooterArt.tsx';
import { Logo } from './chrome/Logo.tsx';
import { DuesCalculatorView } from './dues/DuesCalculatorView.tsx';

export const site = defineSite({
  chrome: { Logo, FooterArt },
  views: { 'dues-calculator': defineView(DuesCalculatorView, { heading: 'own' }) },
});
