import type { OwnTexts } from '@guildhall/site';

/** Texts of the page that searches the site. */
export const searchTexts: OwnTexts['search'] = {
  title: 'Suche',
  searchedTitle: 'Suche: {text}',
  label: 'Auf dieser Seite suchen',
  button: 'Suchen',
  foundOne: '1 Seite zu „{text}“',
  found: '{count} Seiten zu „{text}“',
  nothing: 'Keine Seite passt zu „{text}“',
  nothingNote: 'Versuche es mit weniger Wörtern oder anders geschrieben, oder geh zu einer dieser Seiten.',
  partial: 'Keine Seite enthält alle Wörter von „{text}“',
  partialNote: 'Diese Seiten enthalten einige davon.',
  suggestion: 'Meintest du',
  links: 'Hauptseiten',
  productsTitle: 'Im Laden',
  allProducts: 'Alle {count} Produkte ansehen',
  productsFailed: 'Wir können den Laden gerade nicht durchsuchen.',
  unavailable:
    'Wir können die Seiten gerade nicht durchsuchen. Versuche es in einer Minute noch einmal, oder geh zu einer dieser Seiten.',
  refused: 'Du hast in kurzer Zeit sehr oft gesucht. Warte eine Minute, dann such noch einmal.',
  pages: 'Weitere Ergebnisse',
  previousPage: 'Zurück',
  nextPage: 'Weiter',
  pageOf: 'Seite {number} von {count}',
  kinds: {
    news: 'Neues',
    blog: 'Artikel',
    cases: 'Projekt',
    people: 'Person',
    'focus-areas': 'Thema',
    calendar: 'Termin',
    initiatives: 'Initiative',
    organisations: 'Organisation',
  },
};
