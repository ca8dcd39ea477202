import type { ReactElement } from 'react';
import styles from './Fault.module.css';

/** How deep each layer of the west side lies, in hundredths of the drawing; the lit one is the layer people know. */
const layers = [40, 46, 51, 61, 67, 78, 85, 90, 103, 110, 119, 126];
const lit = 67;
const slip = 30;

/** Layers of time, broken by a fault: what lay side by side has slipped. */
export function Fault(): ReactElement {
  return (
    <svg className={styles['fault']} viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
      {layers.map((depth) => (
        <path key={depth} data-lit={depth === lit ? '' : undefined} d={west(depth) + east(depth - slip)} />
      ))}
      <path className={styles['break']} d={`M${faultAt(0)} 0L${faultAt(100)} 100`} />
    </svg>
  );
}

function faultAt(y: number): number {
  return 70 - 0.14 * y;
}

function west(y: number): string {
  const x = faultAt(y);
  return `M0 ${y + 4}C${x * 0.3} ${y - 9} ${x * 0.7} ${y + 7} ${x} ${y}`;
}

function east(y: number): string {
  const x = faultAt(y);
  const rest = 100 - x;
  return `M${x} ${y}C${x + rest * 0.3} ${y - 7} ${x + rest * 0.6} ${y + 6} 100 ${y - 4}`;
}
