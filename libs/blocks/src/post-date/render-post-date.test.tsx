import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parseCalendarDay } from './calendar-day.ts';
import { dateTexts } from './date-texts.ts';
import { renderPostDate } from './render-post-date.tsx';

it("renders YYYYMMDD as in 'March 05, 2021', with a machine-readable date [9.1.1] [2.4.14]", () => {
  const html = renderToStaticMarkup(renderPostDate('20210305'));
  expect(html).toBe('<time dateTime="2021-03-05">March 05, 2021</time>');
  expect(renderToStaticMarkup(renderPostDate('20211231'))).toContain('December 31, 2021');
});

it('renders it in another language', () => {
  const texts = { ...dateTexts, months: ',,März', date: '{day}. {month} {year}' };
  expect(renderToStaticMarkup(renderPostDate('20210305', texts))).toContain('>5. März 2021<');
});

it.each([undefined, '', '2021-03-05', '20211301', '20210230', '20210300', 'yesterday', '202103050'])(
  'renders nothing for %j, which is not a date [9.1.1]',
  (text) => {
    expect(renderPostDate(text)).toBeNull();
  },
);

// A day is cached once it has been parsed: each time zone has its own.
it.each([
  ['America/Los_Angeles', '20240229', { day: 29, month: 1, year: 2024, weekday: 4, iso: '2024-02-29' }],
  ['UTC', '20280229', { day: 29, month: 1, year: 2028, weekday: 2, iso: '2028-02-29' }],
  ['Pacific/Auckland', '20320229', { day: 29, month: 1, year: 2032, weekday: 0, iso: '2032-02-29' }],
])('is the day as written, leap days included, in the time zone %s [9.1.1]', (zone, text, day) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(parseCalendarDay(text)).toEqual(day);
  expect(renderToStaticMarkup(renderPostDate(text))).toContain(`>February 29, ${day.year}<`);
});
