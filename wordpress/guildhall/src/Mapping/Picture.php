<?php
/**
 * Pictures of the media library.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A picture of the media library, in the site's widths. Older uploads have the nearest that WordPress has made. */
final class Picture {
	/**
	 * @param string|null $alt Another text than the media library's; '' for decoration.
	 * @return array<string, mixed>|'' The picture; '' if there is none.
	 */
	public static function of( int $attachment_id, ?string $alt = null ): array|string {
		if ( $attachment_id < 1 || ! wp_attachment_is_image( $attachment_id ) ) {
			return '';
		}
		$picture = self::choose_files( $attachment_id );
		if ( array() === $picture ) {
			return '';
		}
		return array( ...$picture, 'alt' => $alt ?? self::alt( $attachment_id ) );
	}

	public static function alt( int $attachment_id ): string {
		return Text::decode( trim( wp_strip_all_tags( (string) get_post_meta( $attachment_id, '_wp_attachment_image_alt', true ) ) ) );
	}

	/** @return array<string, mixed>|'' The picture of a post. */
	public static function of_post( WP_Post $post ): array|string {
		return self::of( (int) get_post_thumbnail_id( $post ) );
	}

	/** @return array<string, mixed> */
	private static function choose_files( int $id ): array {
		$data  = wp_get_attachment_metadata( $id );
		$whole = array( 'width' => (int) ( $data['width'] ?? 0 ), 'height' => (int) ( $data['height'] ?? 0 ) );
		$url   = wp_get_attachment_url( $id );
		if ( ! is_string( $url ) ) {
			return array();
		}
		if ( 0 === $whole['width'] || 0 === $whole['height'] ) {
			// A drawing: it has no size.
			return array( 'md' => $url );
		}
		$files   = self::list_files( $id, is_array( $data ) ? $data : array(), $whole );
		$picture = array();
		$taken   = 0;
		foreach ( PictureSizes::WIDTHS as $name => $width ) {
			$fitting = array_filter( array_keys( $files ), static fn( int $each ): bool => $each >= $width );
			$chosen  = array() === $fitting ? $whole['width'] : min( $fitting );
			if ( $chosen > $taken ) {
				$picture[ $name ]  = $files[ $chosen ] ?? $url;
				$picture['width']  = $chosen;
				$picture['height'] = (int) round( $chosen * $whole['height'] / $whole['width'] );
				$taken             = $chosen;
			}
		}
		return $picture;
	}

	/**
	 * The addresses of all copies that show the whole picture, by width.
	 *
	 * @param array<string, mixed>             $data  What WordPress knows of the file.
	 * @param array{width: int, height: int} $whole
	 * @return array<int, string>
	 */
	private static function list_files( int $id, array $data, array $whole ): array {
		$files = array( $whole['width'] => (string) wp_get_attachment_url( $id ) );
		foreach ( $data['sizes'] ?? array() as $name => $size ) {
			$width   = (int) ( $size['width'] ?? 0 );
			$height  = (int) ( $size['height'] ?? 0 );
			$is_crop = $height < 1 || abs( $width * $whole['height'] / ( $height * $whole['width'] ) - 1 ) > 0.05;
			$source  = $is_crop ? false : wp_get_attachment_image_src( $id, $name );
			if ( is_array( $source ) && $width < $whole['width'] && SharedPicture::SIZE !== $name ) {
				$files[ $width ] = $source[0];
			}
		}
		return $files;
	}
}
