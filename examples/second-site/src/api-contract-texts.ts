import type { ApiTexts } from '@guildhall/api';

const byMistake =
  'Wenn du das nicht warst, hat vielleicht jemand aus Versehen deine Adresse eingegeben. Antworte auf diese E-Mail, dann klären wir das.';
const questions = 'Wenn du Fragen hast, antworte auf diese E-Mail.';

/** Emails about withdrawals and cancellations. */
export const contractMailTexts: ApiTexts['mails']['contracts'] = {
  withdrawal: {
    receipt: {
      subject: 'Dein Widerruf ist angekommen',
      preview: 'Bewahre diese E-Mail auf: Sie bestätigt den Eingang deines Widerrufs.',
      title: 'Dein Widerruf ist angekommen',
      before: ['Du hast einen Vertrag widerrufen. Das ist bei uns angekommen:'],
      after: [
        'Diese E-Mail bestätigt den Eingang deiner Erklärung. Sie sagt nicht, ob wir sie annehmen: Darüber schreiben wir dir noch.',
        byMistake,
      ],
    },
    accepted: {
      subject: 'Wir haben deinen Widerruf angenommen',
      preview: 'Dein Vertrag ist beendet.',
      title: 'Dein Widerruf ist angenommen',
      before: ['Wir haben deinen Widerruf vom {time} angenommen. Vertrag: {contract}', '{result}'],
      after: [questions],
    },
    refused: {
      subject: 'Zu deinem Widerruf',
      preview: 'Wir konnten deinen Widerruf nicht annehmen.',
      title: 'Wir konnten deinen Widerruf nicht annehmen',
      before: [
        'Wir konnten deinen Widerruf vom {time} nicht annehmen. Vertrag: {contract}',
        'Grund: {reason}',
      ],
      after: [questions],
    },
  },
  cancellation: {
    receipt: {
      subject: 'Deine Kündigung ist angekommen',
      preview: 'Bewahre diese E-Mail auf: Sie bestätigt den Eingang deiner Kündigung.',
      title: 'Deine Kündigung ist angekommen',
      before: ['Du hast einen Vertrag gekündigt. Das ist bei uns angekommen:'],
      after: [byMistake],
    },
    accepted: {
      subject: 'Deine Kündigung',
      preview: 'Dein Vertrag verlängert sich nicht.',
      title: 'Dein Vertrag ist gekündigt',
      before: ['Es geht um deine Kündigung vom {time}. Vertrag: {contract}', '{result}'],
      after: [questions],
    },
    refused: {
      subject: 'Zu deiner Kündigung',
      preview: 'Wir konnten deine Kündigung nicht annehmen.',
      title: 'Wir konnten deine Kündigung nicht annehmen',
      before: [
        'Wir konnten deine Kündigung vom {time} nicht annehmen. Vertrag: {contract}',
        'Grund: {reason}',
      ],
      after: [questions],
    },
  },
  lines: {
    name: 'Person: {name}',
    email: 'E-Mail: {email}',
    contract: 'Vertrag: {contract}',
    time: 'Eingegangen: {time}',
    ordinary: 'Art: ordentliche Kündigung',
    cause: 'Art: Kündigung aus wichtigem Grund',
    reason: 'Grund: {reason}',
    endOn: 'Zum: {date}',
    endSoon: 'Zum nächstmöglichen Zeitpunkt',
  },
  refunded:
    'Deine Zahlung über {amount} geht dorthin zurück, woher sie kam. Banken brauchen meist 3 bis 10 Werktage.',
  toRefund: 'Wir überweisen dir deine Zahlung über {amount} zurück.',
  nothingPaid: 'Du musst nichts bezahlen.',
  endsOn: 'Dein Vertrag endet am {date}. Er verlängert sich nicht.',
  ended: 'Dein Vertrag verlängert sich nicht.',
  endLater: 'Wir prüfen sie und schreiben dir, wann dein Vertrag endet.',
  withdrawHint: 'Du kannst diesen Vertrag innerhalb von {days} Tagen ohne Begründung widerrufen.',
  withdraw: 'Vertrag widerrufen',
};
