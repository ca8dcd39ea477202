import { onContentHost, type RawMainData } from '@guildhall/sandbox/seed';
import { pictures } from './pictures.ts';

export const mainData: RawMainData = {
  _de_maindata: {
    userAdminData: {
      loginTitle: 'Anmelden',
      emailLabel: 'E-Mail',
      passwordLabel: 'Passwort',
      loginLabel: 'Anmelden',
      logoutLabel: 'Abmelden',
      forgotPasswordLabel: 'Passwort vergessen?',
      resetSentText: 'Wenn wir diese Adresse kennen, schicken wir dir einen Link.',
      setPasswordLabel: 'Neues Passwort festlegen',
      passwordSavedText: 'Dein neues Passwort ist gespeichert.',
      wrongLoginText: 'E-Mail-Adresse oder Passwort ist falsch.',
      expiredLinkText: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.',
      editSubscriptionLabel: 'Mitgliedschaft ansehen',
    },
    variousData: {
      headerLink: { title: 'Mitglied werden', url: onContentHost('/mitglied-werden'), target: '' },
      footerLink: { title: 'Mitglied werden', url: '/mitglied-werden', target: '' },
      footerData1:
        `<p><strong>Schilfwerft Ellersiel e. V.</strong><br>Am Schilfgraben 4<br>26409 Ellersiel</p>` +
        `<p><a href="${onContentHost('/werft')}">Die Werft</a><br><a href="/beitrag">Beitrag berechnen</a><br>` +
        `<a href="/mitglied-werden">Mitglied werden</a></p>` +
        `<p>Eingetragener Verein. Wir halten Holzboote über Wasser, seit 1987.</p>`,
      approxLabel: 'ca.',
      membershipLink: { title: 'Mitglied werden', url: onContentHost('/mitglied-werden'), target: '' },
      contactLink: { title: 'Kontakt', url: '/kontakt', target: '' },
      termsLink: { title: 'Satzung und Beitragsordnung', url: onContentHost('/satzung'), target: '' },
      privacyLink: { title: 'Datenschutz', url: '/satzung', target: '' },
      contentOrigin: onContentHost(''),
      navigation: [
        { title: 'Logbuch', url: onContentHost('/logbuch'), target: '' },
        { title: 'Kurse und Termine', url: '/kurse', target: '' },
        { title: 'Die Werft', url: '/werft', target: '' },
        { title: 'Menschen', url: '/menschen', target: '' },
        { title: 'Beitrag', url: '/beitrag', target: '' },
      ],
    },
    formData: {
      subscribeLabel: 'Mitglied werden',
      isRequiredText: 'fehlt noch',
      isNotValidText: 'ist nicht gültig',
      invalidCprText: 'Die Nummer hat genau 10 Zeichen.',
      termsRequiredText: 'Stimme der Satzung zu, um fortzufahren',
      technicalErrorText:
        'Ein technischer Fehler hat deinen Antrag aufgehalten. Versuche es gleich noch einmal.',
      zipCodeInvalidText: 'Die Postleitzahl passt nicht zum gewählten Land.',
      userExistsText: 'Mit dieser E-Mail-Adresse gibt es schon ein Mitglied. Melde dich stattdessen an.',
      signUpSuccessText: 'Willkommen an Bord. Deine Mitgliedschaft ist jetzt aktiv.',
      loadingLabel: 'Einen Moment …',
      termsLabel: 'Ich stimme der Satzung und der Beitragsordnung zu',
      sameAsBillingLabel: 'An meine Rechnungsadresse liefern',
      taxDeductionLabel: 'Meine Spende dem Finanzamt melden',
      paymentNoteText:
        'Du zahlst diesen Betrag einmal, per Überweisung. Im nächsten Schritt bekommst du alle Angaben dafür, auch als E-Mail. Deine Mitgliedschaft beginnt, sobald der Beitrag bei uns ist.',
      cancelText:
        'Sie gilt für die bezahlte Zeit und verlängert sich nicht von selbst. Du musst also nicht kündigen.',
      rightToWithdrawText:
        'Innerhalb von 14 Tagen kannst du ohne Begründung widerrufen, mit „Vertrag widerrufen“ am Ende jeder Seite. Wir zahlen den Beitrag dann zurück.',
    },
    shopData: {
      chooselabel: 'Land wählen',
      cartPlusVatText: 'Zuzüglich Mehrwertsteuer',
      shippingNoteText: 'Zuzüglich Versand',
      oneEventOnlyText: 'Nur ein Platz je Termin',
      checkoutLabel: 'Zur Kasse',
      euBusinessLabel: 'Unternehmen mit USt-IdNr.',
      subtotalLabel: 'Zwischensumme',
      emptyCartText: 'Der Warenkorb ist leer',
      soldOutLabel: 'Ausverkauft',
    },
    pageData: {
      notFoundNote: 'Vielleicht ist sie umgezogen, oder wir haben sie entfernt.',
      notFoundImage: pictures.tauwerk,
      errorText: 'Wir konnten diese Seite nicht anzeigen. Der Fehler liegt bei uns.',
      errorNote: 'Wir haben den Fehler notiert. Versuche es gleich noch einmal.',
      gateText: 'Diese Seite ist für Mitglieder der Werft.',
      gateJoinNote: 'Melde dich an, um sie zu lesen. Noch kein Mitglied? Du kannst jederzeit eintreten.',
    },
  },
};
