import type { NoticeTexts } from '@guildhall/blocks';

const splitPage = 'Teile die Seite in mehrere auf.';
const describeBlock = (name: string) => `Nimm dafür einen Block „${name}“.`;

/** Notices for editors, beside blocks that cannot be shown. */
export const noticeTexts: NoticeTexts = {
  'Notice for editors': 'Hinweis für die Redaktion',
  'Part of this block is not shown.': 'Ein Teil dieses Blocks wird nicht angezeigt.',
  'This block is not shown to visitors.': 'Besucher sehen diesen Block nicht.',
  'unnamed block': 'Block ohne Namen',
  'the page itself': 'die Seite selbst',
  'the end of the page': 'Ende der Seite',
  'The blocks after it are missing too.': 'Auch die Blöcke danach fehlen.',
  'This site cannot display this type of block. Ask its operator.':
    'Diese Website kann solche Blöcke nicht anzeigen. Frag, wer sie betreibt.',
  'Nothing after it is shown either: {detail}. Split this page into several.': `Auch alles danach fehlt: {detail}. ${splitPage}`,
  'WordPress generates its content only when it renders the page itself. Use a block that contains its own text, or ask the site’s operator.':
    'WordPress erzeugt den Inhalt erst, wenn es die Seite selbst ausgibt. Nimm einen Block, der seinen Text enthält, oder frag, wer die Website betreibt.',
  'No block has this name. Use another block, or ask the site’s operator.':
    'Kein Block heißt so. Nimm einen anderen, oder frag, wer die Website betreibt.',
  'Its content is not valid ({detail}).': 'Sein Inhalt ist nicht gültig ({detail}).',
  '{what} left out: a page may have {bytes} bytes of HTML at most':
    '{what} fehlen: Eine Seite darf höchstens {bytes} Byte HTML haben',
  'Show fewer entries, or split the page.': 'Zeige weniger Einträge, oder teile die Seite auf.',
  '1 block left out: a page can have at most {max}':
    '1 Block fehlt: Eine Seite kann höchstens {max} Blöcke haben',
  '{count} blocks left out: a page can have at most {max}':
    '{count} Blöcke fehlen: Eine Seite kann höchstens {max} Blöcke haben',
  'there is no plan {plan}, so the block has no form':
    'die Mitgliedschaft {plan} gibt es nicht, deshalb hat der Block kein Formular',
  'Choose one of these: {plans}.': 'Wähle eine von diesen: {plans}.',
  'the price is {price}, but the billing service charges {charged} for {plan}':
    'hier steht der Beitrag {price}, berechnet werden für {plan} aber {charged}',
  'The form shows the billing service’s price. Correct the price here or in the billing service.':
    'Das Formular zeigt den berechneten Beitrag. Korrigiere ihn hier oder in den Einstellungen.',
  'a shortcode was left out: {name}': 'ein Shortcode fehlt: {name}',
  'Use a block that does the same, such as a slider, contact form, video or download.':
    'Nimm einen Block, der dasselbe tut, etwa Slider, Kontaktformular, Video oder Download.',
  'the background video of the cover was left out': 'das Hintergrundvideo des Covers fehlt',
  'Use a video block, or a background picture.': 'Nimm einen Videoblock oder ein Hintergrundbild.',
  'the featured image of the cover was left out: the block does not say which image it is':
    'das Beitragsbild des Covers fehlt: Der Block sagt nicht, welches Bild es ist',
  'Choose a picture for the cover itself.': 'Wähle ein Bild für das Cover selbst.',
  '1 block inside it is shown after it: text cannot contain it':
    '1 Block darin steht jetzt danach: Text kann ihn nicht enthalten',
  '{count} blocks inside it are shown after it: text cannot contain them':
    '{count} Blöcke darin stehen jetzt danach: Text kann sie nicht enthalten',
  'Move these blocks out of it, to where you want them.': 'Zieh diese Blöcke dorthin, wo sie stehen sollen.',
  'WordPress hides it on some screens; the site shows it on all':
    'WordPress blendet ihn auf manchen Bildschirmen aus; die Website zeigt ihn auf allen',
  'Hide it on all screens, or write it so that it suits all.':
    'Blende ihn überall aus, oder schreibe ihn so, dass er überall passt.',
  'this list takes over the query of a template, which this site does not have: the newest entries are shown':
    'Diese Liste übernimmt die Abfrage eines Templates, das diese Website nicht hat: Sie zeigt die neuesten Einträge',
  'Choose what the list shows, under “Query type: custom”.':
    'Wähle unter „Abfragetyp: Individuell“, was die Liste zeigt.',
  'visitors do not see this page: the site has a page of its own at this address':
    'Wer die Website besucht, sieht diese Seite nicht: Unter ihrer Adresse hat die Website eine eigene Seite',
  'Choose another address for it.': 'Wähle für sie eine andere Adresse.',
  'this list shows whole texts in WordPress; the site shows a card of each entry':
    'Diese Liste zeigt in WordPress ganze Texte; die Website zeigt von jedem Eintrag eine Karte',
  'the subtitles of the video were left out': 'die Untertitel des Videos fehlen',
  'Upload the video with burned-in subtitles, or link to a transcript.':
    'Lade das Video mit eingebrannten Untertiteln hoch, oder verlinke eine Abschrift.',
  'text cut off after {count} characters': 'Text nach {count} Zeichen abgeschnitten',
  'text cut off: it has too many words, links, pictures or table cells':
    'Text abgeschnitten: Er hat zu viele Wörter, Links, Bilder oder Tabellenzellen',
  'Split it into several blocks, or split the page into several.':
    'Teile ihn in mehrere Blöcke auf, oder teile die Seite auf.',
  'text left out: the page has too many words, links, pictures or table cells':
    'Text fehlt: Die Seite hat zu viele Wörter, Links, Bilder oder Tabellenzellen',
  'text left out: plain text is limited to {count} characters in total':
    'Text fehlt: Reiner Text darf zusammen höchstens {count} Zeichen haben',
  'text left out: its elements are nested too deeply or cannot be parsed reliably':
    'Text fehlt: Seine Elemente sind zu tief verschachtelt oder nicht sicher lesbar',
  'Retype it, or paste it without formatting.': 'Tippe ihn neu, oder füge ihn ohne Formatierung ein.',
  'Split the page into several.': splitPage,
  'the link has no title, so a default text is shown':
    'der Link hat keinen Titel, deshalb steht dort ein Standardtext',
  'Add a title that says where the link goes.': 'Gib einen Titel ein, der sagt, wohin der Link führt.',
  'an empty link was left out': 'ein leerer Link fehlt',
  'Delete it, or write the words that are to be the link.':
    'Lösche ihn, oder schreibe die Wörter, die der Link sein sollen.',
  'this URL is not allowed': 'diese URL ist nicht erlaubt',
  'this picture URL is not allowed': 'diese Bild-URL ist nicht erlaubt',
  'this frame URL is not allowed': 'diese Frame-URL ist nicht erlaubt',
  'this route is not allowed': 'diese Route ist nicht erlaubt',
  'Use a URL, an email address, a phone number or a page on this site.':
    'Gib eine URL, eine E-Mail-Adresse, eine Telefonnummer oder eine Seite dieser Website an.',
  'Upload the picture to the media library, or ask the site’s operator to add its origin to MEDIA_ORIGINS.':
    'Lade das Bild in die Mediathek hoch, oder lass seinen Server in MEDIA_ORIGINS eintragen.',
  'It is shown as a link until the site’s operator adds its host to FRAME_HOSTS.':
    'Er wird als Link angezeigt, bis sein Server in FRAME_HOSTS steht.',
  'Only routes of the content service are allowed: ask the developer of the block.':
    'Nur Routen des Redaktionssystems sind erlaubt: Frag, wer den Block entwickelt hat.',
  'a picture from {host} was removed: pictures must come from the media library or an origin in MEDIA_ORIGINS':
    'ein Bild von {host} wurde entfernt: Bilder müssen aus der Mediathek oder von einem Server in MEDIA_ORIGINS kommen',
  'a picture was removed: pictures must come from the media library or an origin in MEDIA_ORIGINS':
    'ein Bild wurde entfernt: Bilder müssen aus der Mediathek oder von einem Server in MEDIA_ORIGINS kommen',
  'Upload the picture to the media library and insert it from there.':
    'Lade das Bild in die Mediathek hoch, und füge es von dort ein.',
  'a link to {host} was removed (its text stays): its URL is not allowed':
    'ein Link zu {host} wurde entfernt (sein Text bleibt): Seine URL ist nicht erlaubt',
  'a link was removed (its text stays): its URL is not allowed':
    'ein Link wurde entfernt (sein Text bleibt): Seine URL ist nicht erlaubt',
  '{article} <{element}> from {host} was removed (its text stays): {reason}':
    '<{element}> von {host} wurde entfernt (der Text bleibt): {reason}',
  '{article} <{element}> was removed (its text stays): {reason}':
    '<{element}> wurde entfernt (der Text bleibt): {reason}',
  '{article} <{element}> from {host} was removed: {reason}':
    '<{element}> von {host} wurde entfernt: {reason}',
  '{article} <{element}> was removed: {reason}': '<{element}> wurde entfernt: {reason}',
  'text cannot contain iframes': 'Text kann keine Frames enthalten',
  'text cannot contain <{element}>': 'Text kann <{element}> nicht enthalten',
  'Use an iframe block. It shows a link until the site’s operator adds the host to FRAME_HOSTS.':
    'Nimm einen Frame-Block. Er zeigt einen Link, bis der Server in FRAME_HOSTS steht.',
  'Scripts in text never run. Ask the site’s operator for another way to do this.':
    'Skripte in Text laufen nie. Frag, wer die Website betreibt, wie es anders geht.',
  'Custom styles are removed. Use the editor’s alignment or a block class.':
    'Eigene Stile werden entfernt. Nimm die Ausrichtung des Editors oder eine Klasse des Blocks.',
  'Use a contact form block.': describeBlock('Kontaktformular'),
  'Use a button block.': describeBlock('Button'),
  'Use a video block.': describeBlock('Video'),
  'Link to the recording, or use a download block.': 'Verlinke die Aufnahme, oder nimm einen Download-Block.',
  'Upload the drawing as a picture.': 'Lade die Zeichnung als Bild hoch.',
  'Write it in words, or upload it as a picture.': 'Schreib es in Worten, oder lade es als Bild hoch.',
  'Use a video, download or iframe block.': 'Nimm einen Video-, Download- oder Frame-Block.',
  'Use a suitable block, or describe it in words.':
    'Nimm einen passenden Block, oder beschreib es in Worten.',
  'the picture is only a media library ID': 'das Bild ist nur eine Nummer der Mediathek',
  'Ask the site’s developer to make the content service send the picture’s URL, or the value of `get_field()`.':
    'Bitte die Entwicklung, dass das Redaktionssystem die URL des Bildes sendet, oder den Wert von `get_field()`.',
  'an error occurred while reading it': 'beim Lesen ist ein Fehler aufgetreten',
  'postStatus is missing: treated as published': 'postStatus fehlt: Die Seite gilt als veröffentlicht',
  'redirect ignored: it does not lead to a page on this site':
    'Weiterleitung nicht beachtet: Sie führt nicht zu einer Seite dieser Website',
  '{count} of {all} left out: only the first {taken} are used':
    '{count} von {all} fehlen: Nur die ersten {taken} werden benutzt',
  'left out: {reason}': 'fehlt: {reason}',
  'expected {kind}, found {other}': '{kind} erwartet, gefunden: {other}',
  'expected {kind}': '{kind} erwartet',
  'one of {names}': 'eines von {names}',
  text: 'Text',
  'a number': 'eine Zahl',
  'a list': 'eine Liste',
  'an object': 'ein Objekt',
  'a title or a URL': 'ein Titel oder eine URL',
  'a valid URL': 'eine gültige URL',
  'a video': 'ein Video',
  'a video ID or URL': 'eine Video-ID oder URL',
  'a picture in a supported size': 'ein Bild in einer passenden Größe',
  'a file from the media library': 'eine Datei aus der Mediathek',
  'an email address': 'eine E-Mail-Adresse',
  'a phone number': 'eine Telefonnummer',
  'a date (YYYYMMDD or YYYY-MM-DD)': 'ein Datum (JJJJMMTT oder JJJJ-MM-TT)',
  'a list with at least one {item}': 'eine Liste mit mindestens einem Eintrag',
  'a list of {items}': 'eine Liste',
  '{one}; {other}': '{one}; {other}',
  '{name}: {reason}': '{name}: {reason}',
};
