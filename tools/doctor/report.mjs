/** @typedef {{ check: string, status: 'ok' | 'note' | 'fix', text: string }} Finding */

const marks = { ok: 'ok  ', note: 'note', fix: 'FIX ' };

/**
 * One line for each finding, and one for all of them.
 *
 * @param {readonly Finding[]} findings
 */
export function reportOf(findings) {
  const widest = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.map(
    ({ check, status, text }) => `${marks[status]}  ${check.padEnd(widest)}  ${text}`,
  );
  const count = countToFix(findings);
  const sum =
    count === 0 ? 'Nothing must be fixed.' : `${count} ${count === 1 ? 'thing' : 'things'} must be fixed.`;
  return [...lines, '', sum].join('\n');
}

/**
 * How many findings must be fixed.
 *
 * @param {readonly Finding[]} findings
 */
export function countToFix(findings) {
  return findings.filter(({ status }) => status === 'fix').length;
}
