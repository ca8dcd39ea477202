<?php
/**
 * The days of an event.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use Guildhall\Content\ContentType;
use Guildhall\Content\Fields;

defined( 'ABSPATH' ) || exit;

/** The days of an event, in the time zone of this WordPress. */
final class EventDays {
	/**
	 * The first and the last day, YYYYMMDD, and the first with its time, for sorting; empty for an event without a day.
	 *
	 * @return array{first: string, last: string, start: string}
	 */
	public static function of( int $post_id ): array {
		$fields = array();
		foreach ( Fields::of( ContentType::Calendar ) as $field ) {
			$fields[ $field->name ] = $field->read( $post_id );
		}
		$start = self::find_time( $fields['startsAt'] );
		$end   = self::find_time( $fields['endsAt'] );
		$first = self::find_day( $fields['date'] );
		$first = '' === $first ? substr( $start, 0, 8 ) : $first;
		$time  = str_starts_with( $start, $first ) ? substr( $start, 8 ) : '';
		return array( 'first' => $first, 'last' => max( $first, substr( $end, 0, 8 ) ), 'start' => "$first $time" );
	}

	/** A day as people write it, also with the names of months in the language of this WordPress; '' for any other text. */
	public static function find_day( string $text ): string {
		$text = trim( $text );
		if ( preg_match( '/^(\d{4})([-\/.]?)(\d{2})\2(\d{2})(?:[T ].*)?$/', $text, $found ) ) {
			return self::check( (int) $found[1], (int) $found[3], (int) $found[4] );
		}
		if ( preg_match( '/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/', $text, $found ) ) {
			return self::check( (int) $found[3], (int) $found[2], (int) $found[1] );
		}
		$month = self::find_month( $text );
		if ( 0 === $month || ! preg_match( '/\b(\d{4})\b/', $text, $year ) || ! preg_match( '/\b(\d{1,2})(?!\d)/', str_replace( $year[0], '', $text ), $day ) ) {
			return '';
		}
		return self::check( (int) $year[1], $month, (int) $day[1] );
	}

	/** YYYYMMDDhhmm; '' for any other text. */
	private static function find_time( string $text ): string {
		$time = preg_match( '/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/', $text ) ? date_create_immutable( $text, wp_timezone() ) : false;
		return false === $time ? '' : $time->setTimezone( wp_timezone() )->format( 'YmdHi' );
	}

	/** The number of the month that is named in a text, in the language of this WordPress or in English; 0 for none. */
	private static function find_month( string $text ): int {
		global $wp_locale;
		for ( $month = 1; $month <= 12; $month++ ) {
			$name    = $wp_locale->get_month( $month );
			$english = gmmktime( 0, 0, 0, $month, 1, 2000 );
			$names   = array_filter( array( $name, $wp_locale->month_abbrev[ $name ] ?? '', gmdate( 'F', $english ), gmdate( 'M', $english ) ) );
			foreach ( $names as $each ) {
				if ( 1 === preg_match( '/(?<!\pL)' . preg_quote( $each, '/' ) . '(?!\pL)/iu', $text ) ) {
					return $month;
				}
			}
		}
		return 0;
	}

	private static function check( int $year, int $month, int $day ): string {
		return checkdate( $month, $day, $year ) ? sprintf( '%04d%02d%02d', $year, $month, $day ) : '';
	}
}
