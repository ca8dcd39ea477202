import styles from './Button.module.css';

/** `small` is for bars, `large` where a page asks for one thing; all are at least 44 px to touch. */
export type ButtonSize = 'small' | 'normal' | 'large';

/** `primary` once per view, for what most came to do; `quiet` for everything beside it. */
export type ButtonVariant = 'primary' | 'quiet';

export interface ButtonLook {
  /** @default 'normal' */
  size?: ButtonSize | undefined;
  /** @default 'primary' */
  variant?: ButtonVariant | undefined;
  className?: string | undefined;
}

/** The attributes that make an element look like a button, be it one or a link. */
export function buttonLook({ size = 'normal', variant = 'primary', className }: ButtonLook): {
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
