<?php
/**
 * The size of one picture in a text.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/** Reads how large an editor made a picture: a width in px, or one of WordPress's sizes, of which small ones may be cut. */
final class PictureChoice {
	/** About the width of the site's column of text, in px. */
	private const COLUMN = 640;

	/**
	 * @param array<string, mixed> $attrs Of the block.
	 * @return array{look?: array<string, mixed>, file?: array<string, mixed>} The file is another than the whole picture's.
	 */
	public static function read( int $id, array $attrs ): array {
		$slug  = (string) ( $attrs['sizeSlug'] ?? 'full' );
		$given = $attrs['width'] ?? '';
		$size  = in_array( $slug, array( 'full', 'large' ), true ) ? false : wp_get_attachment_image_src( $id, $slug );
		$own   = is_int( $given ) || preg_match( '/^\d+(?:\.\d+)?(?:px)?$/', (string) $given ) ? (int) round( (float) $given ) : 0;
		$width = 0 === $own && is_array( $size ) ? (int) $size[1] : $own;
		if ( $width < 1 || $width >= self::COLUMN ) {
			return array();
		}
		$is_centred = 'center' === ( $attrs['align'] ?? '' );
		return array(
			'look' => array( 'width' => $width, ...( $is_centred ? array( 'align' => 'center' ) : array() ) ),
			...( is_array( $size ) && self::is_cut( $id, (int) $size[1], (int) $size[2] ) ? array( 'file' => self::one_file( $size ) ) : array() ),
		);
	}

	private static function is_cut( int $id, int $width, int $height ): bool {
		$whole = wp_get_attachment_metadata( $id );
		$full  = (int) ( $whole['width'] ?? 0 ) * $height;
		return $full > 0 && abs( $width * (int) ( $whole['height'] ?? 0 ) / $full - 1 ) > 0.05;
	}

	/**
	 * @param array<mixed> $size As WordPress returns it: address, width, height.
	 * @return array<string, mixed>
	 */
	private static function one_file( array $size ): array {
		return array( 'md' => $size[0], 'width' => $size[1], 'height' => $size[2], 'lg' => null, 'xl' => null, 'hero' => null );
	}
}
