import type { ReactElement } from 'react';
import styles from './Fault.module.css';

const layers = [0, 9, 15, 26, 31, 44, 52, 58, 73, 81];

/** Layers of time, broken by a fault: what lay side by side has slipped. */
export function Fault(): ReactElement {
  return (
    <svg className={styles['fault']} viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
      {layers.map((depth, index) => (
        <g key={depth} data-lit={index === 4 ? '' : undefined}>
          <path d={west(depth)} />
          <path d={east(depth)} />
        </g>
      ))}
      <path className={styles['break']} d="M72 0 46 100" />
    </svg>
  );
}

/** The fault runs from (72, 0) to (46, 100). */
function faultAt(y: number): number {
  return 72 - 0.26 * y;
}

function west(depth: number): string {
  const y = 34 + depth * 0.72;
  const x = faultAt(y);
  return `M0 ${y + 3}C${x * 0.3} ${y - 6} ${x * 0.7} ${y + 5} ${x} ${y}`;
}

function east(depth: number): string {
  const y = 34 + depth * 0.72 - 17;
  const x = faultAt(y);
  const rest = 100 - x;
  return `M${x} ${y}C${x + rest * 0.3} ${y - 5} ${x + rest * 0.6} ${y + 4} 100 ${y - 4}`;
}
