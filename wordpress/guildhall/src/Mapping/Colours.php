<?php
/**
 * Colours of words.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Writes the value of a palette's colour beside its name: the site does not know the palettes of themes. */
final class Colours {
	private const NAME = '/\bhas-(?!(?:text|inline|link|border)-color\b)([a-z0-9-]+)-color\b/';

	private const OWN = '/(?:^|;)\s*color\s*:/i'; // cspell:disable-line

	/**
	 * @param list<array<string, mixed>> $blocks
	 * @return list<array<string, mixed>>
	 */
	public static function write_out( array $blocks ): array {
		$palette = null;
		return map_deep(
			$blocks,
			static function ( mixed $text ) use ( &$palette ): mixed {
				if ( ! is_string( $text ) || ! str_contains( $text, '<' ) || ! preg_match( self::NAME, $text ) ) {
					return $text;
				}
				$palette ??= self::read_palette();
				return self::write( $text, $palette );
			}
		);
	}

	/** @param array<string, string> $palette */
	private static function write( string $html, array $palette ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$style  = (string) $tags->get_attribute( 'style' );
			$colour = preg_match( self::NAME, (string) $tags->get_attribute( 'class' ), $found ) ? $palette[ $found[1] ] ?? null : null;
			if ( null !== $colour && ! preg_match( self::OWN, $style ) ) {
				$tags->set_attribute( 'style', rtrim( $style, '; ' ) . ";color:$colour" );
			}
		}
		return $tags->get_updated_html();
	}

	/** @return array<string, string> Colours by name: an editor's own take precedence over the theme's. */
	private static function read_palette(): array {
		$given   = wp_get_global_settings( array( 'color', 'palette' ) );
		$palette = array();
		foreach ( array( 'default', 'theme', 'custom' ) as $origin ) {
			foreach ( is_array( $given[ $origin ] ?? null ) ? $given[ $origin ] : array() as $colour ) {
				$palette[ (string) ( $colour['slug'] ?? '' ) ] = (string) ( $colour['color'] ?? '' );
			}
		}
		return $palette;
	}
}
