<?php
/**
 * Lists of events.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/**
 * Lists of events by their day, in the time zone of this WordPress: coming ones first, the soonest before the others, then past
 * ones, the latest before the others, then those without a day. The days are of several spellings, which no database sorts.
 */
final class EventList {
	/** In a query: by the day of the event. */
	public const BY_DAY = array( 'orderby' => 'guildhall_day' );

	/** In a query: without past events. */
	public const COMING = 'guildhall_coming';

	/** @param array<string, mixed> $query */
	public static function is_by_day( array $query ): bool {
		return self::BY_DAY['orderby'] === ( $query['orderby'] ?? '' );
	}

	/** Today, YYYYMMDD. */
	public static function today(): string {
		return (string) wp_date( 'Ymd' );
	}

	/** Whether an event is over: on the day after its last one. */
	public static function is_past( int $post_id ): bool {
		$last = EventDays::of( $post_id )['last'];
		return '' !== $last && $last < self::today();
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<array<string, mixed>>
	 */
	public static function read( array $query, int $page, int $size ): array {
		return CardList::map_part( self::sort( $query ), (int) ( $query['offset'] ?? 0 ) + ( $page - 1 ) * $size, $size );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<int> The numbers of all its events, in order.
	 */
	private static function sort( array $query ): array {
		$all = CardList::find_ids( array( ...$query, 'orderby' => 'ID', 'order' => 'ASC' ) );
		update_meta_cache( 'post', $all );
		$today = self::today();
		$kinds = array( 'coming' => array(), 'past' => array(), 'undated' => array() );
		foreach ( $all as $id ) {
			$days = EventDays::of( $id );
			$kind = '' === $days['first'] ? 'undated' : ( $days['last'] < $today ? 'past' : 'coming' );
			// At one time, in the order in which they were written.
			$kinds[ $kind ][ sprintf( '%s %020d', $days['start'], $id ) ] = $id;
		}
		ksort( $kinds['coming'], SORT_STRING );
		krsort( $kinds['past'], SORT_STRING );
		$is_coming = ! empty( $query[ self::COMING ] );
		return array( ...array_values( $kinds['coming'] ), ...( $is_coming ? array() : array_values( $kinds['past'] ) ), ...array_values( $kinds['undated'] ) );
	}
}
