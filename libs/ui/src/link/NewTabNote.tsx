import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** The new-tab arrow in words, for screen readers. */
export function NewTabNote(): ReactElement {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
}
