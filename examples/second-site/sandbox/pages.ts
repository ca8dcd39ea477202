import {
  banner,
  bullets,
  cardLinks,
  contactForm,
  entryList,
  formField,
  heading,
  hero,
  imageText,
  intro,
  largeIntro,
  link,
  pageTitle,
  paragraph,
  subscriptionBox,
  withFrame,
  type BlockSeed,
  type EntrySeed,
} from '@guildhall/sandbox/seed';
import { pictures } from './pictures.ts';

const join = link('Mitglied werden', '/mitglied-werden');

/** The site's own block. */
const duesCalculator = (title: string): BlockSeed => ({
  blockName: 'acf/dues-calculator',
  title,
  note: '<p>Der Beitrag richtet sich nach dem, was du im Monat übrig hast. Niemand prüft nach.</p>',
  levels: [
    { upTo: '1200', dues: '3' },
    { upTo: '2200', dues: '8' },
    { upTo: '3200', dues: '12' },
    { upTo: '', dues: '20' },
  ],
});

const page = (
  id: number,
  path: string,
  title: string,
  description: string,
  content: BlockSeed[],
  more: Partial<EntrySeed> = {},
): EntrySeed => ({
  ...{ id, path, title, content, postType: 'page', postDate: '20260901' },
  seo: { title: path === '/' ? title : `${title} – Schilfwerft Ellersiel`, description },
  ...more,
});

const plans = [
  subscriptionBox({
    ...{
      mostPopularText: 'Am häufigsten gewählt',
      title: 'Mitgliedschaft',
      subTitle: 'Schlüssel zur Werkstatt',
    },
    recommendedText: 'Für alle, die mitbauen und mitsegeln',
    ...{ price: 96, textAfterPrice: 'im Jahr', subscriptionType: 'mitglied' },
    products: [
      ['Werkstatt', '<p>Alle Werkzeuge, jeden Tag von acht bis zweiundzwanzig Uhr.</p>'],
      ['Boote', '<p>Drei Vereinsboote, nach der Einweisung.</p>'],
      ['Kurse', '<p>Alle Kurse im Winterhalbjahr.</p>'],
    ],
  }),
  subscriptionBox({
    ...{ title: 'Mitgliedschaft, ermäßigt', subTitle: 'Dasselbe für weniger' },
    recommendedText: 'Für alle, bei denen es gerade knapp ist',
    ...{ price: 36, textAfterPrice: 'im Jahr', subscriptionType: 'ermaessigt' },
    products: [['Alles wie oben', '<p>Ohne Nachweis, auf dein Wort.</p>']],
  }),
  subscriptionBox({
    ...{ title: 'Bootspatenschaft', subTitle: 'Für ein Boot, mit Namen' },
    recommendedText: 'Für alle, die ein Boot über Wasser halten wollen',
    ...{ price: 240, textAfterPrice: 'im Jahr', subscriptionType: 'patenschaft' },
    products: [
      ['Mitgliedschaft', ''],
      ['Riss deines Bootes', '<p>Als Druck, einmal im Jahr mit der Post.</p>'],
    ],
  }),
];

