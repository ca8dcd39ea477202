import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** Tells those who listen what the arrow out of the page shows to those who look. */
export function NewTabNote(): ReactElement {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
}
