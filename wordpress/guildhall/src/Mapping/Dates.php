<?php
/**
 * Days and times.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Days and times as the site reads them. */
final class Dates {
	/** The day of publication, YYYYMMDD, in the time zone of this WordPress. */
	public static function day( WP_Post $post ): string {
		$day = substr( $post->post_date, 0, 10 );
		return str_starts_with( $day, '0000' ) ? '' : str_replace( '-', '', $day );
	}

	/** The last change, ISO 8601; null for a draft that was never saved. */
	public static function modified( WP_Post $post ): ?string {
		$time = get_post_datetime( $post, 'modified', 'gmt' );
		return false === $time ? null : $time->setTimezone( wp_timezone() )->format( 'c' );
	}

	/** A field's day as YYYYMMDD; other texts stay. */
	public static function field_day( string $value ): string {
		return preg_match( '/^\d{4}-\d{2}-\d{2}$/', $value ) ? str_replace( '-', '', $value ) : $value;
	}

	/** A field's time with its offset; one without is in the time zone of this WordPress. */
	public static function field_time( string $value ): string {
		if ( ! preg_match( '/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?$/', $value ) ) {
			return $value;
		}
		$time = date_create_immutable( $value, wp_timezone() );
		return false === $time ? '' : $time->format( 'c' );
	}
}
