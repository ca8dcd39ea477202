<?php
/**
 * The pictures of shared links.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Makes one JPEG or PNG of each picture, because not every network shows WebP and AVIF; and finds that of a post. */
final class SharedPicture {
	/** Its name among the sizes of a picture: WordPress deletes it with the others. */
	public const SIZE = 'guildhall-shared';

	private const WIDTH = 1200;

	/** Bytes; networks load no larger ones. */
	private const LARGEST = 5_000_000;

	private const SHOWN = array( 'image/jpeg', 'image/png', 'image/gif' );

	public static function register(): void {
		add_filter( 'wp_generate_attachment_metadata', array( self::class, 'add_file' ), 10, 2 );
	}

	/**
	 * @param mixed $data What WordPress knows of the file.
	 * @param int   $id   Number of the upload.
	 */
	public static function add_file( mixed $data, int $id ): mixed {
		$path   = wp_get_original_image_path( $id );
		$format = wp_get_image_mime( (string) $path );
		if ( ! is_array( $data ) || ! is_string( $path ) || ! is_string( $format ) || 'image/gif' === $format ) {
			return $data;
		}
		$editor = wp_get_image_editor( $path );
		if ( is_wp_error( $editor ) ) {
			return $data;
		}
		$size = $editor->get_size();
		if ( $size['width'] > self::WIDTH ) {
			$editor->resize( self::WIDTH, null );
		}
		// A drawing with a transparent ground stays PNG.
		$type = 'image/png' === $format ? 'image/png' : 'image/jpeg';
		$name = $editor->generate_filename( 'shared', null, 'image/png' === $type ? 'png' : 'jpg' );
		remove_filter( 'image_editor_output_format', array( PictureSizes::class, 'choose_format' ) );
		$saved = $editor->save( $name, $type );
		add_filter( 'image_editor_output_format', array( PictureSizes::class, 'choose_format' ) );
		if ( is_wp_error( $saved ) ) {
			return $data;
		}
		$data['sizes'][ self::SIZE ] = array_intersect_key( $saved, array_flip( array( 'file', 'width', 'height', 'mime-type', 'filesize' ) ) );
		return $data;
	}

	/** @return array{url: string, width: int, height: int, alt: string}|null */
	public static function of( int $id ): ?array {
		$source = $id > 0 ? self::find_file( $id ) ?? wp_get_attachment_image_src( $id, PictureSizes::size( 'lg' ) ) : false;
		if ( ! is_array( $source ) || $source[1] < 1 || $source[2] < 1 ) {
			return null;
		}
		return array( 'url' => $source[0], 'width' => $source[1], 'height' => $source[2], 'alt' => Picture::alt( $id ) );
	}

	/** The first picture of the media library in a text. */
	public static function find_in_text( WP_Post $post ): int {
		return preg_match( '/\bwp-image-(\d+)|"image":\{"id":(\d+)|<!-- wp:image \{"id":(\d+)/', $post->post_content, $found ) ? (int) end( $found ) : 0;
	}

	/**
	 * The file that was made for this; else, for an earlier upload, the nearest copy in a format that every network shows.
	 *
	 * @return array<mixed>|null As WordPress returns it: address, width, height.
	 */
	private static function find_file( int $id ): ?array {
		$data  = wp_get_attachment_metadata( $id );
		$sizes = is_array( $data ) ? $data['sizes'] ?? array() : array();
		$whole = is_array( $data ) ? array( (int) ( $data['width'] ?? 0 ), (int) ( $data['height'] ?? 0 ) ) : array( 0, 0 );
		$found = array();
		foreach ( $sizes as $name => $size ) {
			$width   = (int) ( $size['width'] ?? 0 );
			$is_crop = abs( $width * $whole[1] / max( 1, (int) ( $size['height'] ?? 0 ) * $whole[0] ) - 1 ) > 0.05;
			if ( in_array( $size['mime-type'] ?? '', self::SHOWN, true ) && ( self::SIZE === $name || ( $width >= 600 && ! $is_crop ) ) ) {
				$found[ self::SIZE === $name ? -1 : abs( $width - self::WIDTH ) ] = $name;
			}
		}
		if ( array() !== $found ) {
			ksort( $found );
			$source = wp_get_attachment_image_src( $id, reset( $found ) );
			return is_array( $source ) ? $source : null;
		}
		return self::find_upload( $id );
	}

	/** @return array<mixed>|null The file as it was uploaded; WordPress keeps it beside its WebP. */
	private static function find_upload( int $id ): ?array {
		$path = wp_get_original_image_path( $id );
		$url  = wp_get_original_image_url( $id );
		if ( ! is_string( $path ) || ! is_string( $url ) || ! is_file( $path ) || wp_filesize( $path ) > self::LARGEST ) {
			return null;
		}
		$size = wp_getimagesize( $path );
		return is_array( $size ) && in_array( $size['mime'] ?? '', self::SHOWN, true ) ? array( $url, $size[0], $size[1] ) : null;
	}
}
