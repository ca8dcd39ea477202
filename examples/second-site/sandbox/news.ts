import {
  cardLinks,
  figure,
  heading,
  intro,
  pageTitle,
  paragraph,
  postDate,
  quote,
  withFrame,
  type EntrySeed,
} from '@guildhall/sandbox/seed';
import { pictures } from './pictures.ts';

export const news: readonly EntrySeed[] = [
  {
    id: 201,
    path: '/logbuch/stapellauf-der-hedwig',
    title: 'Die Hedwig schwimmt wieder',
    postType: 'news',
    postDate: '20261018',
    modified: '2026-10-20T18:05:00+02:00',
    author: 'Wiebke Janßen',
    seo: {
      title: 'Die Hedwig schwimmt wieder – Schilfwerft Ellersiel',
      description: 'Nach vier Wintern auf der Helling läuft unser ältester Spitzgatter vom Stapel.',
    },
    picture: pictures.stapellauf,
    card: {
      description: 'Nach vier Wintern auf der Helling läuft unser ältester Spitzgatter vom Stapel.',
      excerpt: 'Nach vier Wintern auf der Helling läuft unser ältester Spitzgatter vom Stapel.',
      cats: ['auf-dem-wasser'],
    },
    content: [
      pageTitle(
        'Die Hedwig schwimmt wieder',
        'Nach vier Wintern auf der Helling läuft unser ältester Spitzgatter vom Stapel',
      ),
      postDate('20261018'),
      figure(pictures.stapellauf, 'Die Hedwig, gebaut 1931, am Tag des Stapellaufs.', 'wide'),
      intro(
        'Um zehn vor sieben stand das Wasser hoch genug, und siebenundzwanzig Menschen hielten die Luft an.',
      ),
      paragraph(
        'Vier Winter lang lag die Hedwig auf unserer Helling. Von achtundvierzig Spanten haben wir neunzehn ersetzt, von vierundzwanzig Plankengängen elf. Was noch gut war, ist geblieben: Die Regel der Werft lautet, dass jedes alte Stück Holz einen Fürsprecher hat, der seinen Ausbau ablehnen darf.',
      ),
      heading('Was wir gelernt haben'),
      paragraph(
        'Lärche vom Nordhang biegt sich nach vierzig Minuten im Dampf, Lärche vom Südhang nach sechzig. Das steht in keinem Buch, aber seit diesem Herbst an der Wand neben der Dampfkiste.',
      ),
      quote('Ein Boot ist nie fertig. Es ist nur gerade im Wasser.', 'aus dem Werkstattbuch'),
      paragraph(
        'Gesegelt wird ab April, jeden zweiten Samstag. Mitglieder tragen sich in die Bootsliste ein.',
      ),
      withFrame(
        cardLinks('newsStyle', ['/logbuch/ein-winter-mit-laerche-und-leinoel'], { contentType: 'news' }),
        {
          title: 'Weiterlesen',
          className: 'related',
        },
      ),
    ],
  },
  {
    id: 202,
    path: '/logbuch/ein-winter-mit-laerche-und-leinoel',
    title: 'Ein Winter mit Lärche und Leinöl',
    postType: 'news',
    postDate: '20260921',
    seo: {
      title: 'Ein Winter mit Lärche und Leinöl – Schilfwerft Ellersiel',
      description: 'Die Kurse im Winterhalbjahr: Planken, Tauwerk, Mennige. Werkzeug stellen wir.',
    },
    picture: pictures.planken,
    card: {
      description: 'Die Kurse im Winterhalbjahr: Planken, Tauwerk, Mennige. Werkzeug stellen wir.',
      excerpt: 'Die Kurse im Winterhalbjahr: Planken, Tauwerk, Mennige. Werkzeug stellen wir.',
      cats: ['werkstatt'],
    },
    content: [
      pageTitle('Ein Winter mit Lärche und Leinöl', 'Die Kurse im Winterhalbjahr: Planken, Tauwerk, Mennige'),
      postDate('20260921'),
      figure(pictures.planken, 'Genietet wird zu zweit: eine hält gegen, einer schlägt.', 'wide'),
      intro(
        'Wer im Winter Planken hobelt, friert nicht. Drei Kurse sind offen, auch für Menschen ohne Boot.',
      ),
      paragraph(
        'Dienstags hobeln und nieten wir, donnerstags spleißen wir, und am ersten Samstag im Monat wird gestrichen. Werkzeug und Schürzen stellt die Werft. Mitzubringen sind warme Schuhe und Geduld.',
      ),
      heading('Für wen?'),
      paragraph(
        'Für Mitglieder sind alle Kurse im Beitrag enthalten. Gäste zahlen je Abend, was ihnen der Abend wert war.',
      ),
    ],
  },
];