export const pages: readonly EntrySeed[] = [
  page(
    101,
    '/',
    'Schilfwerft Ellersiel',
    'Ein Verein, der Holzboote baut, erhält und teilt: Werkstatt, Kurse und drei Boote an der Ellermündung.',
    [
      hero(
        'Alte Boote, neue Hände',
        'Wir bauen, erhalten und teilen Holzboote',
        pictures.werft,
        link('Die Werft kennenlernen', '/werft'),
      ),
      largeIntro(
        'Ein Boot gehört denen, die es <em>trocken halten</em>. Deshalb gehören unsere drei allen: Wer im Winter hobelt, segelt im Sommer.',
      ),
      withFrame(entryList('news', { perPage: 2, button: link('Das ganze Logbuch', '/logbuch') }), {
        title: 'Aus dem Logbuch',
      }),
      withFrame(
        imageText(
          'Planken statt Pläne',
          '<p>Du brauchst kein Boot und keine Erfahrung. Dienstags und donnerstags steht jemand neben dir, der es kann, und am Ende des Winters kannst du es auch.</p>',
          pictures.planken,
          'left',
          link('Die Kurse im Winter', '/logbuch/ein-winter-mit-laerche-und-leinoel'),
        ),
        { colour: 'schilf' },
      ),
      withFrame(
        banner('Komm an Bord', 'Ab 36 € im Jahr. Nichts verlängert sich von selbst.', pictures.tauwerk, join),
        {
          colour: 'mennige',
        },
      ),
    ],
    { picture: pictures.werft },
  ),
  page(
    102,
    '/werft',
    'Die Werft',
    'Helling, Dampfkiste und Segelboden: wo wir arbeiten und wann wir offen haben.',
    [
      pageTitle('Die Werft', 'Helling, Dampfkiste und Segelboden'),
      intro(
        'Unsere Halle steht seit 1911 am Schilfgraben. Gebaut wurde sie für Krabbenkutter, heute passen vier Boote hinein.',
      ),
      heading('Offene Werkstatt'),
      bullets(
        'Dienstag, 17 bis 21 Uhr: Planken und Spanten',
        'Donnerstag, 17 bis 21 Uhr: Tauwerk und Segel',
        'erster Samstag im Monat, ab 10 Uhr: Mennige und Lack',
      ),
      paragraph('Komm einfach vorbei. Die Tür klemmt: fest ziehen.'),
    ],
  ),
  page(103, '/beitrag', 'Was kostet das?', 'Berechne deinen Beitrag: nach dem, was du übrig hast.', [
    pageTitle('Was kostet das?', 'Drei Beiträge, und du wählst selbst'),
    duesCalculator('Beitrag berechnen'),
    withFrame(banner('Passt?', 'In drei Minuten bist du dabei.', pictures.tauwerk, join), { colour: 'teer' }),
  ]),
  page(
    104,
    '/mitglied-werden',
    'Mitglied werden',
    'Drei Arten, an Bord zu kommen: voll, ermäßigt oder mit einer Bootspatenschaft.',
    [
      hero('Komm an Bord', 'Mitglied werden', pictures.tauwerk),
      intro('Ein Schlüssel zur Werkstatt, ein Platz im Boot und eine Stimme in der Versammlung.'),
      heading('Drei Arten, mitzumachen'),
      ...plans,
    ],
  ),
  page(105, '/logbuch', 'Logbuch', 'Neues von der Helling und vom Wasser.', [
    pageTitle('Logbuch', 'Neues von der Helling und vom Wasser'),
    entryList('news', { filters: true }),
  ]),
  page(108, '/menschen', 'Menschen', 'Wer auf der Werft was macht, und wie du sie erreichst.', [
    pageTitle('Menschen', 'Wer auf der Werft was macht'),
    entryList('people'),
  ]),
  page(109, '/kurse', 'Kurse und Termine', 'Kurse im Winterhalbjahr, für Mitglieder und Gäste.', [
    pageTitle('Kurse und Termine', 'Für Mitglieder und Gäste'),
    entryList('calendar'),
  ]),
  page(110, '/kontakt', 'Kontakt', 'Schreib uns oder komm vorbei.', [
    pageTitle('Kontakt', 'Schreib uns oder komm vorbei'),
    contactForm(
      'Schreib der Werft',
      'Ein paar Zeilen genügen. Wir antworten per E-Mail, meist innerhalb einer Woche.',
      [
        formField('text', 'name', 'Dein Name', { required: true }),
        formField('email', 'email', 'E-Mail', { required: true }),
        formField('select', 'subject', 'Worum geht es?', {
          options: [
            { label: 'Mitgliedschaft', value: 'Mitgliedschaft' },
            { label: 'Kurse', value: 'Kurse' },
            { label: 'Winterlager', value: 'Winterlager' },
          ],
        }),
        formField('textarea', 'letter', 'Deine Nachricht', { required: true }),
        formField('checkbox', 'logbook', 'Schickt mir das Logbuch, viermal im Jahr'),
      ],
      link('Nachricht senden', 'mailto:werft@schilfwerft.test'),
    ),
  ]),
  page(
    106,
    '/satzung',
    'Satzung und Datenschutz',
    'Die Regeln des Vereins, und was wir mit deinen Daten tun.',
    [
      pageTitle('Satzung und Datenschutz'),
      paragraph(
        'Der Verein fördert den Bau und die Erhaltung von Holzbooten. Er ist gemeinnützig und gehört seinen Mitgliedern.',
      ),
      heading('Datenschutz'),
      paragraph('Wir speichern, was wir für deine Mitgliedschaft brauchen, und löschen es, wenn du gehst.'),
    ],
  ),
  page(
    107,
    '/bootsliste',
    'Bootsliste',
    'Wer segelt wann? Nur für Mitglieder.',
    [
      pageTitle('Bootsliste', 'Wer segelt wann?'),
      paragraph('Die Hedwig ist am Samstag frei. Trag dich in der Halle ein.'),
      cardLinks('newsStyle', ['/logbuch/stapellauf-der-hedwig'], { contentType: 'news' }),
    ],
    { postStatus: 'private' },
  ),
];
