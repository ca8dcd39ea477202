import { statementLimits } from '@guildhall/api-contract/contracts';
import { Button, ErrorSummary, fill, Select, TextArea, TextField } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { Lead, PlainPage } from '../../page-parts/PlainPage.tsx';
import type { ContractTexts } from '../../texts/contract-texts.ts';
import type { ContractModel, StatementErrors, StatementField, StatementValues } from './contract-model.ts';
import styles from './ContractPage.module.css';

export interface ContractPageProps extends Omit<ContractModel, 'kind'> {
  /** The form's own path. */
  path: string;
  texts: ContractTexts;
  /** Follow the name of a field. */
  errorTexts: Readonly<Record<NonNullable<StatementErrors[StatementField]>, string>>;
  /** Days in which one can withdraw. */
  days: number;
  /** Formats a time to the second, and a day. */
  formatTime: (iso: string) => string;
  formatDay: (isoDate: string) => string;
}

/** The page of a step. Plain forms, which need no script. */
export function ContractPage(props: ContractPageProps): ReactElement {
  const { statement, step, texts, days } = props;
  const own = texts[statement];
  if (step.at === 'form')
    return (
      <PlainPage title={own.title} align="start">
        <Lead>{fill(own.intro, { days })}</Lead>
        <StatementForm {...props} errors={step.errors} />
      </PlainPage>
    );
  if (step.at === 'review')
    return (
      <PlainPage title={own.reviewTitle} kicker={own.title} align="start">
        {step.problem && (
          // Said by screen readers, which begin there.
          <p className={styles['problem']} role="alert">
            {step.problem === 'failed' ? texts.failed : texts.tooMany}
          </p>
        )}
        <Lead>{own.reviewText}</Lead>
        <Details {...props} />
        <Review {...props} id={step.id} />
      </PlainPage>
    );
  const { received_at: receivedAt, receipt } = step.response;
  const receiptText = {
    sent: texts.receiptSent,
    later: texts.receiptLater,
    refused: texts.receiptRefused,
  }[receipt];
  return (
    <PlainPage title={own.doneTitle} kicker={own.title} align="start">
      <Lead>{fill(own.doneText, { time: props.formatTime(receivedAt) })}</Lead>
      <p className={receipt === 'sent' ? styles['note'] : styles['problem']}>
        {fill(receiptText, { email: props.values.email })}
      </p>
      <Details {...props} receivedAt={receivedAt} />
    </PlainPage>
  );
}

function StatementForm({
  statement,
  path,
  values,
  errors,
  texts,
  errorTexts,
}: ContractPageProps & { errors: StatementErrors }): ReactElement {
  const describe = (name: StatementField) => {
    const error = errors[name];
    return error && `${texts[name]} ${errorTexts[error]}`;
  };
  const field = (name: StatementField) => ({
    id: `statement-${name}`,
    name,
    label: texts[name],
    error: describe(name),
    defaultValue: values[name],
  });
  const wrong = (Object.keys(values) as StatementField[]).flatMap((name) => {
    const message = describe(name);
    return message === undefined ? [] : [{ id: field(name).id, message }];
  });
  const required = { required: true } as const;
  return (
    <form className={styles['form']} method="post" action={path} noValidate>
      {wrong.length > 0 && (
        // Without a script, the browser moves the focus here.
        <div tabIndex={-1} autoFocus>
          <ErrorSummary title={texts.errorTitle} errors={wrong} />
        </div>
      )}
      <TextField {...field('name')} {...required} autoComplete="name" maxLength={statementLimits.name} />
      <TextField
        {...{ ...field('email'), ...required, type: 'email', autoComplete: 'email' }}
        {...{ spellCheck: false, autoCapitalize: 'none' }}
        hint={texts.emailHint}
        maxLength={statementLimits.email}
      />
      <TextField
        {...{ ...field('contract'), ...required, hint: texts.contractHint }}
        maxLength={statementLimits.contract}
      />
      {statement === 'cancellation' && <CancellationFields {...{ field, texts }} />}
      <div>
        <Button type="submit" size="large" name="step" value="review">
          {texts.next}
        </Button>
      </div>
    </form>
  );
}

function CancellationFields({
  field,
  texts,
}: {
  field: (name: StatementField) => { id: string; name: string; label: string };
  texts: ContractTexts;
}): ReactElement {
  const { optional: mark } = texts;
  const options = (['ordinary', 'cause'] as const).map((value) => ({ label: texts[value], value }));
  return (
    <>
      <Select {...field('manner')} options={options} />
      <TextArea
        {...{ ...field('reason'), mark, hint: texts.reasonHint, rows: 4 }}
        maxLength={statementLimits.reason}
      />
      <TextField {...{ ...field('endOn'), mark, hint: texts.endOnHint, type: 'date' }} />
    </>
  );
}

/** The statement, to be sent or changed. */
function Review({ statement, path, values, id, texts }: ContractPageProps & { id: string }): ReactElement {
  return (
    <form className={styles['choices']} method="post" action={path}>
      <input type="hidden" name="id" value={id} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Button type="submit" size="large" name="step" value="send">
        {texts[statement].confirm}
      </Button>
      <Button type="submit" variant="quiet" name="step" value="edit">
        {texts.change}
      </Button>
    </form>
  );
}

/** The content of the statement. */
function Details({
  statement,
  values,
  texts,
  receivedAt,
  formatTime,
  formatDay,
}: ContractPageProps & { receivedAt?: string }): ReactElement {
  const { manner, reason, endOn } = values;
  const rows: [name: string, value: string][] = [
    ...(['name', 'email', 'contract'] as const).map(
      (name) => [texts[name], values[name]] as [string, string],
    ),
    ...(statement === 'cancellation' ? listCancellation({ manner, reason, endOn }, texts, formatDay) : []),
    ...(receivedAt === undefined ? [] : [[texts.receivedAt, formatTime(receivedAt)] as [string, string]]),
  ];
  return (
    <dl className={styles['details']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function listCancellation(
  { manner, reason, endOn }: Pick<StatementValues, 'manner' | 'reason' | 'endOn'>,
  texts: ContractTexts,
  formatDay: ContractPageProps['formatDay'],
): [string, string][] {
  const isForCause = manner === 'cause';
  return [
    [texts.manner, isForCause ? texts.cause : texts.ordinary],
    ...(isForCause && reason !== '' ? [[texts.reason, reason] as [string, string]] : []),
    [texts.endOn, endOn === '' ? texts.endSoon : formatDay(endOn)],
  ];
}
