<?php
/**
 * Keeps what was computed for responses.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Cache;

use const Guildhall\VERSION;

defined( 'ABSPATH' ) || exit;

/** Keeps values until content changes: in the object cache if there is one, else in the database. */
final class ResponseCache {
	private const GROUP = 'guildhall';

	/** Scheduled posts, and what other plugins change past WordPress, are seen after this time, s. */
	private const LONGEST = 300;

	/**
	 * @template Value
	 * @param callable(): Value $compute
	 * @return Value
	 */
	public static function remember( string $name, callable $compute ): mixed {
		$key  = 'guildhall_' . md5( VERSION . ' ' . $name );
		$then = LastChange::read();
		if ( ! LastChange::is_now() ) {
			$kept = self::get( $key );
			if ( is_array( $kept ) && $then === ( $kept['change'] ?? null ) ) {
				return $kept['value'];
			}
		}
		$value = $compute();
		if ( ! LastChange::is_now() ) {
			self::set( $key, array( 'change' => $then, 'value' => $value ) );
		}
		return $value;
	}

	private static function get( string $key ): mixed {
		return wp_using_ext_object_cache() ? wp_cache_get( $key, self::GROUP ) : get_transient( $key );
	}

	/** @param array{change: string, value: mixed} $kept */
	private static function set( string $key, array $kept ): void {
		if ( wp_using_ext_object_cache() ) {
			wp_cache_set( $key, $kept, self::GROUP, self::LONGEST );
		} else {
			set_transient( $key, $kept, self::LONGEST );
		}
	}
}
