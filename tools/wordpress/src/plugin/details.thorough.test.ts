import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWordPress, type WordPress } from '../harness/start-wordpress.ts';

// cspell:ignore color
describe('the details of an event', () => {
  let wordPress: WordPress;
  let id: number;
  beforeAll(async () => {
    wordPress = await startWordPress();
    id = (await wordPress.evaluate(
      "return wp_insert_post( array( 'post_type' => 'guildhall_calendar', 'post_title' => 'A walk', 'post_status' => 'publish' ) );",
    )) as number;
  });
  afterAll(() => wordPress.stop());

  /** Shows the box with this colour, and returns the names of its choices, the chosen one marked. */
  async function showColours(saved: string): Promise<string[]> {
    const box = (await wordPress.evaluate(`
      update_post_meta( ${id}, 'guildhall_color', '${saved}' );
      ob_start();
      Guildhall\\Content\\FieldsBox::print( get_post( ${id} ) );
      return ob_get_clean();`)) as string;
    const choices = [...box.matchAll(/type="radio" name="guildhall_color" value="([^"]*)" (.*?)>/g)];
    return choices.map(([, value, checked]) => `${value}${checked ? ' (chosen)' : ''}`);
  }

  /** Sends the box as WordPress's form does, and returns the colour that the site gets. */
  async function saveColour(form: string): Promise<unknown> {
    return wordPress.evaluate(`
      wp_set_current_user( 1 );
      $nonce = wp_create_nonce( 'guildhall_fields_nonce' );
      $_POST = array( 'guildhall_fields_nonce' => $nonce ) + ${form};
      wp_update_post( array( 'ID' => ${id}, 'post_title' => 'A walk' ) );
      return Guildhall\\Mapping\\CardMapper::map( get_post( ${id} ) )['calendarData']['color'];`);
  }

  it('offer the backgrounds of the site as its colour, none, and one of the editor’s own [2.12.3]', async () => {
    expect(await showColours('')).toEqual([' (chosen)', 'page', 'warm', 'dark', 'soft', 'own']);
    expect(await showColours('soft')).toEqual(['', 'page', 'warm', 'dark', 'soft (chosen)', 'own']);
    expect(await showColours('#AA3300')).toEqual(['', 'page', 'warm', 'dark', 'soft', 'own (chosen)']);
  });

  it('keep a colour that is no longer there', async () => {
    const choices = ['', 'page', 'warm', 'dark', 'soft', 'peach (chosen)', 'own'];
    expect(await showColours('peach')).toEqual(choices);
  });

  it.each([
    ['dark', "array( 'guildhall_color' => 'dark', 'guildhall_color_own' => '#aa3300' )"],
    ['#00aa33', "array( 'guildhall_color' => 'own', 'guildhall_color_own' => '#00aa33' )"],
    ['', 'array()'],
  ])('save the chosen colour: "%s"', async (colour, form) => {
    expect(await saveColour(form)).toBe(colour);
  });

  it('cause no error of PHP', async () => {
    expect(await wordPress.errors()).toBe('');
  });
});
