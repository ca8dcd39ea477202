/** @typedef {{ check: string, status: 'ok' | 'note' | 'fix', text: string }} Finding */

const marks = { ok: 'ok  ', note: 'note', fix: 'FIX ' };

/**
 * Formats one line per finding, and a summary.
 *
 * @param {readonly Finding[]} findings
 */
export function formatReport(findings) {
  const widest = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.map(
    ({ check, status, text }) => `${marks[status]}  ${check.padEnd(widest)}  ${text}`,
  );
  const count = countToFix(findings);
  const sum = count === 0 ? 'No problems found.' : `${count} ${count === 1 ? 'problem' : 'problems'} to fix.`;
  return [...lines, '', sum].join('\n');
}

/**
 * Counts the findings to fix.
 *
 * @param {readonly Finding[]} findings
 */
export function countToFix(findings) {
  return findings.filter(({ status }) => status === 'fix').length;
}
