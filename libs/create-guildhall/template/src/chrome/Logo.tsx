import type { DrawingProps } from '@guildhall/site';

/** Decorative, in the colour of the text: the name stands beside it. */
export const Logo = ({ className }: DrawingProps) => (
  <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <circle cx="12" cy="12" r="10" fill="currentColor" />
  </svg>
);
