export { writeMailFiles } from './write-mail-files.ts';
