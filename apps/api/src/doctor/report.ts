import type { Finding } from './finding.ts';

const marks = { ok: 'ok  ', note: 'note', fix: 'FIX ' } as const;

/** One line for each finding, and one for all of them. */
export function report(findings: readonly Finding[]): string {
  const widest = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.map(
    ({ check, status, text }) => `${marks[status]}  ${check.padEnd(widest)}  ${text}`,
  );
  const count = mustBeFixed(findings);
  const sum =
    count === 0 ? 'Nothing must be fixed.' : `${count} ${count === 1 ? 'thing' : 'things'} must be fixed.`;
  return [...lines, '', sum].join('\n');
}

/** How many findings must be fixed. */
export function mustBeFixed(findings: readonly Finding[]): number {
  return findings.filter(({ status }) => status === 'fix').length;
}
