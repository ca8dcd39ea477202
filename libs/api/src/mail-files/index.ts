export { writeMailFiles, type WriteMailFilesOptions } from './write-mail-files.ts';
