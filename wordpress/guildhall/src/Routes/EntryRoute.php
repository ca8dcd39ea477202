<?php
/**
 * One entry.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Routes;

use Guildhall\Content\EntryFinder;
use Guildhall\Content\FormerAddress;
use Guildhall\Mapping\EntryMapper;
use Guildhall\Mapping\FrontPage;
use Guildhall\Preview\PreviewedPost;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /wp-json/entry/api?path=` for visitors, `?id=` for previews. */
final class EntryRoute {
	private const LONGEST_PATH = 512;

	public static function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( null !== $request->get_param( 'id' ) ) {
			return self::respond_preview( $request );
		}
		$path = $request->get_param( 'path' );
		if ( null === $path ) {
			return new WP_Error( 'rest_missing_callback_param', __( 'Missing parameter(s): path', 'guildhall' ), array( 'status' => 400, 'params' => array( 'path' ) ) );
		}
		if ( ! is_string( $path ) || ! str_starts_with( $path, '/' ) || strlen( $path ) > self::LONGEST_PATH ) {
			return Reply::invalid( 'path' );
		}
		return self::respond_page( $request, '/' . trim( $path, '/' ) );
	}

	private static function respond_page( WP_REST_Request $request, string $path ): WP_REST_Response {
		// A path with a query is a short link: no post is there.
		$post = str_contains( $path, '?' ) ? null : EntryFinder::find( $path );
		if ( null === $post && '/' === $path ) {
			return Reply::json( $request, FrontPage::create() );
		}
		if ( null === $post || ! Access::may_be_named( $post ) ) {
			$to = null === $post ? FormerAddress::find_new( $path ) : null;
			return null === $to ? Reply::nothing( $request ) : Reply::json( $request, self::create_redirect( $to ) );
		}
		if ( Access::is_public( $post ) ) {
			return EntryMapper::has_page( $post ) ? Reply::json( $request, EntryMapper::map( $post ) ) : Reply::nothing( $request );
		}
		$is_member = Access::is_member( $request );
		$entry     = $is_member ? EntryMapper::map( $post ) : EntryMapper::map_head( $post );
		return Reply::json( $request, array( ...$entry, 'postStatus' => 'private', 'hasAccess' => $is_member ), $is_member );
	}

	private static function respond_preview( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! Access::is_preview( $request ) ) {
			return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'guildhall' ), array( 'status' => 401 ) );
		}
		$id   = Reply::number( $request->get_param( 'id' ), 1, PHP_INT_MAX );
		$post = null === $id ? null : PreviewedPost::find( $id );
		if ( null === $post ) {
			return new WP_Error( 'rest_post_invalid_id', __( 'Invalid post ID.', 'guildhall' ), array( 'status' => 404 ) );
		}
		$status = 'publish' === $post->post_status || 'private' === $post->post_status ? $post->post_status : 'draft';
		return Reply::json( $request, array( ...EntryMapper::map( $post ), 'postStatus' => $status, 'hasAccess' => true ), true );
	}

	/** @return array<string, mixed> The site reads nothing but `redirect`. */
	private static function create_redirect( string $to ): array {
		return array( 'postStatus' => 'publish', 'hasAccess' => true, 'redirect' => $to );
	}
}
