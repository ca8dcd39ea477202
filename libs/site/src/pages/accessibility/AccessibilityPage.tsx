import { dateTexts, renderPostDate, type DateTexts } from '@guildhall/blocks';
import type { AccessibilityStatement } from '@guildhall/organisation';
import { fill, joinAbbreviations } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { AccessibilityTexts } from '../../texts/accessibility-texts.ts';
import styles from './AccessibilityPage.module.css';
import { checks } from './checks.ts';

export interface AccessibilityPageProps {
  statement: AccessibilityStatement;
  texts: AccessibilityTexts;
  dates?: DateTexts;
  organisationName: string;
  siteOrigin: string;
}

/** The accessibility statement: what the organisation states, and how the kit is tested. */
export function AccessibilityPage({
  statement,
  texts,
  dates = dateTexts,
  organisationName,
  siteOrigin,
}: AccessibilityPageProps): ReactElement {
  const { status, law, exceptions, contact, enforcement } = statement;
  const groups = (['nonCompliance', 'disproportionateBurden', 'outOfScope'] as const).filter(
    (reason) => exceptions[reason].length > 0,
  );
  return (
    <article className={styles['statement']}>
      <h1>{texts.title}</h1>
      <p>
        {fill(texts.commitment, {
          organisation: joinAbbreviations(organisationName),
          site: new URL(siteOrigin).host,
        })}
        {law && ` ${fill(texts.law, { law })}`}
      </p>
      <h2>{texts.statusTitle}</h2>
      <p>{texts[status]}</p>
      {groups.length > 0 && <h2>{texts.exceptionsTitle}</h2>}
      {groups.map((reason) => (
        <section key={reason}>
          <h3>{texts[reason]}</h3>
          <ul>
            {exceptions[reason].map((exception) => (
              <li key={exception}>{exception}</li>
            ))}
          </ul>
        </section>
      ))}
      <Preparation {...{ statement, texts, dates }} />
      <h2>{texts.contactTitle}</h2>
      <p>
        {texts.contact}
        {contact.replyDays && ` ${fill(texts.reply, { days: contact.replyDays })}`}
      </p>
      <p className={styles['links']}>
        {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
        {contact.path && <a href={contact.path}>{texts.form}</a>}
      </p>
      {enforcement && (
        <>
          <h2>{texts.enforcementTitle}</h2>
          <p>
            {texts.enforcement} <a href={enforcement.url}>{enforcement.name}</a>
          </p>
        </>
      )}
    </article>
  );
}

/** Assessor and dates of the statement, and the tests of the kit. */
function Preparation({
  statement: { preparedOn, reviewedOn, assessedBy },
  texts,
  dates,
}: Pick<AccessibilityPageProps, 'statement' | 'texts'> & { dates: DateTexts }): ReactElement {
  return (
    <>
      <h2>{texts.preparationTitle}</h2>
      <p>{assessedBy ? fill(texts.assessedBy, { name: assessedBy }) : texts.selfAssessed}</p>
      <p>
        {texts.preparedOn} {renderDate(preparedOn, dates)}
      </p>
      {reviewedOn && (
        <p>
          {texts.reviewedOn} {renderDate(reviewedOn, dates)}
        </p>
      )}
      <p>{fill(texts.checks, { ...checks })}</p>
    </>
  );
}

const renderDate = (isoDate: string, dates: DateTexts) => renderPostDate(isoDate.replaceAll('-', ''), dates);
