<?php
/**
 * The choice of a colour.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

use Guildhall\Blocks\Descriptions;

defined( 'ABSPATH' ) || exit;

/** Asks for a colour: a background of the site, or one of the editor's own. It needs no script. */
final class ColourChoice {
	private const OWN     = 'own';
	private const SUFFIX  = '_own';
	private const INITIAL = '#aa3300';

	/**
	 * @param string $key   Name of the field in the form.
	 * @param string $value The saved colour. One that is no longer there stays a choice.
	 * @return string HTML of radio buttons.
	 */
	public static function create( string $key, string $value ): string {
		$is_own = 1 === preg_match( '/^#[0-9a-f]{6}$/i', $value );
		$html   = self::radio( $key, '', __( 'None', 'guildhall' ), '' === $value );
		$known  = array( '' );
		foreach ( Descriptions::all()['grounds'] ?? array() as $ground ) {
			$known[] = $ground['name'];
			$html   .= self::radio( $key, $ground['name'], $ground['label'], $ground['name'] === $value, $ground['colour'] );
		}
		if ( ! $is_own && ! in_array( $value, $known, true ) ) {
			$html .= self::radio( $key, $value, $value, true );
		}
		$own = sprintf(
			' <input type="color" name="%s" value="%s" aria-label="%s">',
			esc_attr( $key . self::SUFFIX ),
			esc_attr( $is_own ? strtolower( $value ) : self::INITIAL ),
			esc_attr__( 'Another colour', 'guildhall' )
		);
		return $html . self::radio( $key, self::OWN, __( 'Another one:', 'guildhall' ), $is_own ) . $own;
	}

	/**
	 * Reads the chosen colour.
	 *
	 * @param array<string, mixed> $form The form, without WordPress's slashes.
	 */
	public static function read( string $key, array $form ): mixed {
		$chosen = $form[ $key ] ?? '';
		return self::OWN === $chosen ? $form[ $key . self::SUFFIX ] ?? '' : $chosen;
	}

	private static function radio( string $key, string $value, string $label, bool $is_chosen, string $colour = '' ): string {
		$swatch = '' === $colour ? '' : sprintf( '<span class="guildhall-swatch__colour" style="background:%s"></span>', esc_attr( $colour ) );
		return sprintf(
			'<label class="guildhall-swatch"><input type="radio" name="%s" value="%s" %s>%s%s</label>',
			esc_attr( $key ),
			esc_attr( $value ),
			checked( $is_chosen, true, false ),
			$swatch,
			esc_html( $label )
		);
	}
}
