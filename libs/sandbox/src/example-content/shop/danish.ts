/** Danish texts, by handle. Everything else is English, the shop's primary language. */
const danish: Record<string, { title: string; text: string }> = {
  crossings: {
    title: 'Overfarter',
    text: 'Husets tidsskrift, fire gange om året siden 1974, hæftet så det ligger fladt.',
  },
  handbooks: { title: 'Håndbøger', text: 'Sådan gør vi, for dem der hellere vil gøre det selv.' },
  prints: { title: 'Tryk', text: 'Tid i fem farver, trykt i hånden i den gamle vejebod.' },
  events: { title: 'Pladser ved bordet', text: 'Foredrag, aftener og vandringer. Én plads til hver gæst.' },
  desk: { title: 'Til skrivebordet', text: 'Små nyttige ting til folk der planlægger.' },
  'print-tides': { title: 'Tidevand', text: 'Fjorten dages vand ved vores kaj.' },
  'print-cones': { title: 'Kegler', text: 'Fra ét punkt, alt hvad der endnu kan ske.' },
  'gate-pin': { title: 'Ledemærke', text: 'Emalje på messing, 18 mm.' },
  'long-now-notebook': {
    title: 'Notesbog til lange planer',
    text: 'Hver side er dateret med ti års mellemrum.',
  },
};

export default danish;
