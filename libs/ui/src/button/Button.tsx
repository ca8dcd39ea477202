'use client';

import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { getButtonAttributes, type ButtonAppearance } from './button-attributes.ts';

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>, ButtonAppearance {
  /**
   * Work is in progress: the button stays focusable and announces it, but ignores presses.
   * @default false
   */
  busy?: boolean;
}

/**
 * A button for an action on this page. Its default `type` is `button`.
 *
 * @example
 * import { useState } from 'react';
 *
 * export const Save = () => {
 *   const [busy, setBusy] = useState(false);
 *   return <Button size="large" busy={busy} onClick={() => setBusy(true)}>Save</Button>;
 * };
 */
export function Button({
  size,
  variant,
  className,
  busy = false,
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      {...getButtonAttributes({ size, variant, className })}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
