import type { Organisation } from '@guildhall/organisation';
import type { MailTexts } from './mail-texts.ts';

/** Everything that all emails of an organisation share. */
export interface MailOptions {
  siteOrigin: string;
  /** Name of the sender, in the head and the signature of each email. */
  name: string;
  organisation: Pick<Organisation, 'language' | 'locale' | 'numbers' | 'paths'> &
    Partial<Pick<Organisation, 'contracts' | 'leaving' | 'timeZone'>>;
  texts: MailTexts;
}
