import type { MainData } from '@guildhall/cms-client';
import { Button, Checkbox, fill, joinAbbreviations } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { consentDays, consentPath, type ConsentSettings } from '../../consent/consent-settings.ts';
import type { ConsentTexts } from '../../texts/consent-texts.ts';
import styles from './ConsentForm.module.css';

export interface ConsentFormProps {
  consent: Pick<ConsentSettings, 'purposes'> & Partial<Pick<ConsentSettings, 'webVitals'>>;
  texts: ConsentTexts;
  organisationName: string;
  mainData: Pick<MainData, 'variousData'>;
  /** Stands above the text. @default none */
  heading?: ReactElement;
}

/**
 * The question about cookies. Its buttons are alike, and no purpose is ticked in advance. Works without JavaScript,
 * which shows the present choice.
 */
export function ConsentForm({
  consent,
  texts,
  organisationName,
  mainData,
  heading,
}: ConsentFormProps): ReactElement {
  const { privacyLink } = mainData.variousData;
  const { purposes } = consent;
  const purposeTexts = {
    statistics: consent.webVitals ? texts.statisticsAndSpeedText : texts.statisticsText,
    marketing: texts.marketingText,
  };
  return (
    <form className={styles['form']} method="post" action={consentPath} data-consent-form="">
      <div className={styles['words']}>
        {heading}
        <p>
          {fill(texts.text, {
            organisation: joinAbbreviations(organisationName),
            days: String(consentDays),
          })}
          {privacyLink && (
            <>
              {' '}
              <a href={privacyLink.url}>{privacyLink.title}</a>
            </>
          )}
        </p>
      </div>
      <ul className={styles['purposes']}>
        {purposes.map((purpose) => (
          <li key={purpose}>
            {purposes.length === 1 ? (
              <PurposeText title={texts[purpose]} text={purposeTexts[purpose]} />
            ) : (
              <Checkbox
                id={`consent-${purpose}`}
                name="purpose"
                value={purpose}
                label={<PurposeText title={texts[purpose]} text={purposeTexts[purpose]} />}
              />
            )}
          </li>
        ))}
      </ul>
      <p className={styles['failed']} role="alert" hidden>
        {texts.failed}
      </p>
      <div className={styles['choices']}>
        <Choice value="none">{texts.refuseAll}</Choice>
        <Choice value="all">{texts.acceptAll}</Choice>
        {purposes.length > 1 && <Choice value="some">{texts.save}</Choice>}
      </div>
    </form>
  );
}

function PurposeText({ title, text }: { title: string; text: string }): ReactElement {
  return (
    <>
      <strong>{title}</strong> {text}
    </>
  );
}

function Choice({ value, children }: { value: 'none' | 'all' | 'some'; children: string }): ReactElement {
  return (
    <Button type="submit" variant="quiet" name="choice" value={value}>
      {children}
    </Button>
  );
}
