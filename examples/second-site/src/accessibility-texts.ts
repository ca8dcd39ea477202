/** Sentences of the accessibility statement. */
export const accessibilityTexts = {
  link: 'Barrierefreiheit',
  title: 'Erklärung zur Barrierefreiheit',
  commitment:
    '{organisation} möchte, dass alle diese Website benutzen können. Diese Erklärung gilt für {site}.',
  law: 'Wir veröffentlichen sie nach {law}.',
  statusTitle: 'Stand der Vereinbarkeit',
  full: 'Diese Website ist mit den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, vollständig vereinbar.',
  partial:
    'Diese Website ist mit den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, teilweise vereinbar. Die Ausnahmen stehen unten.',
  none: 'Diese Website ist mit den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, nicht vereinbar.',
  exceptionsTitle: 'Nicht barrierefreie Inhalte',
  nonCompliance: 'Nicht mit den Richtlinien vereinbar',
  disproportionateBurden: 'Unverhältnismäßige Belastung',
  outOfScope: 'Außerhalb des Geltungsbereichs',
  preparationTitle: 'Erstellung dieser Erklärung',
  preparedOn: 'Erstellt am:',
  reviewedOn: 'Zuletzt geprüft am:',
  selfAssessed: 'Diese Erklärung beruht auf unserer eigenen Bewertung.',
  assessedBy: 'Diese Erklärung beruht auf einer Bewertung durch {name}.',
  checks:
    'Die Software dieser Website wird bei jeder Änderung getestet. axe-core {axe} prüft mehr als {states} Zustände ihrer Bausteine in hellen und dunklen Farben, und ganze Seiten. Andere Tests benutzen nur die Tastatur, erzwungene Farben, doppelt so große Schrift, weite Zeichenabstände, schmale Fenster und Papier. Solche Tests finden nicht jede Barriere.',
  contactTitle: 'Rückmeldung und Kontakt',
  contact:
    'Schreib uns, wenn du etwas auf dieser Website nicht benutzen kannst oder Inhalte in anderer Form brauchst.',
  reply: 'Wir antworten innerhalb von {days} Tagen.',
  form: 'Schreib uns',
  enforcementTitle: 'Durchsetzungsverfahren',
  enforcement: 'Wenn dir unsere Antwort nicht genügt, wende dich an:',
};
