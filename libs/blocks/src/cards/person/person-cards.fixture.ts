import type { PeopleData } from '@guildhall/cms-client';
import { card, picture, url } from '../card.fixture.ts';

const person = (
  slug: string,
  name: string,
  people: Pick<PeopleData, 'jobTitle'> & Partial<PeopleData>,
  excerpt?: string,
) =>
  card({
    title: name,
    permalink: url(`/people/${slug}`),
    image: picture(`portrait-${slug}`, 4 / 5, '#e6dac4'),
    postType: 'person',
    peopleData: { jobDescription: '', email: '', phone: '', ...people },
    ...(excerpt !== undefined && { excerpt }),
  });

export const personCards = [
  person(
    'ottilie-brandvold',
    'Ottilie Brandvold',
    {
      jobTitle: 'Director',
      jobDescription: 'Ports, long contracts and why people keep promises',
      email: 'ottilie@wayleave.example',
      phone: '+45 31 00 12 01',
      linkedinUrl: url('https://profiles.example/ottilie-brandvold'),
    },
    'Ottilie has led the house since 2019.',
  ),
  person(
    'samir-achterberg',
    'Samir Achterberg',
    {
      jobTitle: 'Head of scenarios',
      jobDescription: 'Draws futures by hand before anyone models them',
      email: 'samir@wayleave.example',
      phone: '',
    },
    'Samir came to us from a shipyard.',
  ),
  person('ines-okonjo-lund', 'Ines Okonjo-Lund', {
    jobTitle: 'Librarian',
    jobDescription: 'Keeps the forecasts that turned out wrong',
    email: 'library@wayleave.example',
    phone: '+45 31 00 12 04 / 31 00 12 05',
  }),
  person(
    'tobias-fenwick-hale',
    'Tobias Fenwick Hale',
    { jobTitle: 'Senior researcher, ageing and care', email: 'tobias@wayleave.example', phone: '' },
    'Tobias writes about villages.',
  ),
  person('marguerite-oyelaran', 'Marguerite Oyelaran', {
    jobTitle: 'Oceans',
    email: 'marguerite@wayleave.example',
    phone: '',
  }),
];
