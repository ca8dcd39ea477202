import { figure, pageTitle, paragraph, type EntrySeed } from '@guildhall/sandbox/seed';
import { pictures } from './pictures.ts';

export const people: readonly EntrySeed[] = [
  {
    id: 301,
    path: '/menschen/wiebke-janssen',
    title: 'Wiebke Janßen',
    postType: 'person',
    postDate: '20260901',
    seo: {
      title: 'Wiebke Janßen, Bootsbaumeisterin',
      description: 'Leitet die Werkstatt und entscheidet, welche Planke bleibt.',
    },
    picture: pictures.planken,
    card: {
      description: 'Leitet die Werkstatt und entscheidet, welche Planke bleibt.',
      excerpt: 'Leitet die Werkstatt und entscheidet, welche Planke bleibt.',
      peopleData: {
        jobTitle: 'Bootsbaumeisterin',
        jobDescription: 'Leitet die Werkstatt und entscheidet, welche Planke bleibt.',
        email: 'wiebke@schilfwerft.test',
        phone: '',
        linkedinUrl: '',
      },
    },
    content: [
      pageTitle('Wiebke Janßen', 'Bootsbaumeisterin'),
      figure(pictures.planken, 'Ihr liebstes Werkzeug ist der Nietenzieher.'),
      paragraph(
        'Wiebke Janßen hat in Ellersiel gelernt, in Norwegen gearbeitet und ist zurückgekommen, als die Hedwig auf dem Trockenen lag. Seitdem leitet sie die Werkstatt.',
      ),
      paragraph('Dienstags und donnerstags findest du sie an der Dampfkiste.'),
    ],
  },
  {
    id: 302,
    path: '/menschen/onno-tammen',
    title: 'Onno Tammen',
    postType: 'person',
    postDate: '20260901',
    seo: {
      title: 'Onno Tammen, Mitgliederverwaltung und Jahreshauptversammlung',
      description: 'Führt die Bootsliste und das Protokoll der Jahreshauptversammlung.',
    },
    picture: pictures.tauwerk,
    card: {
      description: 'Führt die Bootsliste und das Protokoll der Jahreshauptversammlung.',
      peopleData: {
        jobTitle: 'Mitgliederverwaltung und Jahreshauptversammlung',
        jobDescription: 'Führt die Bootsliste und das Protokoll der Jahreshauptversammlung.',
        email: 'mitgliederverwaltung@schilfwerft.test',
        phone: '',
        linkedinUrl: '',
      },
    },
    content: [],
  },
];
