import type { ApiTexts } from '@guildhall/api';
import { contractMailTexts } from './api-contract-texts.ts';
import { leavingMailTexts, leavingTexts } from './api-leaving-texts.ts';

const linkLife = 'Der Link funktioniert einmal und läuft nach etwa einer Stunde ab.';
const loginLinkLife =
  'Der Link funktioniert einmal und läuft nach 15 Minuten ab. Nur der neueste Link funktioniert.';
const requestLink = { before: 'Link abgelaufen?', label: 'Neuen Link anfordern' };
const byMistake =
  'Wenn du dich nicht angemeldet hast, hat vielleicht jemand aus Versehen deine Adresse eingegeben. Antworte auf diese E-Mail, dann klären wir das.';
const second = {
  preview: 'Du warst schon Mitglied. Du musst nichts tun.',
  reasons: [
    'Du hast für eine Mitgliedschaft gezahlt, aber mit dieser E-Mail warst du schon Mitglied. Daran hat sich nichts geändert.',
    'Wir haben die zweite Mitgliedschaft beendet.',
  ],
  button: 'Meine Mitgliedschaft ansehen',
  after: ['Du musst nichts tun. Wenn etwas nicht stimmt, antworte auf diese E-Mail.'],
};
const transferLines = [
  'Betrag: {amount}',
  'Verwendungszweck: {reference}',
  'Kontoinhaber: {accountName}',
  'IBAN: {iban}{withBic}',
  'Gib diesen Verwendungszweck an, damit wir deine Zahlung finden.',
];
const ownPace =
  'Wenn du schon überwiesen hast, musst du nichts tun. Wenn du nicht Mitglied bleiben möchtest, überweise nichts: Deine Mitgliedschaft endet dann am {accessUntil}.';
const soon = 'Versuche es gleich noch einmal.';

