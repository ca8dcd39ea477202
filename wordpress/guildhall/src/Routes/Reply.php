<?php
/**
 * Responses of the routes.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Routes;

use stdClass;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Creates the responses of the routes. */
final class Reply {
	/** A response that differs by key, with a tag by which an unchanged one is not sent again. */
	public static function json( WP_REST_Request $request, mixed $value, bool $is_secret = false ): WP_REST_Response {
		$tag      = '"' . substr( hash( 'sha256', (string) wp_json_encode( $value ) ), 0, 22 ) . '"';
		$response = new WP_REST_Response( $value );
		$response->header( 'Vary', 'x-content-key, x-preview-key' );
		$response->header( 'X-Robots-Tag', 'noindex' );
		if ( $is_secret ) {
			$response->header( 'Cache-Control', 'private, no-store' );
			return $response;
		}
		$response->header( 'ETag', $tag );
		if ( str_contains( (string) $request->get_header( 'if_none_match' ), $tag ) ) {
			$response->set_status( 304 );
			$response->set_data( null );
		}
		return $response;
	}

	/** PHP's empty map: there is no such entry. */
	public static function nothing( WP_REST_Request $request ): WP_REST_Response {
		return self::json( $request, new stdClass() );
	}

	public static function invalid( string $name ): WP_Error {
		/* translators: %s: name of a parameter */
		$message = sprintf( __( 'Invalid parameter(s): %s', 'guildhall' ), $name );
		return new WP_Error( 'rest_invalid_param', $message, array( 'status' => 400, 'params' => array( $name => $message ) ) );
	}

	/** A whole number of a query, within bounds; null for anything else. */
	public static function number( mixed $given, int $least, int $most ): ?int {
		if ( ! is_string( $given ) || ! preg_match( '/^[1-9]\d{0,14}$/', $given ) ) {
			return null;
		}
		$number = (int) $given;
		return $number >= $least && $number <= $most ? $number : null;
	}
}
