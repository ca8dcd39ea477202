<?php
/**
 * Where the site is.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Publishing;

defined( 'ABSPATH' ) || exit;

/** The origin of the site, such as `https://www.example.org`. */
final class SiteOrigin {
	private const CONSTANT = 'GUILDHALL_SITE_ORIGIN';

	/** The constant or environment variable, so that a copy of the database has no events for the live site; else the setting. */
	public static function read(): ?string {
		$fixed    = defined( self::CONSTANT ) ? constant( self::CONSTANT ) : getenv( self::CONSTANT );
		$settings = get_option( 'guildhall_settings' );
		$given    = is_string( $fixed ) && '' !== $fixed ? $fixed : ( is_array( $settings ) ? $settings['siteOrigin'] ?? '' : '' );
		return self::parse( is_string( $given ) ? trim( $given ) : '' );
	}

	private static function parse( string $given ): ?string {
		$parts = wp_parse_url( $given );
		if ( ! is_array( $parts ) || ! in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true ) || empty( $parts['host'] ) ) {
			return null;
		}
		return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}
}
