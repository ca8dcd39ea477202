export { findThemeFaults } from './find-theme-faults.ts';
