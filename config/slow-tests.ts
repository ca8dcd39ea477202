/**
 * Tests that may take longer than ten seconds of a quiet machine, by a part of their file and title, with the reason. At most
 * ten. A test of Vitest that needs minutes belongs in `npm run test:all` instead: `*.thorough.test.ts`.
 */
export const slowTests: Readonly<Record<string, string>> = {
  'thorough/deploy.spec.ts': 'builds a release, and two machines get it in turn',
  'thorough/dev.spec.ts': 'starts a development site, which compiles its modules',
  'thorough/wordpress.spec.ts': 'a real WordPress, as WebAssembly',
  'and none with the content service in a folder and behind a password':
    'starts the whole product once more, as `npm start` does, and runs the doctor twice',
  'a billing supplier of one’s own is a file of the guide for each part':
    'checks the types of the guide’s files, while other checks compile too',
  'axe finds nothing on any page in light and dark': 'every kind of page, in two colour schemes',
  'guides/your-own-site fits into the window': 'axe reads the longest guide, with all its examples',
  'thorough/member-crowd.spec.ts': 'two hundred people at once',
};
