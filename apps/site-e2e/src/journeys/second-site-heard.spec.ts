import { expect, secondTest as test } from '../stack/journey-test.ts';
import { createEmail } from '../stack/second-test.ts';
import { listenTo } from '../stack/screen-reader.ts';

test('by ear and keyboard alone: a visitor joins in German, and reads how to pay', async ({ page }) => {
  const email = createEmail();
  const reader = await listenTo(page);
  await reader.open('/mitglied-werden');
  await reader.goTo('DisclosureTriangle “Mitglied werden Mitgliedschaft”');
  await reader.press('Enter');
  await reader.fill('E-Mail', email);
  await reader.fill('Vorname', 'Imke');
  await reader.fill('Nachname', 'Tammen');
  await reader.fill('Straße und Hausnummer', 'Am Deich 3');
  await reader.fill('Ort', 'Ellersiel');
  await reader.fill('Postleitzahl', '26409');
  await reader.goTo('combobox “Land');
  await reader.type('Deutschl');
  await reader.goTo('checkbox “Ich stimme');
  await reader.press('Space');
  await reader.goTo('button “Zahlungspflichtig bestellen');
  await reader.press('Enter');
  await reader.hears('Überweise');
  expect(reader.report()).toMatchSnapshot('joining-in-german.txt');
});
