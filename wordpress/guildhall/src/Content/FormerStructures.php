<?php
/**
 * Structures of permalinks.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

defined( 'ABSPATH' ) || exit;

/** Remembers the structures of permalinks that this WordPress had, and refuses the one that has no names: the site cannot ask for it. */
final class FormerStructures {
	private const OPTION = 'guildhall_former_structures';

	private const MOST = 20;

	public static function register(): void {
		add_action( 'permalink_structure_changed', array( self::class, 'remember' ) );
		add_filter( 'pre_update_option_permalink_structure', array( self::class, 'refuse_plain' ), 10, 2 );
		add_action( 'admin_notices', array( self::class, 'warn' ) );
	}

	public static function remember( mixed $old ): void {
		$known = (array) get_option( self::OPTION, array() );
		if ( is_string( $old ) && '' !== $old && ! in_array( $old, $known, true ) ) {
			update_option( self::OPTION, array_slice( array( $old, ...$known ), 0, self::MOST ), false );
		}
	}

	public static function refuse_plain( mixed $new, mixed $old ): mixed {
		if ( '' !== (string) $new || '' === (string) $old ) {
			return $new;
		}
		if ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( 'general', 'guildhall_plain_permalinks', self::explain() );
		}
		return $old;
	}

	public static function warn(): void {
		if ( current_user_can( 'manage_options' ) && ! self::has_names() ) {
			wp_admin_notice( esc_html( self::explain() ), array( 'type' => 'error' ) );
		}
	}

	/** A number alone was the address of a post. */
	public static function had_numbers(): bool {
		return in_array( '%post_id%', array_map( static fn( mixed $each ): string => trim( (string) $each, '/' ), (array) get_option( self::OPTION, array() ) ), true );
	}

	private static function has_names(): bool {
		return '' !== (string) get_option( 'permalink_structure' );
	}

	private static function explain(): string {
		return __( 'The site needs addresses that contain names: choose “Post name”, or any other structure but “Plain”, under Settings → Permalinks.', 'guildhall' );
	}
}
