import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** Tells screen readers what the arrow out of the page shows. */
export function NewTabNote(): ReactElement {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
}
