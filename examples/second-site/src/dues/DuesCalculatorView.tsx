import type { BlockProps } from '@guildhall/blocks';
import type { BlockOf } from '@guildhall/cms-client';
import { formatPrice, multiplyAmount, parseAmount } from '@guildhall/money';
import { Html } from '@guildhall/ui';
import { Island } from '@guildhall/site';
import type { ReactElement } from 'react';
import DuesIsland from './DuesIsland.tsx';
import styles from './DuesCalculator.module.css';

const monthsPerYear = 12;

/** The calculator, and its levels as a table for everyone who does not use it. */
export function DuesCalculatorView({ block, context }: BlockProps<BlockOf<'dues-calculator'>>): ReactElement {
  const { title, note } = block;
  const { pricing = { currency: 'EUR' } } = context;
  const levels = block.levels.flatMap(({ upTo, dues }) => {
    const month = parseAmount(dues);
    if (month === undefined) return [];
    const year = formatPrice(multiplyAmount(month, monthsPerYear), pricing);
    return [{ ...(upTo && { upTo: Number(upTo) }), month: formatPrice(month, pricing), year }];
  });
  return (
    <section>
      <h2 className={styles['title']}>{title}</h2>
      {note && <Html html={note} />}
      <div className={styles['sides']}>
        <Island name="dues" wake={['interaction']} component={DuesIsland} props={{ levels }} />
        <table className={styles['levels']}>
          <thead>
            <tr>
              <th scope="col">Im Monat übrig</th>
              <th scope="col">Beitrag im Jahr</th>
            </tr>
          </thead>
          <tbody>
            {levels.map(({ upTo, year }) => (
              <tr key={year}>
                <td>{upTo === undefined ? 'mehr' : `bis ${upTo.toLocaleString('de-DE')} €`}</td>
                <td>{year}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
