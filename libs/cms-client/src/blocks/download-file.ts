import { html, text, untitledLink } from '../fields/field-kinds.ts';
import { toLinkText } from '../fields/link-text.ts';
import { defineBlock } from './define-block.ts';

export const downloadFile = defineBlock(
  'download-file',
  {
    title: text({
      optional: true,
      help: 'Name of the download. Defaults to the link title, then the file name.',
    }),
    description: html({ optional: true, help: 'What the file contains.' }),
    link: untitledLink({ label: 'File', help: 'URL of the file.' }),
  },
  {
    help: 'A file to download, with its type where known',
    complete: (file) => ({ ...file, title: file.title ?? (file.link.title || toLinkText(file.link.url)) }),
  },
);
