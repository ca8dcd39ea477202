<?php
/**
 * Names of authors.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_Post;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The name of an author that visitors may read. */
final class AuthorName {
	/**
	 * Returns the public name that the author has chosen. WordPress makes it the login name until then, which is never returned:
	 * in its place stand first and last name, or nothing.
	 */
	public static function of( WP_Post $post ): string {
		$user = get_userdata( (int) $post->post_author );
		if ( ! $user instanceof WP_User ) {
			return '';
		}
		$names = array( $user->display_name, trim( "{$user->first_name} {$user->last_name}" ) );
		foreach ( array_map( array( Text::class, 'decode' ), $names ) as $name ) {
			if ( '' !== $name && ! self::is_login( $name, $user ) ) {
				return $name;
			}
		}
		return '';
	}

	// cspell:ignore nicename
	/** One can log in with the email address, too. */
	private static function is_login( string $name, WP_User $user ): bool {
		return in_array( mb_strtolower( $name ), array_map( 'mb_strtolower', array( $user->user_login, $user->user_email, $user->user_nicename ) ), true );
	}
}
