<?php
/**
 * Hides the names of this WordPress's users.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Security;

use WP_Comment;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Visitors who are not logged in get no list of users, no archives of authors and no names of authors from core: names or
 * their addresses may be those with which editors log in. The entries that the site shows have the author's public name.
 */
final class AuthorPrivacy {
	public static function register(): void {
		add_filter( 'rest_pre_dispatch', array( self::class, 'refuse_users' ), 10, 3 );
		add_action( 'rest_api_init', array( self::class, 'hide_authors_of_posts' ), 20 );
		add_filter( 'rest_prepare_comment', array( self::class, 'hide_author_of_comment' ), 10, 2 );
		add_action( 'template_redirect', array( self::class, 'hide_archives' ), 0 );
		add_filter( 'the_author', array( self::class, 'hide_author_in_feeds' ) );
		add_filter( 'get_comment_author', array( self::class, 'hide_author_of_comment_in_feeds' ), 10, 3 );
		add_filter( 'oembed_response_data', array( self::class, 'hide_author_of_embed' ) );
		add_filter( 'wp_sitemaps_add_provider', array( self::class, 'omit_sitemap' ), 10, 2 );
	}

	/**
	 * @param mixed           $result  What another filter has answered, or null.
	 * @param WP_REST_Server  $server  Unused.
	 * @param WP_REST_Request $request The request.
	 */
	public static function refuse_users( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $result || is_user_logged_in() || ! preg_match( '#^/wp/v2/users(/|$)#i', $request->get_route() ) ) {
			return $result;
		}
		return new WP_Error(
			'rest_user_cannot_view',
			__( 'Sorry, you are not allowed to list users.', 'guildhall' ),
			array( 'status' => 401 )
		);
	}

	public static function hide_authors_of_posts(): void {
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $type ) {
			add_filter( "rest_prepare_{$type}", array( self::class, 'hide_author' ) );
		}
	}

	public static function hide_author( WP_REST_Response $response ): WP_REST_Response {
		if ( is_user_logged_in() ) {
			return $response;
		}
		$data = $response->get_data();
		unset( $data['author'] );
		$response->set_data( $data );
		$response->remove_link( 'author' );
		return $response;
	}

	/** A comment of a user has that user's name; those of others have the name that they gave. */
	public static function hide_author_of_comment( WP_REST_Response $response, WP_Comment $comment ): WP_REST_Response {
		$hidden = self::hide_author( $response );
		$data   = $hidden->get_data();
		if ( ! is_user_logged_in() && (int) $comment->user_id > 0 && isset( $data['author_name'] ) ) {
			$data['author_name'] = get_bloginfo( 'name' );
			$hidden->set_data( $data );
		}
		return $hidden;
	}

	/** Answers 404 before core redirects `/?author=1` to the address that contains the login. */
	public static function hide_archives(): void {
		if ( is_user_logged_in() || ! ( is_author() || self::asks_for_author() ) ) {
			return;
		}
		remove_action( 'template_redirect', 'redirect_canonical' );
		remove_action( 'template_redirect', 'wp_old_slug_redirect' );
		global $wp_query;
		$wp_query->set_404();
		status_header( 404 );
		nocache_headers();
	}

	/**
	 * Unless its user has chosen another, the public name is the login.
	 *
	 * @param mixed $name The public name of a post's author, or null.
	 */
	public static function hide_author_in_feeds( mixed $name ): mixed {
		return is_feed() && ! is_user_logged_in() ? get_bloginfo( 'name' ) : $name;
	}

	/**
	 * @param mixed $name    The name above a comment.
	 * @param mixed $id      Unused.
	 * @param mixed $comment The comment, or null.
	 */
	public static function hide_author_of_comment_in_feeds( mixed $name, mixed $id, mixed $comment ): mixed {
		$is_of_user = $comment instanceof WP_Comment && (int) $comment->user_id > 0;
		return $is_of_user && is_feed() && ! is_user_logged_in() ? get_bloginfo( 'name' ) : $name;
	}

	/**
	 * @param array<string, mixed> $data The description of a post, for a page that embeds it.
	 * @return array<string, mixed>
	 */
	public static function hide_author_of_embed( array $data ): array {
		unset( $data['author_name'], $data['author_url'] );
		return $data;
	}

	/**
	 * @param mixed  $provider A sitemap of core.
	 * @param string $name     Its name.
	 */
	public static function omit_sitemap( mixed $provider, string $name ): mixed {
		return 'users' === $name ? false : $provider;
	}

	private static function asks_for_author(): bool {
		return '' !== (string) get_query_var( 'author' ) || '' !== (string) get_query_var( 'author_name' );
	}
}
