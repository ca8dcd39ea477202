import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardGrid } from '../CardGrid.tsx';
import { card, url } from '../card.fixture.ts';
import { personCards } from './person-cards.fixture.ts';

const html = renderToStaticMarkup(<CardGrid cardType="person" cards={personCards} />);

describe('a person card', () => {
  it('leads to the person when there is an excerpt [2.7.2]', () => {
    expect(html).toContain('<a href="/people/ottilie-brandvold">Ottilie Brandvold</a>');
  });

  it('leads nowhere without an excerpt, or with an empty one [2.7.2]', () => {
    expect(html).not.toContain('/people/ines-okonjo-lund');
    const empty = card({ title: 'Ada', permalink: url('/people/ada'), excerpt: '' });
    expect(renderToStaticMarkup(<CardGrid cardType="person" cards={[empty]} />)).not.toContain('<a');
  });

  it('says what the person does and how to reach them', () => {
    expect(html).toContain('<p>Head of scenarios</p>');
    expect(html).toContain('<a href="mailto:samir@wayleave.example">Email</a>');
    expect(html).toContain('<a href="tel:+4531001201">+45 31 00 12 01</a>');
    expect(html).toContain('<a href="https://profiles.example/ottilie-brandvold">LinkedIn</a>');
  });

  it('offers no mail to what is no address', () => {
    const odd = card({
      title: 'Ada',
      permalink: url('/people/ada'),
      peopleData: { jobTitle: '', jobDescription: '', email: 'ada?bcc=all@x.example', phone: 'ask' },
    });
    expect(renderToStaticMarkup(<CardGrid cardType="person" cards={[odd]} />)).not.toContain('<address');
  });
});
