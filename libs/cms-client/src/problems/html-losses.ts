import type { HtmlLoss } from '@guildhall/safe-content';

const adviceByElement: Readonly<Record<string, string>> = {
  iframe: 'Use an iframe block. It shows a link until the site’s operator adds the host to FRAME_HOSTS.',
  script: 'Scripts in text never run. Ask the site’s operator for another way to do this.',
  style: 'Custom styles are removed. Use the editor’s alignment or a block class.',
  form: 'Use a contact form block.',
  input: 'Use a contact form block.',
  select: 'Use a contact form block.',
  textarea: 'Use a contact form block.',
  button: 'Use a button block.',
  video: 'Use a video block.',
  audio: 'Link to the recording, or use a download block.',
  svg: 'Upload the drawing as a picture.',
  canvas: 'Upload the drawing as a picture.',
  object: 'Use a video, download or iframe block.',
  embed: 'Use a video, download or iframe block.',
};

/** Describes a loss of HTML and the remedy, for editors. */
export function describeLoss({ element, host, because, replacedBy }: HtmlLoss): {
  message: string;
  advice: string;
} {
  if (element === undefined) {
    return {
      message: 'text left out: its elements are nested too deeply or cannot be parsed reliably',
      advice: 'Retype it, or paste it without formatting.',
    };
  }
  if (because === 'colour') {
    return {
      message: 'a colour of words was left out: it could not be read on light and dark backgrounds',
      advice: 'Choose a stronger colour of WordPress’s own palette, or make the words strong.',
    };
  }
  const from = host === undefined ? '' : ` from ${host}`;
  const rest = replacedBy === 'none' ? '' : ' (its text stays)';
  if (because === 'url') return describeUrlLoss(element, host);
  const reason = element === 'iframe' ? 'text cannot contain iframes' : `text cannot contain <${element}>`;
  return {
    message: `${getArticle(element)} <${element}>${from} was removed${rest}: ${reason}`,
    advice: adviceByElement[element] ?? 'Use a suitable block, or describe it in words.',
  };
}

function describeUrlLoss(element: string, host: string | undefined) {
  if (element === 'img') {
    return {
      message: `a picture${host === undefined ? '' : ` from ${host}`} was removed: pictures must come from the media library or an origin in MEDIA_ORIGINS`,
      advice: 'Upload the picture to the media library and insert it from there.',
    };
  }
  return {
    message: `a link${host === undefined ? '' : ` to ${host}`} was removed (its text stays): its URL is not allowed`,
    advice: 'Use a URL, an email address, a phone number or a page on this site.',
  };
}

function getArticle(element: string): string {
  return /^[aeio]|^svg/.test(element) ? 'an' : 'a';
}
