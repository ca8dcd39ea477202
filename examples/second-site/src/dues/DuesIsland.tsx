import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { findLevel, type DuesLevel } from './dues-levels.ts';
import styles from './DuesCalculator.module.css';

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const hull = 'M30 16c4 52 50 88 130 88s126-36 130-88c-40 14-80 20-130 20S70 30 30 16z';
const atFirst = 1_600;

/** A slider for what one has left each month. The boat lies deeper the more it carries. */
export default function DuesIsland({ levels }: { levels: readonly DuesLevel[] }): ReactElement {
  const clip = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [remaining, setRemaining] = useState(atFirst);
  // It may have been moved before this code was there.
  useEffect(() => setRemaining(Number(slider.current?.value)), []);
  const level = findLevel(levels, remaining);
  const { month, year } = levels[level] ?? { month: '', year: '' };
  return (
    <form className={styles['calculator']}>
      <label>
        Das habe ich im Monat übrig: <strong>{euro.format(remaining)}</strong>
        <input
          ref={slider}
          type="range"
          min={0}
          max={4_000}
          step={100}
          defaultValue={atFirst}
          onChange={(event) => setRemaining(Number(event.target.value))}
        />
      </label>
      <output className={styles['dues']}>
        <strong>{year}</strong> im Jahr, das sind {month} im Monat
      </output>
      <svg className={styles['boat']} viewBox="0 0 320 120" aria-hidden="true">
        <clipPath id={clip}>
          <path d={hull} />
        </clipPath>
        <path d={hull} />
        <rect clipPath={`url(#${clip})`} y={84 - level * 12} width="320" height="60" />
        <path
          className={styles['water']}
          d="M0 0q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0"
          transform={`translate(0 ${84 - level * 12})`}
        />
      </svg>
    </form>
  );
}
