import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { buttonLook, type ButtonLook } from './button-look.ts';

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>, ButtonLook {
  /**
   * Work is under way: it stays focusable and says so, but a press does nothing more.
   * @default false
   */
  busy?: boolean;
}

/** A button that does something on this page. `type` is `button` unless said otherwise. */
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
      {...buttonLook({ size, variant, className })}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
