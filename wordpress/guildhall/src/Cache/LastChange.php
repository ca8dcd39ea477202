<?php
/**
 * When content changed last.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Cache;

defined( 'ABSPATH' ) || exit;

/**
 * Notes when anything changed that a response may show. WordPress's own notes are lost after each request unless there is
 * an object cache.
 */
final class LastChange {
	private const OPTION = 'guildhall_last_change';

	private const HOOKS = array(
		'clean_post_cache',
		'clean_term_cache',
		'clean_object_term_cache',
		'added_post_meta',
		'updated_post_meta',
		'deleted_post_meta',
		'wp_update_nav_menu',
		'profile_update',
		'switch_theme',
		'permalink_structure_changed',
	);

	/** Options that change with visits, tasks and our own caches. */
	private const UNSEEN_OPTIONS = '/^(?:_(?:site_)?transient_|cron$|guildhall_last_|rewrite_rules$|recently_|auto_core_update|wp_user_roles$|.*session)/';

	private static bool $is_noted = false;

	public static function register(): void {
		foreach ( self::HOOKS as $hook ) {
			add_action( $hook, array( self::class, 'note' ), 10, 0 );
		}
		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $hook ) {
			add_action( $hook, array( self::class, 'on_option' ) );
		}
		add_action( 'shutdown', array( self::class, 'store' ), 90 );
	}

	public static function on_option( string $name ): void {
		if ( ! preg_match( self::UNSEEN_OPTIONS, $name ) ) {
			self::note();
		}
	}

	/** The first change of a request counts at once, and its end once more: an import is two writes, not a thousand. */
	public static function note(): void {
		if ( ! self::$is_noted ) {
			self::$is_noted = true;
			self::write();
		}
	}

	public static function store(): void {
		if ( self::$is_noted ) {
			self::$is_noted = false;
			self::write();
		}
	}

	/** Whether this request has changed something: then nothing is taken from a cache. */
	public static function is_now(): bool {
		return self::$is_noted;
	}

	public static function read(): string {
		return (string) get_option( self::OPTION, '0' );
	}

	private static function write(): void {
		update_option( self::OPTION, sprintf( '%.6F', microtime( true ) ), true );
	}
}
