import type { Finding } from './finding.ts';

const marks = { well: 'well', note: 'note', mend: 'MEND' } as const;

/** One line for each finding, and one for all of them. */
export function report(findings: readonly Finding[]): string {
  const widest = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.map(
    ({ check, verdict, text }) => `${marks[verdict]}  ${check.padEnd(widest)}  ${text}`,
  );
  const count = mustBeMended(findings);
  const sum =
    count === 0 ? 'Nothing must be mended.' : `${count} ${count === 1 ? 'thing' : 'things'} must be mended.`;
  return [...lines, '', sum].join('\n');
}

/** How many findings must be mended. */
export function mustBeMended(findings: readonly Finding[]): number {
  return findings.filter(({ verdict }) => verdict === 'mend').length;
}
