import { expectLoadingSeen } from '../stack/forced-colours.ts';
import { test } from '../stack/journey-test.ts';

test.describe('with forced colours', () => {
  test.beforeEach(({ page }) =>
    page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' }),
  );

  test('what is loading is visible: outlined placeholders of cards, and the progress bar [2.3.11]', async ({
    page,
  }) => {
    await expectLoadingSeen(page);
  });
});
