import type { CalendarData } from '@guildhall/cms-client';
import { card, html, url } from '../card.fixture.ts';

const item = (slug: string, title: string, description: string, calendar: Partial<CalendarData>) =>
  card({
    title,
    permalink: url(`/calendar/${slug}`),
    description: html(description),
    postType: 'calendar',
    calendarData: { date: '', hideDate: false, time: '', location: '', price: '', color: '', ...calendar },
  });

export const calendarCards = [
  item(
    'the-sea-in-the-basement',
    'The sea in the basement',
    'A lecture with wet feet: what insurers, plumbers and poets know about rising water.',
    {
      date: '20260405',
      time: '19.00–21.00',
      location: 'The customs house, long table',
      price: 'DKK 120, members free',
      color: 'warm',
      signupUrl: url('https://tickets.example/the-sea-in-the-basement'),
    },
  ),
  item(
    'how-to-read-a-forecast',
    'How to read a forecast',
    'A workshop for people who have to decide something on a Monday.',
    {
      date: '20260416',
      time: '9.30–16.00',
      location: 'The map room',
      price: 'DKK 1,450',
      color: '#2f6f4f',
      signupUrl: url('https://tickets.example/how-to-read-a-forecast'),
    },
  ),
  item(
    'walk-the-flood-line',
    'Walk the flood line',
    'Eleven kilometres along a coast of 2080. Bring boots.',
    {
      date: '20260523',
      time: '8.00',
      location: 'Meet at the lock',
      price: 'Free',
    },
  ),
  item(
    'futures-by-post',
    'Futures by post',
    'A course in twelve letters. Begin whenever you like; answer when you can.',
    { date: '20260101', hideDate: true, time: 'Any time', location: 'Your kitchen table', price: 'DKK 900' },
  ),
];
