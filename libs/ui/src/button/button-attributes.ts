import styles from './Button.module.css';

/** `small` is for toolbars, `large` for a page's main action. Touch targets are always at least 44 px. */
export type ButtonSize = 'small' | 'normal' | 'large';

/** `primary` once per view, for its main action; `quiet` for all others. */
export type ButtonVariant = 'primary' | 'quiet';

export interface ButtonAppearance {
  /** @default 'normal' */
  size?: ButtonSize | undefined;
  /** @default 'primary' */
  variant?: ButtonVariant | undefined;
  /** Further classes. */
  className?: string | undefined;
}

/**
 * Returns the attributes that make a plain `<a>` or `<button>` look like a button.
 *
 * @example
 * export const Join = () => <a href="/join" {...getButtonAttributes({ size: 'large' })}>Become a member</a>;
 */
export function getButtonAttributes({ size = 'normal', variant = 'primary', className }: ButtonAppearance): {
  className: string;
  'data-size': ButtonSize;
  'data-variant': ButtonVariant;
} {
  return {
    className: [styles['button'], className].filter(Boolean).join(' '),
    'data-size': size,
    'data-variant': variant,
  };
}
