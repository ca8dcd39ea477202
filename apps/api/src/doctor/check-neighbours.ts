import { createUpstream } from '@guildhall/upstream';
import type { Config } from '../config.ts';
import { checkRelay } from './check-relay.ts';
import { fix, note, ok, reason, type Finding } from './finding.ts';

type Environment = Record<string, string | undefined>;

const deadlineMs = 5_000;

/** Checks the site's suppliers by the site's own variables, where these are given here too. */
export async function checkSite(env: Environment): Promise<Finding[]> {
  const { CONTENT_ORIGIN: content, DOCUMENTS_URL: documents, EXCHANGE_RATES_PATH: rates } = env;
  const path = rates || 'settings/exchangeRates';
  return Promise.all([
    content
      ? checkAnswers('content', `${content}/wp-json/maindata/api`, 'CONTENT_ORIGIN')
      : note('content', 'CONTENT_ORIGIN is not given here: run the doctor with the site’s variables too'),
    documents
      ? checkAnswers('rates', `${documents}/${path}`, 'DOCUMENTS_URL and EXCHANGE_RATES_PATH')
      : note('rates', 'without DOCUMENTS_URL the fixed exchange rates hold'),
  ]);
}

async function checkAnswers(check: string, address: string, variable: string): Promise<Finding> {
  const url = URL.parse(address);
  if (!url) return fix(check, `${variable} is no address`);
  try {
    await createUpstream({ name: check, origin: url.origin, deadlineMs }).readJson(url.pathname);
    return ok(check, 'it answers');
  } catch (error) {
    return fix(
      check,
      `it ${reason(error)}: see that ${variable} is right, and that it can be reached from here`,
    );
  }
}

/** Whether contact forms can be delivered. Sends no message. */
export async function checkContact(config: Config): Promise<Finding[]> {
  const { CONTACT_SMTP_URL: relay, CONTACT_WEBHOOK_URL: webhook } = config;
  const check = 'contact forms';
  if (relay !== undefined)
    return [await checkRelay(check, { url: relay, variable: 'CONTACT_SMTP_URL', deadlineMs })];
  if (webhook === undefined)
    return [note(check, 'they cannot be sent: set CONTACT_WEBHOOK_URL, or CONTACT_SMTP_URL and CONTACT_TO')];
  const answer = await fetch(webhook, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => undefined);
  return [
    answer
      ? ok(check, 'the webhook answers')
      : fix(check, 'the webhook cannot be reached: see that CONTACT_WEBHOOK_URL is right'),
  ];
}
