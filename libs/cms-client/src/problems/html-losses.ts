import type { HtmlLoss } from '@guildhall/safe-content';

const askToAdd = (where: string) => `ask the site’s operator to add the host to ${where}`;
const advices: Readonly<Record<string, string>> = {
  iframe: `Use an iframe block: there it is a link until its host may be framed; or ${askToAdd('FRAME_HOSTS')}.`,
  script: 'Scripts in texts never run. Ask the site’s operator for what it was to do.',
  style: 'Styles in texts are not taken. Use the editor’s alignment, or a class of the block.',
  form: 'Use a contact form block.',
  input: 'Use a contact form block.',
  select: 'Use a contact form block.',
  textarea: 'Use a contact form block.',
  button: 'Use a button block.',
  video: 'Use a video block.',
  audio: 'Link to the recording, or use a download block.',
  svg: 'Upload the drawing as a picture.',
  canvas: 'Upload the drawing as a picture.',
  math: 'Write it in words, or upload it as a picture.',
  object: 'Use a video, download or iframe block.',
  embed: 'Use a video, download or iframe block.',
};

/** Says what was left out of an HTML text, and what to do, in words for those who edit it. */
export function describeLoss({ element, host, because, replacedBy }: HtmlLoss): {
  message: string;
  advice: string;
} {
  if (element === undefined) {
    return {
      message: 'the text was left out: its elements are nested too deep, or cannot be parsed reliably',
      advice: 'Write it again, or paste it without its formatting.',
    };
  }
  const from = host === undefined ? '' : ` to ${host}`;
  const rest = replacedBy === 'none' ? '' : '; its text is kept';
  if (because === 'url') return describeUrlLoss(element, host, from);
  const reason = element === 'iframe' ? 'texts hold no frames' : `no <${element}> is shown in a text`;
  return {
    message: `${getArticle(element)} <${element}>${from} was left out${rest}: ${reason}`,
    advice: advices[element] ?? 'Use a block of its own kind, or write it in words.',
  };
}

function describeUrlLoss(element: string, host: string | undefined, from: string) {
  if (element === 'img') {
    return {
      message: `a picture${host === undefined ? '' : ` from ${host}`} was left out: pictures come from the media library, and from the origins in MEDIA_ORIGINS`,
      advice: 'Upload the picture to the media library and put it in from there.',
    };
  }
  return {
    message: `a link${from} was left out; its text is kept: its address is none that a page may lead to`,
    advice: 'Use a web address, an email address, a telephone number or a page of this site.',
  };
}

function getArticle(element: string): string {
  return /^[aeio]|^svg/.test(element) ? 'an' : 'a';
}
