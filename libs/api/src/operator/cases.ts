import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AttemptStore, BillingReport } from '../billing/attempt-store.ts';
import { attemptFile, openAttemptStore } from '../billing/open-attempt-store.ts';
import { formatReport, isAboutSubscription } from '../billing/format-report.ts';
import { reportTexts, type ReportTexts } from '../billing/report-texts.ts';
import { findPlace } from './find-place.ts';
import { OperatorCommandError, type OperatorOptions } from './operator-options.ts';
import { acceptStatement, refuseStatement, showStatement } from './statement-cases.ts';

const usage =
  'Use `cases` for the list, `cases done 12` to mark case 12 as done, or for a statement about a contract `cases show 12`, `cases accept 12` or `cases refuse 12 "reason"`';

/**
 * Lists the cases that wait for the operator; `done 12 13` marks some as done. Those of statements are shown, and accepted or refused.
 * It works while the api serves.
 *
 * @throws OperatorCommandError for a number that is not on the list
 */
export async function runCases(words: readonly string[], options: OperatorOptions): Promise<number> {
  const { print, now = Date.now, texts = { reports: reportTexts } } = options;
  const [action, ...others] = words;
  const [number = '', ...more] = others;
  const actions: Readonly<Record<string, (store: AttemptStore) => Promise<string>>> = {
    done: async (store) => (await closeAll(store, others, now())).join('\n'),
    show: (store) => showStatement(store, number),
    accept: (store) => acceptStatement(store, number, { reference: more[0], at: now() }),
    refuse: (store) => refuseStatement(store, number, { reason: more.join(' ').trim(), at: now() }),
  };
  const run = action === undefined ? undefined : actions[action];
  if (action !== undefined && (run === undefined || number === '')) throw new OperatorCommandError(usage);
  await withStore(options, async (store) => {
    print(run ? await run(store) : formatCases(await store.listOpenReports(), texts.reports));
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

async function closeAll(store: AttemptStore, numbers: readonly string[], at: number): Promise<string[]> {
  const lines: string[] = [];
  for (const number of numbers) {
    if (!/^\d{1,9}$/.test(number) || !(await store.closeReport(Number(number), at)))
      throw new OperatorCommandError([...lines, `There is no open case ${number}`].join('\n'));
    lines.push(`Case ${number} is done`);
  }
  return lines;
}

function formatCases(cases: readonly BillingReport[], texts: ReportTexts): string {
  if (cases.length === 0) return 'There are no open cases.';
  const lines = cases.flatMap((report) => {
    const { id, kind, site, subscriptionId, reportedAt } = report;
    const day =
      reportedAt === 0 ? 'date unknown' : new Date(reportedAt).toISOString().slice(0, 16).replace('T', ' ');
    const subject = isAboutSubscription(report) ? `, subscription ${subscriptionId}` : '';
    return [
      `${id}  ${kind}${subject}${site === 'test' ? ', test site' : ''} (${day})`,
      `    ${formatReport(report, texts)}`,
    ];
  });
  const count = cases.length === 1 ? '1 open case' : `${cases.length} open cases`;
  return [`${count}:`, '', ...lines, '', 'Mark one as done: npm run cases -- done NUMBER'].join('\n');
}
