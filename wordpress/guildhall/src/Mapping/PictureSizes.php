<?php
/**
 * The sizes of pictures.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/** Makes each uploaded picture in the site's four widths, as WebP. */
final class PictureSizes {
	/** Widths in px, by the site's names. */
	public const WIDTHS = array( 'md' => 640, 'lg' => 1024, 'xl' => 1600, 'hero' => 1920 );

	public static function register(): void {
		add_action( 'after_setup_theme', array( self::class, 'add_sizes' ) );
		add_filter( 'image_editor_output_format', array( self::class, 'choose_format' ) );
	}

	public static function add_sizes(): void {
		foreach ( self::WIDTHS as $name => $width ) {
			add_image_size( self::size( $name ), $width, 0 );
		}
	}

	/** WordPress's name of a size. */
	public static function size( string $name ): string {
		return "guildhall-{$name}";
	}

	/**
	 * @param array<string, string> $formats The format of smaller copies, by that of the upload.
	 * @return array<string, string>
	 */
	public static function choose_format( array $formats ): array {
		return wp_image_editor_supports( array( 'mime_type' => 'image/webp' ) )
			? array( ...$formats, 'image/jpeg' => 'image/webp', 'image/png' => 'image/webp' )
			: $formats;
	}
}
