import type { OwnTexts } from '@guildhall/site';

/** The section of the profile in which members copy and delete their data. */
export const leavingTexts: (OwnTexts['members'] & {})['leaving'] = {
  title: 'Deine Daten',
  copyText: 'Du kannst eine Kopie von allem bekommen, was wir und unsere Dienste über dich speichern.',
  copyLabel: 'Kopie holen',
  copyDoneText: 'Deine Kopie ist fertig. Speichere sie jetzt: Wir bewahren sie nicht auf.',
  pageLabel: 'Als Seite zum Lesen speichern',
  jsonLabel: 'Als JSON für Programme speichern',
  deleteTitle: 'Daten und Anmeldung löschen',
  deleteText:
    'Deine Mitgliedschaft verlängert sich nicht mehr und endet mit der bezahlten Zeit. Danach, frühestens nach 14 Tagen, löschen wir deine Anmeldung, dein Profil, deine Anträge und was unsere Dienste über dich speichern. Bis dahin kannst du es dir anders überlegen.',
  keptText:
    'Manches müssen wir nach dem Gesetz behalten: Rechnungen und Zahlungen mit Namen und Anschrift, {years} Jahre lang, und was du zu einem Vertrag erklärt hast, vier Jahre lang.',
  deleteLabel: 'Meine Daten löschen',
  dueText:
    'Deine Daten werden nach dem {date} gelöscht, oder nach dem Ende deiner bezahlten Mitgliedschaft, wenn das später ist. Wir haben dir dazu eine E-Mail geschickt.',
  endsText: 'Deine Mitgliedschaft ist bis zum {date} bezahlt. Bis dahin kannst du sie nutzen.',
  finalText: 'Deine Daten werden jetzt gelöscht.',
  keepLabel: 'Daten behalten',
  keptDataText:
    'Deine Daten bleiben. Deine Mitgliedschaft verlängert sich nicht mehr von selbst: Du kannst sie verlängern.',
  confirmText: 'Gib zur Sicherheit dein jetziges Passwort ein, um fortzufahren.',
  confirmLabel: 'Weiter',
  linkText:
    'Melde dich zur Sicherheit noch einmal an, um fortzufahren: Lass dir einen Link schicken, öffne ihn in diesem Browser und komm dann auf diese Seite zurück.',
  linkLabel: 'Anmeldelink schicken',
  linkSentText: 'Wir schicken dir einen Link. Er funktioniert 15 Minuten lang.',
};

/** The page on which the deletion of somebody's data is taken back. */
export const keepDataTexts: OwnTexts['keepData'] = {
  title: 'Daten behalten',
  text: 'Wir sollen deine Daten löschen. Möchtest du sie und deine Anmeldung behalten?',
  button: 'Daten behalten',
  keptTitle: 'Deine Daten bleiben',
  keptText: 'Der Auftrag zum Löschen ist zurückgenommen. Du kannst dich wie bisher anmelden.',
  expired: 'Dieser Link ist abgelaufen, oder deine Daten sind schon gelöscht.',
  failed: 'Das geht im Moment nicht. Versuche es gleich noch einmal.',
  tooMany: 'Zu viele Anfragen. Warte eine Weile und versuche es noch einmal.',
};
