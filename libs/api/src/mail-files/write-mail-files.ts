import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Organisation } from '@guildhall/organisation';
import type { BillingReport } from '../billing/attempt-store.ts';
import { formatReport } from '../billing/format-report.ts';
import { composeContactMail } from '../contact/compose-contact-mail.ts';
import { loadMailLook, type MailLook } from '../mails/mail-look.ts';
import { markId, renderMailHtml, renderMailText } from '../mails/render-mail.ts';
import type { ApiTexts } from '../texts/api-texts.ts';
import { englishApiTexts } from '../texts/english-api-texts.ts';
import { composeExampleMails } from './compose-example-mails.ts';

/** The emails of an organisation, and where to write them. */
export interface WriteMailFilesOptions {
  /** The facts of the organisation. */
  organisation: Organisation;
  /**
   * Texts of the emails, as for `runApi`.
   *
   * @default in English
   */
  texts?: ApiTexts;
  /**
   * Look of the emails, as for `runApi`.
   *
   * @default the kit's colours, without a mark
   */
  look?: MailLook;
  /** It is created if it does not exist. */
  folder: string;
}

const siteOrigin = 'https://www.example';

/**
 * Writes every email of an organisation with invented details, to look at in a browser: `welcome.html`, with the plain
 * text in `welcome.txt`.
 *
 * @returns names of the emails
 * @throws MailLookError if the look is invalid
 * @example
 * const names = await writeMailFiles({ organisation, look: { sender: 'The House' }, folder: 'mails' });
 */
export async function writeMailFiles({
  organisation,
  texts = englishApiTexts,
  look: given,
  folder,
}: WriteMailFilesOptions): Promise<string[]> {
  const look = loadMailLook(given);
  const { language, currency, logins } = organisation;
  const options = { siteOrigin, name: look.sender ?? 'www.example', organisation, texts: texts.mails };
  const reports = (Object.keys(texts.reports) as BillingReport['kind'][]).map((kind, id) => {
    const report = {
      id,
      kind,
      site: 'live',
      subscriptionId: '',
      reportedAt: Date.UTC(2026, 10, 29),
    } as const;
    return formatReport(report, texts.reports, organisation);
  });
  const mails = composeExampleMails(options, { currency, logins, reports });
  const mark = `data:image/png;base64,${look.mark?.toString('base64') ?? ''}`;
  await mkdir(folder, { recursive: true });
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  for (const [name, mail] of Object.entries(mails)) {
    // Browsers know no pictures by `cid:`.
    await write(`${name}.html`, renderMailHtml(mail, look, language).replace(`cid:${markId}`, mark));
    await write(`${name}.txt`, `${mail.subject}\n\n${renderMailText(mail)}\n`);
  }
  const fields = [
    { title: '…', value: '…', type: 'text' },
    { title: '…', value: true, type: 'checkbox' },
  ] as const;
  const { subject, text } = composeContactMail(
    { fields, page: '/', sentAt: '2026-11-24T09:00:00.000Z' },
    texts.contactMail,
    organisation,
  );
  await write('contact.txt', `${subject}\n\n${text}\n`);
  return [...Object.keys(mails), 'contact'];
}
