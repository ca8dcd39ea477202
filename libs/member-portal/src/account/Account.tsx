'use client';

import type { MemberAccountResponse } from '@guildhall/api-contract/members';
import { Button, fill, mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import forms from '../forms/MemberForms.module.css';
import { useMemberRead } from '../profile/use-member-read.ts';
import { membersAtom } from '../session/session-atoms.ts';
import { formatDay } from '../texts/format-day.ts';
import { readAccount, readDocument } from './account-calls.ts';
import { accountTexts, type AccountTexts } from './account-texts.ts';
import { saveDocument } from './save-document.ts';
import styles from './Account.module.css';

interface AccountProps {
  /** Texts that differ from the English ones. */
  texts: PartialTexts<AccountTexts>;
  retryLabel: string;
  loadingLabel: string;
}

/** Shows what the logged-in member owes and has paid. Nothing where the billing vendor cannot say it. */
export function Account({ texts: given, retryLabel, loadingLabel }: AccountProps): ReactElement | null {
  const texts = useMemo(() => mergeTexts(accountTexts, given), [given]);
  const { value: known, retry } = useMemberRead(readAccount);
  if (known === undefined || known === 'none') return null;
  return (
    <section className={styles['account']}>
      <h2>{texts.title}</h2>
      {known === 'failed' ? (
        <div className={styles['content']} role="alert">
          <p>{texts.failedToReadText}</p>
          <div>
            <Button variant="quiet" onClick={retry}>
              {retryLabel}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles['content']}>
          <Owed {...known} texts={texts} />
          <Facts {...known} texts={texts} />
          <Documents {...known} {...{ texts, loadingLabel }} />
        </div>
      )}
    </section>
  );
}

interface PartProps {
  account: MemberAccountResponse;
  texts: AccountTexts;
}

/** Says what is to be paid now, and how. */
function Owed({ account: { failed_amount: failed, transfer }, texts }: PartProps): ReactElement {
  const members = useAtomValue(membersAtom);
  const [openedAt] = useState(() => Date.now());
  const isLate = transfer !== undefined && Date.parse(transfer.due_on) < openedAt;
  return (
    <>
      {failed !== undefined && (
        <div className={styles['problem']} data-ground="dark">
          <p className={styles['lead']}>{fill(texts.failedText, { amount: failed })}</p>
          {members?.hasPortal ? (
            <div>
              <Button onClick={() => void members.openPortal()}>{texts.fixLabel}</Button>
            </div>
          ) : (
            <p>{texts.fixByContactText}</p>
          )}
        </div>
      )}
      {transfer && (
        <div className={styles['problem']} data-ground={isLate ? 'dark' : undefined}>
          <p className={styles['lead']}>
            {fill(isLate ? texts.lateTransferText : texts.transferText, {
              amount: transfer.amount,
              date: toDay(isLate ? transfer.access_until : transfer.due_on),
            })}
          </p>
          <dl className={styles['facts']}>
            <Fact name={texts.reference}>{toGroups(transfer.reference)}</Fact>
            <Fact name={texts.accountName}>{transfer.account_name}</Fact>
            <Fact name={texts.iban}>{toGroups(transfer.iban)}</Fact>
            {transfer.bic !== undefined && <Fact name={texts.bic}>{transfer.bic}</Fact>}
          </dl>
          <p>{texts.referenceHint}</p>
          <p>
            <a href={transfer.url}>{texts.invoiceLabel}</a>
          </p>
        </div>
      )}
    </>
  );
}

function Facts({ account, texts }: PartProps): ReactElement {
  const { plan_id: plan, price, trial_ends_on: trial, renews_on: renews } = account;
  const { paid_until: paidUntil, ends_on: ends } = account;
  const priceText = price && formatPrice(price, texts);
  return (
    <dl className={styles['facts']}>
      {plan !== undefined && <Fact name={texts.plan}>{texts.plans[plan] ?? toName(plan)}</Fact>}
      {priceText !== undefined && <Fact name={texts.price}>{priceText}</Fact>}
      {trial !== undefined && (
        <Fact name={texts.trialEnds}>
          {price ? `${toDay(trial)}. ${fill(texts.trialText, { price: price.amount })}` : toDay(trial)}
        </Fact>
      )}
      {renews !== undefined && <Fact name={texts.renews}>{toDay(renews)}</Fact>}
      {paidUntil !== undefined && <Fact name={texts.paidUntil}>{toDay(paidUntil)}</Fact>}
      {ends !== undefined && <Fact name={texts.ends}>{toDay(ends)}</Fact>}
    </dl>
  );
}

function Documents({
  account: { documents },
  texts,
  loadingLabel,
}: PartProps & { loadingLabel: string }): ReactElement | null {
  const members = useAtomValue(membersAtom);
  const [opening, setOpening] = useState<string>();
  const [failed, setFailed] = useState(false);
  if (documents.length === 0) return null;
  const open = async (id: string) => {
    if (!members || opening !== undefined) return;
    setFailed(false);
    setOpening(id);
    const opened = await readDocument(members, id);
    setOpening(undefined);
    if (opened) saveDocument(opened);
    else setFailed(true);
  };
  return (
    <div className={styles['documents']}>
      <h3>{texts.documentsTitle}</h3>
      <ul role="list">
        {documents.map(({ id, number, issued_on: day, amount, state }) => (
          <li key={id}>
            <button
              type="button"
              className={styles['link']}
              aria-busy={opening === id || undefined}
              onClick={() => void open(id)}
            >
              {opening === id ? loadingLabel : fill(texts.documentLabel, { number })}
            </button>
            <span>{toDay(day)}</span>
            <span>{amount}</span>
            <span>{texts.documentStates[state]}</span>
          </li>
        ))}
      </ul>
      <p role="alert" className={failed ? forms['problem'] : undefined}>
        {failed && texts.documentFailedText}
      </p>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function formatPrice(
  { amount, period, period_unit: unit }: NonNullable<MemberAccountResponse['price']>,
  texts: AccountTexts,
): string {
  const text = period === 1 ? texts.periods[unit] : fill(texts.manyPeriods[unit], { count: String(period) });
  return fill(texts.priceText, { price: amount, period: text });
}

const toDay = (day: string): string => formatDay(day) ?? day;

/** Groups of four, as banks print them. */
const toGroups = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

/** `individual-membership` as “Individual membership”. */
function toName(id: string): string {
  const words = id.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
