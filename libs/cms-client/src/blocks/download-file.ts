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
    description: html({ optional: true, layout: 'inline', help: 'What the file contains.' }),
    link: untitledLink({ label: 'File', help: 'The file to download.' }),
  },
  {
    help: 'A file to download, with its type where known',
    finding: { category: 'media', icon: 'download', keywords: ['file', 'pdf', 'document'] },
    example: {
      title: 'Annual report',
      description: 'The year in figures.',
      link: { title: '', url: '/files/report.pdf', target: '' },
    },
    titledBy: 'title',
    complete: (file) => ({ ...file, title: file.title ?? (file.link.title || toLinkText(file.link.url)) }),
  },
);
