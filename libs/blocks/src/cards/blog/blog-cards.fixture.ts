import { card, html, picture, url } from '../card.fixture.ts';

const post = (slug: string, title: string, postDate: string, column: string, description: string) =>
  card({
    title,
    permalink: url(`/blog/${slug}`),
    postDate,
    cats: [{ name: column }],
    description: html(description),
    image: picture(slug, 4 / 5, '#f7cdb4'),
    postType: 'blog',
  });

export const blogCards = [
  post(
    'against-the-word-disruption',
    'Against the word disruption',
    '20260308',
    'Letters from the long table',
    'I have sat through some four hundred meetings about the future, and in most of them somebody broke something on purpose and called it a method. Let me make the case for mending.',
  ),
  post(
    'the-plural-of-future',
    'The plural of future',
    '20260222',
    'Notes on method',
    'Grammar has one future tense. That is the first mistake, and the easiest to put right.',
  ),
  post(
    'what-my-mother-kept',
    'What my mother kept',
    '20260125',
    'Letters from the long table',
    'String, jars, letters, seeds: a drawer as a theory of what comes next.',
  ),
  post(
    'an-hour-is-a-place',
    'An hour is a place',
    '20251214',
    'Notes on method',
    'Ask people where they will be at seven, not what they will do in ten years.',
  ),
  post(
    'on-being-early',
    'On being early',
    '20251116',
    'Field notes',
    'It feels exactly like being wrong. A short guide to telling the two apart.',
  ),
];
