'use client';

import type { LeavingResponse } from '@guildhall/api-contract/members';
import { Button, fill, mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import forms from '../forms/MemberForms.module.css';
import type { MemberProblem } from '../identity/problem.ts';
import styles from '../profile/Profile.module.css';
import { useReadAgain } from '../profile/use-member-read.ts';
import { membersAtom, userAtom } from '../session/session-atoms.ts';
import { formatDay } from '../texts/format-day.ts';
import { getProblemText } from '../texts/get-problem-text.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { ConfirmLogin, type ConfirmBy } from './ConfirmLogin.tsx';
import { callLeaving, fetchCopy, type DataCopy } from './leaving-calls.ts';
import { leavingTexts, type LeavingTexts } from './leaving-texts.ts';
import parts from './MyData.module.css';

export interface MyDataProps {
  texts: MemberTexts;
  /** Years for which bookkeeping keeps invoices. */
  years: number;
  /** Texts that differ from the built-in English. */
  ownTexts?: PartialTexts<LeavingTexts> | undefined;
  confirmBy: ConfirmBy;
}

type Action = 'copy' | 'delete' | 'keep';

/** The section in which members copy and delete their data. */
export function MyData({ texts, years, ownTexts, confirmBy }: MyDataProps): ReactElement {
  const own = useMemo(() => mergeTexts(leavingTexts, ownTexts), [ownTexts]);
  const title = useRef<HTMLHeadingElement>(null);
  const { state, copy, busy, problem, asked, isKept, run } = useMyData(() => title.current?.focus());
  const confirm = (action: Action) =>
    asked === action && <ConfirmLogin {...{ texts, own, confirmBy }} onConfirmed={() => void run(action)} />;
  const day = (iso: string) => formatDay(iso) ?? '';
  const isLeaving = state?.due_at !== undefined;
  return (
    <section className={styles['section']}>
      <h2 ref={title} tabIndex={-1}>
        {own.title}
      </h2>
      <div className={`${styles['details']} ${parts['data']}`}>
        <p>{own.copyText}</p>
        <div className={styles['links']}>
          <Button variant="quiet" busy={busy === 'copy'} onClick={() => void run('copy')}>
            {busy === 'copy' ? texts.loadingLabel : own.copyLabel}
          </Button>
        </div>
        {confirm('copy')}
        <div className={parts['said']}>
          <div role="status">{copy && <Downloads copy={copy} own={own} />}</div>
          <div role="alert">
            {problem && <p className={forms['problem']}>{getProblemText(problem, texts)}</p>}
          </div>
          <div role="status">
            {state?.is_final && <p>{own.finalText}</p>}
            {isLeaving && !state.is_final && (
              <>
                <p>{fill(own.dueText, { date: day(getLastDay(state)) })}</p>
                {state.ends_at !== undefined && <p>{fill(own.endsText, { date: day(state.ends_at) })}</p>}
              </>
            )}
            {isKept && <p className={forms['done']}>{own.keptDataText}</p>}
          </div>
        </div>
        {isLeaving && !state.is_final && (
          <div className={styles['links']}>
            <Button busy={busy === 'keep'} onClick={() => void run('keep')}>
              {busy === 'keep' ? texts.loadingLabel : own.keepLabel}
            </Button>
          </div>
        )}
        {state && !isLeaving && (
          <Deletion {...{ own, years, texts }} busy={busy === 'delete'} onDelete={() => void run('delete')}>
            {confirm('delete')}
          </Deletion>
        )}
      </div>
    </section>
  );
}

/** The day after which nothing brings the data back: times in ISO and UTC sort as text. */
const getLastDay = ({ due_at: due = '', ends_at: ends = '' }: LeavingResponse): string =>
  ends > due ? ends : due;

interface DeletionProps {
  own: LeavingTexts;
  years: number;
  texts: MemberTexts;
  busy: boolean;
  onDelete: () => void;
  children: ReactElement | false;
}

/** Says what goes and what stays, before the button: it is opened first, so that one press deletes nothing. */
function Deletion({
  own: texts,
  years,
  texts: members,
  busy,
  onDelete,
  children,
}: DeletionProps): ReactElement {
  return (
    <details className={parts['deletion']}>
      <summary>{texts.deleteTitle}</summary>
      <div className={styles['details']}>
        <p>{texts.deleteText}</p>
        <p>{fill(texts.keptText, { years })}</p>
        <div className={styles['links']}>
          <Button variant="quiet" busy={busy} onClick={onDelete}>
            {busy ? members.loadingLabel : texts.deleteLabel}
          </Button>
        </div>
        {children}
      </div>
    </details>
  );
}

/** Links to the two files, which exist in this page only. */
function Downloads({ copy, own: texts }: { copy: DataCopy; own: LeavingTexts }): ReactElement {
  const urls = useMemo(() => {
    const toUrl = (text: string, type: string) =>
      URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
    return { page: toUrl(copy.page, 'text/html'), json: toUrl(copy.json, 'application/json') };
  }, [copy]);
  useEffect(() => () => Object.values(urls).forEach((url) => URL.revokeObjectURL(url)), [urls]);
  return (
    <>
      <p className={forms['done']}>{texts.copyDoneText}</p>
      <p className={styles['links']}>
        <a className={forms['link']} href={urls.page} download="my-data.html">
          {texts.pageLabel}
        </a>
        <a className={forms['link']} href={urls.json} download="my-data.json">
          {texts.jsonLabel}
        </a>
      </p>
    </>
  );
}

/** The state of a deletion, and what members do. `onLost` is called when what was pressed goes. */
function useMyData(onLost: () => void) {
  const members = useAtomValue(membersAtom);
  const id = useAtomValue(userAtom)?.id;
  const [state, setState] = useState<LeavingResponse>();
  const [copy, setCopy] = useState<DataCopy>();
  const [busy, setBusy] = useState<Action>();
  const [problem, setProblem] = useState<MemberProblem>();
  const [asked, setAsked] = useState<Action>();
  const [isKept, setKept] = useState(false);
  const readAgain = useReadAgain();

  async function run(action: Action): Promise<void> {
    if (!members || busy) return;
    setBusy(action);
    setProblem(undefined);
    const result = action === 'copy' ? await fetchCopy(members) : await callLeaving(members, action);
    setBusy(undefined);
    if ('problem' in result) {
      if (result.problem === 'login-again') setAsked(action);
      else setProblem(result.problem);
      return;
    }
    setAsked(undefined);
    if (asked !== undefined || action !== 'copy') onLost();
    if ('page' in result.value) setCopy(result.value);
    else {
      readAgain();
      setState(result.value);
      setKept(action === 'keep' && result.value.due_at === undefined);
    }
  }
  useEffect(() => {
    if (!members || id === undefined) return undefined;
    let isWanted = true;
    void callLeaving(members, 'read').then((result) => {
      if (isWanted && 'value' in result) setState(result.value);
    });
    return () => {
      isWanted = false;
    };
  }, [members, id]);
  return { state, copy, busy, problem, asked, isKept, run };
}
