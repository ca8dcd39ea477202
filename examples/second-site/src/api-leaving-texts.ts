import type { ApiTexts } from '@guildhall/api';

const kept =
  'Manches müssen wir nach dem Gesetz behalten: Rechnungen und Zahlungen mit Namen und Anschrift, {years} Jahre lang, und was du zu einem Vertrag erklärt hast, vier Jahre lang.';

/** Emails about the deletion of somebody's data. */
export const leavingMailTexts: ApiTexts['mails']['leaving'] = {
  requested: {
    subject: 'Deine Daten werden gelöscht',
    preview: 'Bis zum {date} kannst du das zurücknehmen.',
    title: 'Deine Daten werden gelöscht',
    before: [
      'Wir sollen deine Daten und deine Anmeldung löschen. Das tun wir nach dem {date}, und schreiben dir dann noch einmal.',
      'Bis dahin kannst du es mit diesem Knopf zurücknehmen, oder in deinem Bereich, wenn du angemeldet bist.',
    ],
    button: 'Daten behalten',
    after: [
      kept,
      'Deine Mitgliedschaft verlängert sich nicht mehr, auch wenn du es zurücknimmst: Du kannst sie dann selbst verlängern.',
      'Wenn du das nicht wolltest, drücke den Knopf.',
    ],
  },
  membershipEnds: 'Deine Mitgliedschaft ist bis zum {date} bezahlt. Bis dahin kannst du sie nutzen.',
  erased: {
    subject: 'Deine Daten sind gelöscht',
    preview: 'Deine Anmeldung gibt es nicht mehr.',
    title: 'Deine Daten sind gelöscht',
    before: [
      'Wir haben deine Daten und deine Anmeldung gelöscht, auch diese E-Mail-Adresse. Dies ist unsere letzte E-Mail an dich.',
      kept,
    ],
    button: '',
    after: ['Wenn du Fragen hast, antworte auf diese E-Mail.'],
  },
};

/** The page with a copy of a member's data. */
export const leavingTexts: ApiTexts['leaving'] = {
  title: 'Deine Daten',
  about:
    'Alles, was wir und unsere Dienste am {time} über dich gespeichert hatten. Die Namen der Felder sind die unserer Software. Passwörter und andere Geheimnisse fehlen.',
  places: {
    billing: 'Verträge, Rechnungen und Zahlungen',
    signUps: 'Anträge, Mitgliedschaften und Erklärungen',
    members: 'Einrichtung der Anmeldung',
    changes: 'Änderungen der E-Mail-Adresse',
    requests: 'Gewünschte Löschung',
    records: 'Eintrag und Profil',
    logins: 'Anmeldung',
  },
};