/** Every text that the api sends to visitors, members and the office of this association. */
export const texts: ApiTexts = {
  mails: {
    signature: 'Viele Grüße\n{organisation}',
    welcome: {
      subject: 'Willkommen: Lege dein Passwort fest',
      preview: 'Du bist jetzt Mitglied. Lege dein Passwort fest, um dich anzumelden.',
      title: 'Willkommen an Bord',
      before: [
        'Danke, dass du Mitglied geworden bist. Deine Mitgliedschaft ist jetzt aktiv.',
        'Ein Schritt fehlt noch: Lege dein Passwort fest. Danach kannst du dich mit dieser E-Mail anmelden, die Seiten für Mitglieder lesen und deine Mitgliedschaft verwalten.',
      ],
      button: 'Passwort festlegen',
      after: [linkLife, requestLink, byMistake],
    },
    password: {
      subject: 'Neues Passwort festlegen',
      preview: 'Mit diesem Link legst du ein neues Passwort fest.',
      title: 'Neues Passwort festlegen',
      before: ['Für diese E-Mail hat jemand ein neues Passwort angefordert.'],
      button: 'Neues Passwort festlegen',
      after: [
        linkLife,
        requestLink,
        'Wenn du das nicht warst, musst du nichts tun. Dein Passwort hat sich nicht geändert.',
      ],
    },
    welcomeBack: {
      subject: 'Willkommen zurück: Deine Mitgliedschaft ist aktiv',
      preview: 'Deine Mitgliedschaft ist wieder aktiv. Melde dich an wie bisher.',
      title: 'Willkommen zurück',
      before: [
        'Danke, dass du wieder dabei bist. Deine Mitgliedschaft ist jetzt aktiv.',
        'Melde dich an wie bisher, mit dieser E-Mail und deinem Passwort.',
      ],
      button: 'Anmelden',
      after: [{ before: 'Passwort vergessen?', label: 'Link anfordern' }, byMistake],
    },
    passwordChanged: {
      subject: 'Dein Passwort wurde geändert',
      preview: 'Wenn du das nicht warst, leg jetzt ein neues fest.',
      title: 'Dein Passwort wurde geändert',
      before: [
        'Das Passwort, mit dem du dich anmeldest, wurde am {time} geändert.',
        'Wenn du das warst, musst du nichts tun. Wenn nicht, fordere einen Link für ein neues Passwort an. Melde dich dann an und wähle in deinem Profil „Überall abmelden“, damit niemand sonst angemeldet bleibt.',
      ],
      button: 'Link anfordern',
      after: ['Wenn kein Link ankommt, antworte sofort auf diese E-Mail, dann klären wir das.'],
    },
    addressChanged: {
      subject: 'Deine E-Mail wurde geändert',
      preview: 'Von jetzt an meldest du dich mit einer anderen E-Mail an.',
      title: 'Deine E-Mail wurde geändert',
      before: [
        'Die E-Mail, mit der du dich anmeldest, wurde geändert. Von jetzt an meldest du dich mit der neuen an, und wir schreiben dir dorthin.',
        'Wenn du das warst, musst du nichts tun. Wenn nicht, mach die Änderung rückgängig: Dann meldest du dich wieder mit dieser E-Mail an, bist überall abgemeldet und legst ein neues Passwort fest.',
      ],
      button: 'Änderung rückgängig machen',
      after: [
        'Der Link funktioniert einmal, drei Tage lang. Wenn er nicht funktioniert, antworte sofort auf diese E-Mail, dann klären wir das.',
      ],
    },
    links: {
      login: {
        subject: 'Dein Link zum Anmelden',
        preview: 'Mit diesem Link meldest du dich an.',
        title: 'Anmelden',
        before: ['Jemand möchte sich mit dieser E-Mail anmelden.'],
        button: 'Anmelden',
        after: [
          loginLinkLife,
          requestLink,
          'Wenn du das nicht warst, musst du nichts tun. Schicke den Link niemandem: Ohne ihn kann sich niemand anmelden.',
        ],
      },
      welcome: {
        subject: 'Willkommen an Bord',
        preview: 'Du bist jetzt Mitglied. Melde dich mit dieser E-Mail an.',
        title: 'Willkommen an Bord',
        before: [
          'Danke, dass du Mitglied geworden bist. Deine Mitgliedschaft ist jetzt aktiv.',
          'Um dich anzumelden, gib diese E-Mail auf unserer Seite zum Anmelden ein. Wir schicken dir einen Link: Ein Passwort brauchst du nicht.',
        ],
        button: 'Zur Anmeldung',
        after: [byMistake],
      },
      welcomeBack: {
        subject: 'Willkommen zurück: Deine Mitgliedschaft ist aktiv',
        preview: 'Deine Mitgliedschaft ist wieder aktiv. Melde dich an wie bisher.',
        title: 'Willkommen zurück',
        before: [
          'Danke, dass du wieder dabei bist. Deine Mitgliedschaft ist jetzt aktiv.',
          'Um dich anzumelden, gib diese E-Mail wie bisher auf unserer Seite zum Anmelden ein.',
        ],
        button: 'Zur Anmeldung',
        after: [byMistake],
      },
      newAddress: {
        subject: 'Bestätige deine neue E-Mail',
        preview: 'Mit diesem Link bestätigst du deine neue E-Mail.',
        title: 'Bestätige deine neue E-Mail',
        before: ['Jemand möchte sich von jetzt an mit dieser E-Mail anmelden.'],
        button: 'E-Mail bestätigen',
        after: [
          loginLinkLife,
          'Wenn du das nicht warst, musst du nichts tun. Ohne den Link ändert sich nichts.',
        ],
      },
      addressChanged: {
        subject: 'Deine E-Mail wurde geändert',
        preview: 'Von jetzt an meldest du dich mit einer anderen E-Mail an.',
        title: 'Deine E-Mail wurde geändert',
        before: [
          'Die E-Mail, mit der du dich anmeldest, wurde geändert. Links zum Anmelden gehen jetzt an die neue.',
          'Wenn du das warst, musst du nichts tun. Wenn nicht, mach die Änderung rückgängig: Dann meldest du dich wieder mit dieser E-Mail an und bist überall abgemeldet.',
        ],
        button: 'Änderung rückgängig machen',
        after: [
          'Der Link funktioniert einmal, drei Tage lang. Wenn er nicht funktioniert, antworte sofort auf diese E-Mail, dann klären wir das.',
        ],
      },
    },
    refunded: {
      subject: 'Wir haben deine zweite Zahlung erstattet',
      preview: second.preview,
      title: 'Wir haben deine Zahlung erstattet',
      before: [
        ...second.reasons,
        'Deine Zahlung{ofAmount} geht dorthin zurück, woher sie kam. Banken brauchen meist 3 bis 10 Werktage.',
      ],
      button: second.button,
      after: second.after,
    },
    notRefunded: {
      subject: 'Wir haben deine zweite Mitgliedschaft beendet',
      preview: second.preview,
      title: 'Wir haben deine zweite Mitgliedschaft beendet',
      before: [
        ...second.reasons,
        'Deine Zahlung{ofAmount} konnten wir nicht automatisch erstatten. Wir haben eine Nachricht bekommen und erstatten sie von Hand.',
      ],
      button: second.button,
      after: second.after,
    },
    ofAmount: ' über {amount}',
    transfer: {
      subject: 'Bitte überweise deinen Beitrag bis zum {date}',
      preview: 'Deine Mitgliedschaft beginnt, sobald dein Beitrag bei uns ist.',
      title: 'So zahlst du deinen Beitrag',
      before: [
        'Danke für deinen Antrag. Deine Mitgliedschaft beginnt, sobald dein Beitrag bei uns ist. Bitte überweise ihn bis zum {date}.',
        ...transferLines,
      ],
      button: 'Angaben zur Zahlung ansehen',
      after: ['Wenn du dich nicht auf {host} angemeldet hast, kannst du diese E-Mail ignorieren.'],
    },
    renewal: {
      before: {
        subject: 'Deine Mitgliedschaft: Bitte überweise deinen Beitrag bis zum {date}',
        preview:
          'Deine Mitgliedschaft ist bis zum {paidUntil} bezahlt. Das ist die Rechnung für die nächste Zeit.',
        title: 'Bleib an Bord',
        before: [
          'Deine Mitgliedschaft ist bis zum {paidUntil} bezahlt. Mit diesem Beitrag geht sie ohne Lücke bis zum {renewsUntil} weiter. Bitte überweise ihn bis zum {date}.',
          ...transferLines,
        ],
        button: 'Angaben zur Zahlung ansehen',
        after: [ownPace],
      },
      over: {
        subject: 'Deine Mitgliedschaft endet am {accessUntil}: Dein Beitrag fehlt',
        preview: 'Die bezahlte Zeit ist vorbei. Bis zum {accessUntil} behältst du den Zugang.',
        title: 'Dein Beitrag fehlt noch',
        before: [
          'Deine Mitgliedschaft war bis zum {paidUntil} bezahlt, und dein Beitrag für die nächste Zeit ist noch nicht bei uns. Bis zum {accessUntil} behältst du den Zugang zu den Seiten für Mitglieder. Wenn du bis dahin überweist, geht deine Mitgliedschaft ohne Lücke bis zum {renewsUntil} weiter.',
          ...transferLines,
        ],
        button: 'Angaben zur Zahlung ansehen',
        after: [ownPace],
      },
      cancel: { before: 'Möchtest du gehen?', label: 'Mitgliedschaft kündigen' },
    },
    withBic: ', BIC: {bic}',
    contracts: contractMailTexts,
    leaving: leavingMailTexts,
    reports: {
      subjectOne: 'Eine Mitgliedschaft braucht deine Aufmerksamkeit',
      subject: 'Mitgliedschaften brauchen deine Aufmerksamkeit',
      title: 'Bitte sieh dir diese Mitgliedschaften an',
      item: '{report} Abonnement {subscription}.',
      button: 'Zahlungsdienst öffnen',
      note: 'Die Website {host} schickt diese E-Mail einmal für jeden Fall.',
    },
  },
  leaving: leavingTexts,
  reports: {
    duplicate:
      'Jemand hat für eine zweite Mitgliedschaft gezahlt. Wir beenden sie und erstatten die Zahlung: Du musst nichts tun.',
    'refund refused':
      'Eine Mitgliedschaft ist beendet, weil sie die zweite war oder widerrufen wurde, aber wir konnten die Zahlung nicht automatisch erstatten. Bitte erstatte sie: Wir haben dem Mitglied eine Erstattung angekündigt.',
    'not undone':
      'Seit einem Tag können wir eine Mitgliedschaft nicht beenden und erstatten. Wir versuchen es jede Stunde.',
    'second customer':
      'Ein früheres Mitglied ist mit einem neuen Kundenkonto wieder eingetreten. Du kannst beide Konten zusammenführen.',
    'unknown sign-up':
      'Jemand hat auf einer Bezahlseite gezahlt, die diese Website nicht geöffnet hat. Die Zahlung gilt als Mitgliedschaft.',
    'no sign-up': 'Ein Abonnement ist ohne Antrag auf dieser Website entstanden. Es bekommt keine Anmeldung.',
    'other plan':
      'Jemand hat für eine Mitgliedschaft gezahlt, die es auf der Website nicht mehr gibt. Die Zahlung gilt nicht als Mitgliedschaft. Bitte biete sie wieder an oder erstatte die Zahlung.',
    withdrawal:
      'Jemand hat einen Vertrag widerrufen. Wenn du annimmst, muss die Zahlung bis zum {date} erstattet sein. Lies die Erklärung mit dem Befehl „cases show {number}“, und nimm sie mit „cases accept {number}“ an oder lehne sie mit „cases refuse {number}“ ab.',
    cancellation:
      'Jemand hat einen Vertrag so gekündigt, dass du entscheiden musst. Lies die Erklärung mit dem Befehl „cases show {number}“, und nimm sie mit „cases accept {number}“ an oder lehne sie mit „cases refuse {number}“ ab.',
    'receipt refused':
      'Die E-Mail, die den Eingang einer Erklärung zu einem Vertrag bestätigt, war nicht zustellbar. Bitte bestätige ihn auf anderem Weg: Der Befehl „cases show {number}“ zeigt, von wem sie kam.',
    'deletion waits':
      'Ein Mitglied will seine Daten löschen lassen. Das wartet auf ein Abonnement, das wir nicht beenden konnten. Bitte beende es im Zahlungsdienst.',
    'contact refused':
      'Eine Nachricht des Kontaktformulars wurde abgelehnt, nachdem sie als gesendet galt. Sie ist verloren. Bitte prüfe den Empfänger der Nachrichten.',
    'no address':
      'Eine bezahlte Mitgliedschaft hat keine gültige E-Mail. Bitte trage sie im Zahlungsdienst ein.',
    'other record':
      'Eine bezahlte Mitgliedschaft hat die E-Mail eines Mitglieds mit einem anderen aktiven Abonnement. Bitte entscheide, zu welchem Kundenkonto die Anmeldung gehört.',
    'customer of another member':
      'Ein Mitglied ist wieder eingetreten und hat beim Bezahlen die E-Mail geändert. Die Anmeldung ist unverändert. Bitte frage nach, welche Adresse stimmt.',
    disabled:
      'Eine bezahlte Mitgliedschaft hat die E-Mail einer gesperrten Anmeldung. Bitte gib sie frei oder erstatte die Zahlung.',
    'mail refused':
      'Die E-Mail an ein neues Mitglied wurde abgelehnt: Die Adresse ist nicht erreichbar. Die Anmeldung ist angelegt. Bitte frage nach einer anderen Adresse.',
    'given up':
      'Seit einer Woche können wir die Anmeldung zu einer bezahlten Mitgliedschaft nicht anlegen. Bitte sieh ins Protokoll.',
  },
  contactMail: {
    subject: 'Eine Nachricht aus dem Kontaktformular',
    spamSubject: '[Vielleicht Spam] Eine Nachricht aus dem Kontaktformular',
    spamNote:
      'Ein verborgenes Feld des Formulars wurde ausgefüllt. Das tun Programme, die Spam versenden, aber auch manche, die Formulare für Menschen ausfüllen.',
    yes: 'Ja',
    no: 'Nein',
    sentFrom: 'Gesendet von {page}, {time}',
  },
  memberInvoice: {
    title: 'Rechnung {number}',
    plans: { mitglied: 'Mitglied', ermaessigt: 'Mitglied, ermäßigt', patenschaft: 'Patenschaft' },
    issuedOn: 'Datum',
    plan: 'Mitgliedschaft',
    termLabel: 'Zeitraum',
    term: '{from} bis {to}',
    amount: 'Betrag',
    iban: 'IBAN',
    reference: 'Verwendungszweck',
    payBy: 'Bitte überweise bis zum {date}.',
    paid: 'Bezahlt am {date}. Danke.',
    refunded: 'Dieser Beitrag wird erstattet.',
  },
  invoice: {
    'invalid number': 'Diese USt-IdNr. konnten wir für das gewählte Land nicht bestätigen',
    'invalid email': 'E-Mail ist nicht gültig',
    'own country':
      'Firmen mit Sitz in diesem Land ({country}) zahlen hier Mehrwertsteuer. Geh zur normalen Kasse: Dein Beleg weist sie aus.',
    'never exempt':
      '„{title}“ verkaufen wir immer mit Mehrwertsteuer. Nimm es aus dem Warenkorb, um für den Rest eine Rechnung zu bekommen, und kaufe es einzeln an der Kasse.',
    unsold: '„{title}“ gibt es nicht mehr. Nimm es aus dem Warenkorb und versuche es noch einmal.',
    'sold out': '„{title}“ ist ausverkauft. Nimm es aus dem Warenkorb und versuche es noch einmal.',
    'too few': 'Von „{title}“ gibt es nur noch {remaining}. Ändere die Menge und versuche es noch einmal.',
    gone: 'Etwas in deinem Warenkorb gibt es nicht mehr. Nimm es heraus und versuche es noch einmal.',
    'one only': 'Für jede Veranstaltung kannst du nur einen Platz buchen',
    'shop refused': 'Wir können für diese Bestellung keine Rechnung erstellen. Schreib uns, wir helfen dir.',
    cannotBeChecked: 'Wir können die USt-IdNr. gerade nicht prüfen. Bitte versuche es später noch einmal.',
  },
  failures: {
    API_BAD_REQUEST: 'Wir konnten die Anfrage nicht lesen',
    API_INVALID_BODY: 'Der Inhalt der Anfrage ist für diesen Aufruf nicht gültig',
    API_UNKNOWN_OPERATION: 'Dieser Aufruf des Shops ist hier nicht erlaubt',
    API_UNAUTHENTICATED: 'Melde dich zuerst an',
    MEMBER_SESSION_ENDED: 'Deine Sitzung ist zu Ende. Melde dich wieder an.',
    MEMBER_FORBIDDEN: 'Das gehört nicht zu deiner Mitgliedschaft',
    MEMBER_LOGIN_AGAIN: 'Melde dich zur Sicherheit noch einmal an, um fortzufahren',
    MEMBERSHIP_NOT_ACTIVE: 'Das ist für Mitglieder, deren Mitgliedschaft aktiv ist',
    API_FOREIGN_ORIGIN: 'Das geht nur von der Website selbst aus',
    API_NOT_FOUND: 'Diesen Aufruf gibt es nicht',
    API_BODY_TOO_LARGE: 'Die Anfrage ist zu groß',
    API_JSON_ONLY: 'Der Inhalt der Anfrage muss application/json sein',
    EVENT_REFUSED: 'Dieses Ereignis wurde abgelehnt',
    API_RATE_LIMITED: `Zu viele Anfragen. ${soon}`,
    API_INTERNAL: 'Bei uns ist ein Fehler aufgetreten',
    API_SUPPLIER_FAILED: `Ein Dienst, den wir brauchen, funktioniert gerade nicht. ${soon}`,
    API_SUPPLIER_BUSY: `Ein Dienst, den wir brauchen, ist überlastet. ${soon}`,
    API_SUPPLIER_SLOW: `Ein Dienst, den wir brauchen, antwortet zu langsam. ${soon}`,
    API_NOT_CONFIGURED: 'Diese Funktion ist hier nicht eingerichtet',
    API_OVERLOADED: `Hier ist gerade sehr viel los. ${soon}`,
    API_DEADLINE: `Das hat zu lange gedauert. ${soon}`,
    API_UNAVAILABLE: `Das geht im Moment nicht. ${soon}`,
    INVOICE_NOT_NOW: `Wir können die Rechnung gerade nicht erstellen. ${soon}`,
    INVOICE_BEING_MADE: 'Wir erstellen deine Rechnung. Versuche es in einer halben Minute noch einmal.',
    SIGN_UP_NOT_NOW: `Du kannst im Moment nicht Mitglied werden. ${soon}`,
    MEMBER_LINK_USED: 'Dieser Link wurde schon benutzt. Fordere einen neuen an.',
    MEMBER_LINK_EXPIRED: 'Dieser Link ist abgelaufen. Fordere einen neuen an.',
    MEMBERS_NOT_NOW: `Das geht im Moment nicht. ${soon}`,
  },
};
