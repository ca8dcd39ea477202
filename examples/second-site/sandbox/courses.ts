import { link, pageTitle, paragraph, button, type EntrySeed } from '@guildhall/sandbox/seed';
import { pictures } from './pictures.ts';

interface Course {
  id: number;
  slug: string;
  title: string;
  standfirst: string;
  date: string;
  hours: readonly [from: string, to: string];
  price: string;
  text: string;
}

const course = ({ id, slug, title, standfirst, date, hours, price, text }: Course): EntrySeed => {
  const [from, to] = hours;
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  const signUp = `https://anmeldung.example/${slug}`;
  return {
    ...{ id, title, path: `/kurse/${slug}`, postType: 'calendar', postDate: '20261015' },
    seo: { title: `${title} – Schilfwerft Ellersiel`, description: standfirst },
    picture: pictures.tauwerk,
    card: {
      description: standfirst,
      cats: ['werkstatt'],
      calendarData: {
        date,
        hideDate: '0',
        time: `${from} bis ${to} Uhr`,
        location: 'Werfthalle am Schilfgraben',
        price,
        color: 'mennige',
        signupUrl: signUp,
        startsAt: `${day}T${from}:00+01:00`,
        endsAt: `${day}T${to}:00+01:00`,
        venue: 'Schilfwerft Ellersiel',
        address: 'Am Schilfgraben 4, 26409 Ellersiel',
      },
    },
    content: [pageTitle(title, standfirst), paragraph(text), button(link('Platz buchen', signUp, '_blank'))],
  };
};

export const courses: readonly EntrySeed[] = [
  course({
    id: 401,
    slug: 'rettungswesten',
    title: 'Rettungswesten prüfen und pflegen',
    standfirst: 'Sicherheitsausrüstung für die Wattfahrt: auslösen, trocknen, neu packen.',
    date: '20270116',
    hours: ['10:00', '14:00'],
    price: 'kostenlos',
    text: 'Bring deine Rettungsweste mit. Wir lösen sie aus, prüfen die Dichtigkeit und packen sie neu. Ersatzpatronen gibt es in der Halle.',
  }),
  course({
    id: 402,
    slug: 'seekarten',
    title: 'Seekarten lesen im Wattenmeer',
    standfirst: 'Gezeitentafeln, Fahrwasserverlegungen und der Weg zurück, bevor das Wasser geht.',
    date: '20270213',
    hours: ['17:00', '20:30'],
    price: '12 €, für Mitglieder kostenlos',
    text: 'Ein Abend mit Zirkel und Gezeitentafel. Wir planen eine Fahrt durch das Ellerwatt und rechnen aus, wann wir umkehren müssen.',
  }),
];
