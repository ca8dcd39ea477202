/** Texts of an email without a button. They are plain, without HTML. */
interface NoticeTexts {
  subject: string;
  /** Shown after the subject in lists of emails. */
  preview: string;
  title: string;
  before: readonly string[];
  after: readonly string[];
}

/** Emails about the withdrawals, or the cancellations. `{time}` is the time of the statement, to the second. */
interface StatementMailTexts {
  /** Confirms that the statement has arrived, and not that it is accepted. Its content follows `before`. */
  receipt: NoticeTexts;
  /** The office has accepted it, or it needed no decision: `{contract}`, and `{result}`, one of the sentences below. */
  accepted: NoticeTexts;
  /** The office has refused it: `{contract}`, and `{reason}` as the office wrote it. */
  refused: NoticeTexts;
}

/** Texts of emails about withdrawals and cancellations. */
export interface ContractMailTexts {
  withdrawal: StatementMailTexts;
  cancellation: StatementMailTexts;
  /** Lines with the content of a statement. */
  lines: {
    /** `{name}` */
    name: string;
    /** `{email}` */
    email: string;
    /** `{contract}` */
    contract: string;
    /** `{time}`, to the second. */
    time: string;
    ordinary: string;
    cause: string;
    /** `{reason}` */
    reason: string;
    /** `{date}` on which a cancelled contract is to end. */
    endOn: string;
    endSoon: string;
  };
  /** In place of `{result}`. After a withdrawal that was paid: `{amount}`. */
  refunded: string;
  /** The same, if the office transfers the money. */
  toRefund: string;
  /** After a withdrawal that was not paid. */
  nothingPaid: string;
  /** After a cancellation, in receipts too: `{date}`. */
  endsOn: string;
  /** After a cancellation whose end is not known. */
  ended: string;
  /** In receipts of a cancellation that somebody has to look at. */
  endLater: string;
  /** Paragraph of emails about a new contract, before a link: `{days}`. */
  withdrawHint: string;
  /** That link. */
  withdraw: string;
}

const arrived =
  'This email confirms that your statement has arrived. It does not say whether we accept it: we will write to you about that.';
const byMistake =
  'If you did not send this, someone may have entered your email address by mistake. Reply to this email and we will sort it out.';
const questions = 'If you have questions, reply to this email.';

export const contractMailTexts: ContractMailTexts = {
  withdrawal: {
    receipt: {
      subject: 'We have received your withdrawal',
      preview: 'Keep this email: it confirms that your withdrawal has arrived.',
      title: 'Your withdrawal has arrived',
      before: ['You have withdrawn from a contract. This is what we have received:'],
      after: [arrived, byMistake],
    },
    accepted: {
      subject: 'We have accepted your withdrawal',
      preview: 'Your contract has ended.',
      title: 'Your withdrawal is accepted',
      before: ['We have accepted your withdrawal of {time} from this contract: {contract}', '{result}'],
      after: [questions],
    },
    refused: {
      subject: 'About your withdrawal',
      preview: 'We could not accept your withdrawal.',
      title: 'We could not accept your withdrawal',
      before: [
        'We could not accept your withdrawal of {time} from this contract: {contract}',
        'Reason: {reason}',
      ],
      after: [questions],
    },
  },
  cancellation: {
    receipt: {
      subject: 'We have received your cancellation',
      preview: 'Keep this email: it confirms that your cancellation has arrived.',
      title: 'Your cancellation has arrived',
      before: ['You have cancelled a contract. This is what we have received:'],
      after: [byMistake],
    },
    accepted: {
      subject: 'Your cancellation',
      preview: 'Your contract will not renew.',
      title: 'Your contract is cancelled',
      before: ['This is about your cancellation of {time} of this contract: {contract}', '{result}'],
      after: [questions],
    },
    refused: {
      subject: 'About your cancellation',
      preview: 'We could not accept your cancellation.',
      title: 'We could not accept your cancellation',
      before: [
        'We could not accept your cancellation of {time} of this contract: {contract}',
        'Reason: {reason}',
      ],
      after: [questions],
    },
  },
  lines: {
    name: 'Name: {name}',
    email: 'Email: {email}',
    contract: 'Contract: {contract}',
    time: 'Received: {time}',
    ordinary: 'Kind: ordinary cancellation',
    cause: 'Kind: cancellation for cause',
    reason: 'Reason: {reason}',
    endOn: 'To end on: {date}',
    endSoon: 'To end: as soon as possible',
  },
  refunded:
    'Your payment of {amount} is on its way back to the payment method you used. Banks usually take 3 to 10 working days.',
  toRefund: 'We will transfer your payment of {amount} back to you.',
  nothingPaid: 'You do not have to pay anything.',
  endsOn: 'Your contract ends on {date}. It does not renew.',
  ended: 'Your contract does not renew.',
  endLater: 'We will check it, and write to you when your contract ends.',
  withdrawHint: 'You can withdraw from this contract within {days} days, without giving a reason.',
  withdraw: 'Withdraw from contract here',
};
