import type { ReactElement } from 'react';

/** An arrow in the weight of the text; diagonal for links that open a new tab. */
export function Arrow({
  newTab = false,
  className,
}: {
  /** @default false */
  newTab?: boolean;
  className?: string | undefined;
}): ReactElement {
  return (
    <svg className={className} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d={newTab ? 'M5 15 15 5M7 5h8v8' : 'M2 10h15M11.5 4.5 17 10l-5.5 5.5'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  );
}
