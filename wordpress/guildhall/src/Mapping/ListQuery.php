<?php
/**
 * Queries of lists.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/**
 * A query of WordPress in the route of a list. It is signed: visitors cannot make other queries, and nothing but the queries
 * of real lists is kept in the cache.
 */
final class ListQuery {
	/** Longest route, with the origin: the site reads 512 characters, and adds the number of a page. */
	public const LONGEST_ROUTE = 500;

	private const MARK = 'guildhall list ';

	/** @param array<string, mixed> $query Arguments of `WP_Query`. */
	public static function write( array $query ): string {
		$query = array_filter( $query, static fn( mixed $value ): bool => null !== $value && '' !== $value && array() !== $value );
		$text  = self::encode( (string) gzdeflate( (string) wp_json_encode( $query ), 9 ) );
		return $text . '.' . self::sign( $text );
	}

	/** @return array<string, mixed>|null Null if this WordPress has not written it. */
	public static function read( mixed $given ): ?array {
		[ $text, $signature ] = array( ...explode( '.', is_string( $given ) ? $given : '', 2 ), '', '' );
		if ( '' === $text || ! hash_equals( self::sign( $text ), $signature ) ) {
			return null;
		}
		$query = json_decode( (string) gzinflate( (string) base64_decode( strtr( $text, '-_', '+/' ), true ) ), true );
		return is_array( $query ) ? $query : null;
	}

	private static function sign( string $text ): string {
		return self::encode( substr( hash_hmac( 'sha256', self::MARK . $text, wp_salt( 'auth' ), true ), 0, 15 ) );
	}

	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}
}
