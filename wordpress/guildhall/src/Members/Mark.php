<?php
/**
 * The mark of a page for members.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Members;

use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * The mark "For members". WordPress's own `private` means "for editors", so it opens nothing by itself. A marked page
 * that is published is kept as `private`, because core then hides it in its lists, search, feeds and routes. Removing the
 * mark shows the page to nobody until an editor publishes it again.
 */
final class Mark {
	public const KEY = 'guildhall_for_members';

	/** The mark that the current request to core's routes sets, by post; core saves it after the post. */
	private static ?bool $intended = null;

	public static function register(): void {
		add_action( 'init', array( self::class, 'register_meta' ), 99 );
		add_action( 'rest_api_init', array( self::class, 'read_intentions' ), 20 );
		add_filter( 'wp_insert_post_data', array( self::class, 'keep_private' ), 20, 2 );
		add_action( 'added_post_meta', array( self::class, 'on_marked' ), 10, 4 );
		add_action( 'updated_post_meta', array( self::class, 'on_marked' ), 10, 4 );
		// Before core publishes, at 10: the page is not public for a moment.
		add_action( 'publish_future_post', array( self::class, 'publish_scheduled' ), 5 );
		add_filter( 'rest_request_after_callbacks', array( self::class, 'forget_intention' ) );
	}

	public static function is_set( int $post_id ): bool {
		return '1' === get_post_meta( $post_id, self::KEY, true );
	}

	/** @return list<string> The types of posts that can be for members. */
	public static function types(): array {
		$types = array_filter( get_post_types( array( 'public' => true ) ), 'is_post_type_viewable' );
		return array_values( array_diff( $types, array( 'attachment' ) ) );
	}

	public static function register_meta(): void {
		foreach ( self::types() as $type ) {
			// Core's routes have `meta` only for types with this feature.
			add_post_type_support( $type, 'custom-fields' );
			register_post_meta(
				$type,
				self::KEY,
				array(
					'type'              => 'string',
					'single'            => true,
					'default'           => '',
					'show_in_rest'      => array( 'schema' => array( 'enum' => array( '', '1' ) ) ),
					'sanitize_callback' => static fn( mixed $value ): string => '1' === (string) $value ? '1' : '',
					'auth_callback'     => static fn( bool $allowed, string $key, int $id ): bool => current_user_can( 'edit_post', $id ),
				)
			);
		}
	}

	public static function read_intentions(): void {
		foreach ( self::types() as $type ) {
			add_filter( "rest_pre_insert_{$type}", array( self::class, 'read_intention' ), 10, 2 );
		}
	}

	/**
	 * Reads the mark from a request to core's routes: without it, a page that is marked and published in one step would
	 * be public until core saves the mark.
	 */
	public static function read_intention( mixed $prepared, WP_REST_Request $request ): mixed {
		$meta           = $request['meta'];
		self::$intended = is_array( $meta ) && array_key_exists( self::KEY, $meta ) ? '1' === (string) $meta[ self::KEY ] : null;
		return $prepared;
	}

	public static function forget_intention( mixed $response ): mixed {
		self::$intended = null;
		return $response;
	}

	/**
	 * @param array<string, mixed> $data What is saved.
	 * @param array<string, mixed> $post What was given.
	 * @return array<string, mixed>
	 */
	public static function keep_private( array $data, array $post ): array {
		if ( 'publish' !== $data['post_status'] || ! in_array( $data['post_type'], self::types(), true ) ) {
			return $data;
		}
		$given     = $post['meta_input'][ self::KEY ] ?? null;
		$is_marked = self::$intended ?? ( null === $given ? self::is_set( (int) ( $post['ID'] ?? 0 ) ) : '1' === (string) $given );
		if ( $is_marked ) {
			$data['post_status']   = 'private';
			$data['post_password'] = '';
		}
		return $data;
	}

	/**
	 * A mark that is added to a published page, by an import or by code.
	 *
	 * @param int    $meta_id Unused.
	 * @param int    $post_id The post.
	 * @param string $key     Its field.
	 * @param mixed  $value   The field's value.
	 */
	public static function on_marked( int $meta_id, int $post_id, string $key, mixed $value ): void {
		if ( self::KEY === $key && '1' === (string) $value && 'publish' === get_post_status( $post_id ) ) {
			wp_update_post( array( 'ID' => $post_id, 'post_status' => 'private' ) );
		}
	}

	/** Core publishes scheduled posts past `wp_insert_post_data`. */
	public static function publish_scheduled( int|WP_Post $post ): void {
		$post = get_post( $post );
		if ( $post instanceof WP_Post && 'future' === $post->post_status && self::is_set( $post->ID ) && strtotime( $post->post_date_gmt . ' GMT' ) <= time() ) {
			wp_update_post( array( 'ID' => $post->ID, 'post_status' => 'private' ) );
		}
	}
}
