<?php
/**
 * Shortcodes of plugins.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/** Renders the shortcodes of active plugins. Others stay as they are written: the site removes them, and says so. */
final class Shortcodes {
	public static function render( string $text ): string {
		if ( ! str_contains( $text, '[' ) ) {
			return $text;
		}
		add_filter( 'do_shortcode_tag', array( self::class, 'keep_forms' ), 10, 2 );
		try {
			return do_shortcode( $text );
		} finally {
			remove_filter( 'do_shortcode_tag', array( self::class, 'keep_forms' ) );
		}
	}

	/** Leaves a shortcode in the place of each form that is HTML: the site removes it, and says so. */
	public static function leave_out_forms( string $html ): string {
		return self::keep_forms( $html, 'form' );
	}

	/**
	 * A form does nothing on the site, and its labels would be loose words: its shortcode stays in its place.
	 *
	 * @param mixed  $html What the plugin has rendered.
	 * @param string $tag  Name of the shortcode.
	 */
	public static function keep_forms( mixed $html, string $tag ): string {
		// With a slash, the site takes it for a shortcode; a word in brackets may be one of the text.
		return is_string( $html ) ? (string) preg_replace( '#<form\b.*?</form>#is', "[$tag /]", $html ) : '';
	}
}
