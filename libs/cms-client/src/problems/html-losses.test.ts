import { expect, it } from 'vitest';
import { describeLoss } from './html-losses.ts';

it.each([
  [
    { element: 'iframe', host: 'maps.example', because: 'element', replacedBy: 'none' },
    'an <iframe> to maps.example was left out: texts hold no frames',
    'FRAME_HOSTS',
  ],
  [
    { element: 'marquee', because: 'element', replacedBy: 'its text' },
    'a <marquee> was left out; its text is kept: no <marquee> is shown in a text',
    'block of its own kind',
  ],
  [
    { element: 'img', host: 'pictures.example', because: 'url', replacedBy: 'its text' },
    'a picture from pictures.example was left out: pictures come from the media library, and from the origins in MEDIA_ORIGINS',
    'media library',
  ],
  [
    { element: 'form', because: 'element', replacedBy: 'its text' },
    'a <form> was left out; its text is kept: no <form> is shown in a text',
    'contact form block',
  ],
  [
    { element: 'a', because: 'url', replacedBy: 'its text' },
    'a link was left out; its text is kept: its address is none that a page may lead to',
    'email address',
  ],
  [
    { because: 'nesting', replacedBy: 'none' },
    'the text was left out: its elements are nested too deep, or cannot be parsed reliably',
    'paste it without',
  ],
] as const)('says what was lost, why, and what to do: %j', (loss, message, advice) => {
  expect(describeLoss(loss)).toEqual({ message, advice: expect.stringContaining(advice) });
});
