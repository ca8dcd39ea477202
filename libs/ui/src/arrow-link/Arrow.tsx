import type { ReactElement } from 'react';

/** An arrow as thick as the type beside it: onwards, or out of the page for a link that opens a new tab. */
export function Arrow({
  away = false,
  className,
}: {
  /** @default false */
  away?: boolean;
  className?: string | undefined;
}): ReactElement {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={away ? 'M5 15 15 5M7 5h8v8' : 'M2 10h15M11.5 4.5 17 10l-5.5 5.5'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  );
}
