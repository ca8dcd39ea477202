import './theme.css';
import { defineSite } from '@guildhall/site';
import { Logo } from './chrome/Logo.tsx';

export const site = defineSite({
  chrome: { Logo },
  views: {},
});
