import { expect, it } from 'vitest';
import { describeLoss } from './html-losses.ts';

it.each([
  [
    { element: 'iframe', host: 'maps.example', because: 'element', replacedBy: 'none' },
    'an <iframe> from maps.example was removed: text cannot contain iframes',
    'FRAME_HOSTS',
  ],
  [
    { element: 'marquee', because: 'element', replacedBy: 'its text' },
    'a <marquee> was removed (its text stays): text cannot contain <marquee>',
    'suitable block',
  ],
  [
    { element: 'img', host: 'pictures.example', because: 'url', replacedBy: 'its text' },
    'a picture from pictures.example was removed: pictures must come from the media library or an origin in MEDIA_ORIGINS',
    'media library',
  ],
  [
    { element: 'form', because: 'element', replacedBy: 'its text' },
    'a <form> was removed (its text stays): text cannot contain <form>',
    'contact form block',
  ],
  [
    { element: 'a', because: 'url', replacedBy: 'its text' },
    'a link was removed (its text stays): its URL is not allowed',
    'email address',
  ],
  [
    { element: 'span', because: 'colour', replacedBy: 'its text' },
    'a colour of words was left out: it could not be read on light and dark backgrounds',
    'stronger colour',
  ],
  [
    { because: 'nesting', replacedBy: 'none' },
    'text left out: its elements are nested too deeply or cannot be parsed reliably',
    'paste it without',
  ],
] as const)('reports the loss, its reason and the remedy: %j', (loss, message, advice) => {
  expect(describeLoss(loss)).toEqual({ message, advice: expect.stringContaining(advice) });
});
