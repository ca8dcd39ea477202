<?php
/**
 * The nearest block of ours.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Finds our nearest block for one of WordPress's own. */
final class CoreBlock {
	/**
	 * @param array<string, mixed> $block As it is parsed.
	 * @return list<array<string, mixed>>|null Null if there is none.
	 */
	public static function find_nearest( array $block ): ?array {
		return match ( $block['blockName'] ) {
			'core/image'   => self::convert_image( $block ),
			'core/gallery' => self::convert_gallery( $block ),
			default        => CoreLists::convert( $block ),
		};
	}

	/**
	 * A picture of the media library, in the site's widths. One that is a link, or has text beside it, stays HTML.
	 *
	 * @param array<string, mixed> $block
	 * @return list<array<string, mixed>>|null
	 */
	private static function convert_image( array $block ): ?array {
		$attrs    = $block['attrs'];
		$html     = 'attachment' === ( $attrs['linkDestination'] ?? '' ) ? (string) preg_replace( '#</?a\b[^<>]*>#', '', (string) $block['innerHTML'], 2 ) : (string) $block['innerHTML'];
		$is_plain = ! str_contains( $html, '<a ' ) && ! in_array( $attrs['align'] ?? '', array( 'left', 'right' ), true );
		$id       = (int) ( $attrs['id'] ?? 0 );
		$is_wide  = in_array( $attrs['align'] ?? '', array( 'wide', 'full' ), true );
		$chosen   = $is_plain && ! $is_wide ? PictureChoice::read( $id, $attrs ) : array();
		$image    = $is_plain ? Picture::of( $id, self::read_alt( $html ) ) : '';
		if ( '' === $image ) {
			return null;
		}
		return array(
			array(
				'blockName' => 'guildhall/image',
				'image'     => array( ...$image, ...( $chosen['file'] ?? array() ) ),
				'size'      => $is_wide ? 'wide' : 'standard',
				'text'      => self::read_caption( $html ),
				'attrs'     => OwnBlock::keep_frame( $attrs ),
				...( $chosen['look'] ?? array() ),
			),
		);
	}

	/**
	 * A slider of pictures of the media library. A gallery whose pictures lead somewhere stays HTML.
	 *
	 * @param array<string, mixed> $block
	 * @return list<array<string, mixed>>|null
	 */
	private static function convert_gallery( array $block ): ?array {
		$pictures = array();
		// Until 2021 a gallery was one block.
		foreach ( array() === $block['innerBlocks'] ? wp_parse_id_list( $block['attrs']['ids'] ?? array() ) : array() as $id ) {
			$pictures[] = array( 'id' => $id, 'title' => self::read_old_caption( (string) $block['innerHTML'], $id ) );
		}
		foreach ( $block['innerBlocks'] as $inner ) {
			if ( 'custom' === ( $inner['attrs']['linkDestination'] ?? '' ) ) {
				return null;
			}
			$pictures[] = array( 'id' => (int) ( $inner['attrs']['id'] ?? 0 ), 'title' => self::read_caption( (string) $inner['innerHTML'] ) );
		}
		$slider = count( $pictures ) > 1 && ! in_array( 0, array_column( $pictures, 'id' ), true ) ? Slider::of( $pictures ) : null;
		if ( null === $slider ) {
			return null;
		}
		$caption = self::read_caption( (string) $block['innerHTML'], 'blocks-gallery-caption' );
		return '' === $caption ? array( $slider ) : array( $slider, BlockConverter::text( "<p>$caption</p>" ) );
	}

	private static function read_alt( string $html ): ?string {
		$tags = new WP_HTML_Tag_Processor( $html );
		$alt  = $tags->next_tag( 'img' ) ? $tags->get_attribute( 'alt' ) : null;
		return is_string( $alt ) && '' !== $alt ? $alt : null;
	}

	/** The caption of one picture in the HTML of a whole gallery. */
	private static function read_old_caption( string $html, int $id ): string {
		foreach ( explode( '<li', $html ) as $item ) {
			if ( preg_match( "/(?:data-id=\"|wp-image-){$id}\b/", $item ) ) {
				return self::read_caption( $item );
			}
		}
		return '';
	}

	private static function read_caption( string $html, string $class_name = '' ): string {
		return preg_match( "#<figcaption[^>]*{$class_name}[^>]*>(.*?)</figcaption>#s", $html, $found ) ? trim( $found[1] ) : '';
	}
}
