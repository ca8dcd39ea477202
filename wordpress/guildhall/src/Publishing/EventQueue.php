<?php
/**
 * Changes that the site has not been told of.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Publishing;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps changes until the site has accepted them. Every request adds a row of its own, so that requests at the same time
 * lose nothing. The first change is sent at once; those of the two seconds after it, as an import makes them, are sent
 * together. What the site has not accepted is sent again by cron.
 */
final class EventQueue {
	public const HOOK = 'guildhall_send_events';

	private const ROW   = 'guildhall_change_';
	private const LOCK  = 'guildhall_sending';
	private const SENT  = 'guildhall_events_sent_at';
	private const TRIES = 'guildhall_event_tries';

	/** After this, a request that held the lock has ended without releasing it, s. */
	private const LOCK_EXPIRES_S = 60;

	/** Waits before another try, s; the last one is repeated. */
	private const RETRY_AFTER_S = array( 60, 300, 900, HOUR_IN_SECONDS );

	public static function register(): void {
		add_action( self::HOOK, array( self::class, 'flush' ) );
	}

	public static function add( Change $change ): void {
		if ( EventSender::is_configured() ) {
			add_option( self::ROW . str_replace( '.', '', uniqid( '', true ) ), $change->to_json(), '', false );
		}
	}

	/** Sends what waits, unless another request does. */
	public static function flush(): void {
		if ( array() === self::rows() ) {
			return;
		}
		if ( ! self::lock() ) {
			// Whoever holds the lock may have read the rows already.
			self::schedule( self::collect_s() );
			return;
		}
		try {
			$wait = self::collect_s() - ( microtime( true ) - (float) get_option( self::SENT, '0' ) );
			// An import changes one post in each request.
			if ( self::is_unattended() && $wait > 0 ) {
				usleep( (int) ( $wait * 1_000_000 ) );
			} elseif ( $wait > 0 ) {
				self::schedule( (int) ceil( $wait ) );
				return;
			}
			self::send_rows();
		} finally {
			delete_option( self::LOCK );
		}
	}

	private static function send_rows(): void {
		$rows   = self::rows();
		$change = Change::of_paths( array() );
		foreach ( $rows as $json ) {
			$change = $change->and( Change::from_json( $json ) ?? Change::of_everything() );
		}
		$outcome = EventSender::send( $change );
		LastEvent::store( $change, $outcome );
		update_option( self::SENT, (string) microtime( true ), false );
		array_map( 'delete_option', array_keys( $rows ) );
		if ( $outcome->is_ok ) {
			delete_option( self::TRIES );
			return;
		}
		self::add( $change );
		$tries = (int) get_option( self::TRIES, 0 );
		update_option( self::TRIES, $tries + 1, false );
		self::schedule( self::RETRY_AFTER_S[ min( $tries, count( self::RETRY_AFTER_S ) - 1 ) ] );
	}

	/** How long changes are collected after an event, s. */
	private static function collect_s(): int {
		return max( 0, (int) apply_filters( 'guildhall_collect_seconds', 2 ) );
	}

	private static function schedule( int $seconds ): void {
		$next = wp_next_scheduled( self::HOOK );
		if ( false === $next || $next > time() + $seconds ) {
			wp_clear_scheduled_hook( self::HOOK );
			wp_schedule_single_event( time() + $seconds, self::HOOK );
		}
	}

	/** Whether nobody waits for this request. Where the web server can do so, the browser gets its answer first. */
	private static function is_unattended(): bool {
		if ( wp_doing_cron() || 'cli' === PHP_SAPI ) {
			return true;
		}
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
			if ( function_exists( $finish ) ) {
				$finish();
				return true;
			}
		}
		return false;
	}

	/** Only one request sends at a time. */
	private static function lock(): bool {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- `add_option` cannot tell who came first.
		$expired = time() - self::LOCK_EXPIRES_S;
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value < %s", self::LOCK, (string) $expired ) );
		$is_mine = 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')", self::LOCK, (string) time() ) );
		// phpcs:enable
		wp_cache_delete( self::LOCK, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		return $is_mine;
	}

	/** @return array<string, string> The waiting changes, by the name of their option. */
	private static function rows(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- options cannot be listed otherwise, and a cache may be old.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id LIMIT 1000", $wpdb->esc_like( self::ROW ) . '%' ) );
		return array_column( $rows, 'option_value', 'option_name' );
	}
}
