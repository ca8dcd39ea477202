<?php
/**
 * The routes that the site reads.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Routes;

use Guildhall\Content\ContentType;

defined( 'ABSPATH' ) || exit;

/** Registers the routes that the site reads. Their names are those of the contract, without a version. */
final class Routes {
	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'register_routes' ) );
	}

	public static function register_routes(): void {
		$types = implode( '|', array_column( ContentType::cases(), 'value' ) );
		self::add( 'maindata', '/api', array( MainDataRoute::class, 'respond' ) );
		self::add( 'entry', '/api', array( EntryRoute::class, 'respond' ) );
		self::add( 'index', '/api', array( IndexRoute::class, 'respond' ) );
		self::add( 'cards', "/api/(?P<type>{$types})", array( CardsRoute::class, 'respond' ) );
		self::add( 'filters', "/api/(?P<type>{$types})", array( FiltersRoute::class, 'respond' ) );
	}

	private static function add( string $name, string $route, callable $respond ): void {
		register_rest_route(
			$name,
			$route,
			array(
				'methods'             => 'GET',
				'callback'            => $respond,
				// Each route shows the public what is public; entries check keys themselves.
				'permission_callback' => '__return_true',
			)
		);
	}
}
