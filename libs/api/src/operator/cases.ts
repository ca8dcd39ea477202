import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AttemptStore, BillingReport } from '../billing/attempt-store.ts';
import { attemptFile, openAttemptStore } from '../billing/open-attempt-store.ts';
import { reportTexts, type ReportTexts } from '../billing/report-texts.ts';
import { findPlace } from './find-place.ts';
import { OperatorCommandError, type OperatorOptions } from './operator-options.ts';

/**
 * Lists the cases that wait for the operator; `done 12 13` marks some as done. It works while the api serves.
 *
 * @throws OperatorCommandError for a number that is not on the list
 */
export async function runCases(words: readonly string[], options: OperatorOptions): Promise<number> {
  const { print, now = Date.now, texts = { reports: reportTexts } } = options;
  const [action, ...numbers] = words;
  if (action !== undefined && (action !== 'done' || numbers.length === 0))
    throw new OperatorCommandError('Use `cases` for the list, or `cases done 12` to mark case 12 as done');
  await withStore(options, async (store) => {
    if (action === undefined) print(formatCases(await store.listOpenReports(), texts.reports));
    for (const number of numbers) print(await close(store, number, now()));
  });
  return 0;
}

async function withStore(
  { env }: OperatorOptions,
  work: (store: AttemptStore) => Promise<void>,
): Promise<void> {
  const place = findPlace(env);
  if (typeof place === 'string' && !existsSync(join(place, attemptFile)))
    throw new OperatorCommandError(`${place} has no sign-ups: check DATA_DIR, or wait for the first one`);
  const store = openAttemptStore(place);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

async function close(store: AttemptStore, number: string, at: number): Promise<string> {
  if (!/^\d{1,9}$/.test(number) || !(await store.closeReport(Number(number), at)))
    throw new OperatorCommandError(`There is no open case ${number}`);
  return `Case ${number} is done`;
}

function formatCases(cases: readonly BillingReport[], texts: ReportTexts): string {
  if (cases.length === 0) return 'There are no open cases.';
  const lines = cases.flatMap(({ id, kind, site, subscriptionId, reportedAt }) => {
    const day =
      reportedAt === 0 ? 'date unknown' : new Date(reportedAt).toISOString().slice(0, 16).replace('T', ' ');
    const subject = kind === 'contact refused' ? '' : `, subscription ${subscriptionId}`;
    return [`${id}  ${kind}${subject}${site === 'test' ? ', test site' : ''} (${day})`, `    ${texts[kind]}`];
  });
  const count = cases.length === 1 ? '1 open case' : `${cases.length} open cases`;
  return [`${count}:`, '', ...lines, '', 'Mark one as done: npm run cases -- done NUMBER'].join('\n');
}
