<?php
/**
 * Main data.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Routes;

use Guildhall\Cache\ResponseCache;
use Guildhall\Mapping\MainData;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /wp-json/maindata/api`: texts and links of the whole site. */
final class MainDataRoute {
	public static function respond( WP_REST_Request $request ): WP_REST_Response {
		return Reply::json( $request, ResponseCache::remember( 'main data', array( MainData::class, 'create' ) ) );
	}
}
