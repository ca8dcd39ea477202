import { expect, it } from 'vitest';
import { getFileType } from './file-type.ts';

it.each([
  ['https://content.example/uploads/report.pdf', 'PDF'],
  ['/uploads/Report.PDF?v=2#page=3', 'PDF'],
  ['/uploads/data.2026.xlsx', 'XLSX'],
  ['https://media.example/talk.mp3', 'MP3'],
])('reads the file type from %s', (address, type) => {
  expect(getFileType(address)).toBe(type);
});

it.each([
  '/about',
  '/st.johns',
  '/web-3.0',
  '/.pdf',
  'https://www.example.zip',
  '/a?file=b.pdf',
  'mailto:a@b.pdf',
  '#',
])('finds no file type in %s', (address) => {
  expect(getFileType(address)).toBeUndefined();
});
