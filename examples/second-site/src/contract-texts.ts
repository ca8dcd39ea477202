import type { OwnTexts } from '@guildhall/site';

/** The pages on which one withdraws from a contract, or cancels it. Links and buttons have the words of the law. */
export const contractTexts: OwnTexts['contracts'] = {
  withdrawal: {
    link: 'Vertrag widerrufen',
    title: 'Vertrag widerrufen',
    intro:
      'Du kannst innerhalb von {days} Tagen nach deinem Antrag widerrufen, ohne einen Grund zu nennen. Du musst dich dafür nicht anmelden.',
    reviewTitle: 'Prüfe deinen Widerruf',
    reviewText: 'Hiermit widerrufe ich diesen Vertrag:',
    confirm: 'Widerruf bestätigen',
    doneTitle: 'Dein Widerruf ist angekommen',
    doneText:
      'Eingegangen am {time}. Das bestätigt den Eingang, und nicht, dass wir ihn annehmen: Darüber schreiben wir dir noch.',
  },
  cancellation: {
    link: 'Verträge hier kündigen',
    title: 'Verträge hier kündigen',
    intro: 'Hier kündigst du einen laufenden Vertrag. Du musst dich dafür nicht anmelden.',
    reviewTitle: 'Prüfe deine Kündigung',
    reviewText: 'Hiermit kündige ich diesen Vertrag:',
    confirm: 'jetzt kündigen',
    doneTitle: 'Deine Kündigung ist angekommen',
    doneText:
      'Eingegangen am {time}. In der E-Mail steht, wann der Vertrag endet, oder dass wir das noch prüfen.',
  },
  name: 'Dein Name',
  email: 'Deine E-Mail',
  emailHint: 'Dorthin schicken wir die Bestätigung. Nimm am besten die E-Mail aus deinem Antrag.',
  contract: 'Dein Vertrag',
  contractHint:
    'Der Verwendungszweck deiner Zahlung, oder die Art der Mitgliedschaft und der Tag des Antrags',
  manner: 'Art der Kündigung',
  ordinary: 'Ordentlich',
  cause: 'Außerordentlich, aus wichtigem Grund',
  reason: 'Grund',
  reasonHint: 'Nur bei einer außerordentlichen Kündigung',
  endOn: 'Kündigen zum',
  endOnHint: 'Ohne Angabe endet der Vertrag zum nächstmöglichen Zeitpunkt.',
  endSoon: 'Nächstmöglicher Zeitpunkt',
  optional: 'freiwillig',
  errorTitle: 'Bitte prüfe deine Angaben',
  next: 'Weiter',
  change: 'Angaben ändern',
  receivedAt: 'Eingegangen',
  receiptSent: 'Wir haben eine Bestätigung an {email} geschickt. Bewahre sie auf.',
  receiptLater:
    'Wir konnten die Bestätigung noch nicht an {email} schicken. Wir schicken sie mit dieser Uhrzeit, sobald es geht. Drucke oder speichere bis dahin diese Seite.',
  receiptRefused:
    'Wir konnten keine Bestätigung schicken: {email} ist nicht erreichbar. Drucke oder speichere diese Seite. Wir bestätigen den Eingang auf anderem Weg.',
  failed: 'Wir konnten deine Erklärung nicht annehmen. Sie steht noch hier: Versuche es gleich noch einmal.',
  tooMany:
    'In kurzer Zeit kamen zu viele Erklärungen. Deine steht noch hier: Warte ein paar Minuten und versuche es dann noch einmal.',
};
