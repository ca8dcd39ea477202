<?php
/**
 * Text of the classic editor.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/** Text of the classic editor: HTML without paragraphs, with shortcodes. The site adds the paragraphs, as WordPress does. */
final class ClassicText {
	/** @return list<array<string, mixed>> */
	public static function convert( string $text ): array {
		$parts = preg_split( '/(\[gallery\b[^\]]*\])/', $text, -1, PREG_SPLIT_DELIM_CAPTURE );
		$made  = array();
		foreach ( is_array( $parts ) ? $parts : array( $text ) as $part ) {
			$gallery = str_starts_with( $part, '[gallery' ) ? self::find_gallery( $part ) : null;
			$block   = $gallery ?? self::convert_part( $part );
			if ( null !== $block ) {
				$made[] = $block;
			}
		}
		return $made;
	}

	/** @return array<string, mixed>|null */
	private static function convert_part( string $text ): ?array {
		$html = str_contains( $text, '[' ) ? do_shortcode( $text ) : $text;
		return '' === trim( (string) preg_replace( '/<!--.*?-->/s', '', $html ) )
			? null
			: array( 'blockName' => 'core/freeform', 'attrs' => array(), 'innerHTML' => $html );
	}

	/** @return array<string, mixed>|null A slider of the pictures that a gallery names; null if it names none. */
	private static function find_gallery( string $shortcode ): ?array {
		$attributes = shortcode_parse_atts( trim( $shortcode, '[]' ) );
		$ids        = wp_parse_id_list( is_array( $attributes ) ? $attributes['ids'] ?? '' : '' );
		return Slider::of( array_map( static fn( int $id ): array => array( 'id' => $id, 'title' => wp_get_attachment_caption( $id ) ?: '' ), $ids ) );
	}
}
