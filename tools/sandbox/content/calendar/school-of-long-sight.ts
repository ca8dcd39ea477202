import { paragraph } from '../../src/content/seed/blocks.ts';
import { occasion } from '../../src/content/seed/entries.ts';

export default occasion({
  id: 909,
  slug: 'school-of-long-sight',
  title: 'School of Long Sight, sixth year',
  standfirst: 'Nine long weekends from autumn to midsummer. Applications open in March.',
  cats: ['course'],
  data: {
    date: '20270903',
    hideDate: '1',
    time: 'Autumn 2027 to June 2028',
    location: 'Old Customs House and elsewhere',
    price: 'By means, from nothing to DKK 24,000',
    color: 'peach',
    signupUrl: '',
  },
  body: [
    paragraph(
      'A year of long weekends for people who have to decide things that will outlast them. The dates are set with each year’s students, which is why there are none here.',
    ),
    paragraph('If you wish to be told when applications open, write to the house.'),
  ],
});
