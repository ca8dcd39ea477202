import { html, text, untitledLink } from '../fields/field-kinds.ts';
import { toLinkText } from '../fields/link-text.ts';
import { defineBlock } from './define-block.ts';

export const downloadFile = defineBlock(
  'download-file',
  {
    title: text({ optional: true, help: 'What it is. Else the link’s title, else the file’s name.' }),
    description: html({ optional: true, help: 'What is in it.' }),
    link: untitledLink({ label: 'File', help: 'The address of the file.' }),
  },
  {
    help: 'A file to take along, with its kind where the address shows it',
    complete: (file) => ({ ...file, title: file.title ?? (file.link.title || toLinkText(file.link.url)) }),
  },
);
