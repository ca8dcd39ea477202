<?php
/**
 * Beginnings of pages.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Blocks;

use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Registers patterns: a few blocks of the site in the usual order, to be filled in. Others are not offered in the editor: on
 * the site they would not look as they do there.
 */
final class Patterns {
	private const CATEGORY = 'guildhall';

	private const ROUTE = '/wp/v2/block-patterns/patterns';

	public static function register(): void {
		add_action( 'init', array( self::class, 'add_patterns' ) );
		add_filter( 'should_load_remote_block_patterns', '__return_false' );
		add_filter( 'rest_request_after_callbacks', array( self::class, 'leave_out_others' ), 10, 3 );
	}

	/** Leaves the patterns of WordPress, the theme and other plugins out of the list from which the editor offers them. */
	public static function leave_out_others( mixed $response, mixed $handler, WP_REST_Request $request ): mixed {
		if ( self::ROUTE !== $request->get_route() || ! $response instanceof WP_REST_Response ) {
			return $response;
		}
		$offered = array_filter( (array) $response->get_data(), array( self::class, 'is_offered' ) );
		$response->set_data( array_values( $offered ) );
		return $response;
	}

	/** @param array<string, mixed> $pattern */
	private static function is_offered( array $pattern ): bool {
		$is_own = str_starts_with( (string) ( $pattern['name'] ?? '' ), 'guildhall/' );
		/**
		 * Filters whether the editor offers a pattern.
		 *
		 * @param bool                 $is_own  True for a pattern of the site.
		 * @param array<string, mixed> $pattern Name, title and content.
		 */
		return (bool) apply_filters( 'guildhall_offers_pattern', $is_own, $pattern );
	}

	public static function add_patterns(): void {
		register_block_pattern_category( self::CATEGORY, array( 'label' => __( 'Pages of the site', 'guildhall' ) ) );
		// Title and date are those of the article.
		self::add( 'article', __( 'Article', 'guildhall' ), array( 'intro-text', 'image', 'text', 'testimonials', 'card-links' ) );
		self::add( 'landing-page', __( 'Page with a large picture', 'guildhall' ), array( 'hero', 'large-intro-text', 'image-text', 'entry-list', 'banner' ) );
		self::add( 'contact', __( 'Contact', 'guildhall' ), array( 'page-title', 'contact-text', 'contact-form' ) );
	}

	/**
	 * Adds a pattern of blocks that are still empty.
	 *
	 * @param string       $name   Name without its prefix.
	 * @param string       $title  Title for editors.
	 * @param list<string> $blocks Names of blocks without their prefix.
	 */
	private static function add( string $name, string $title, array $blocks ): void {
		register_block_pattern(
			"guildhall/$name",
			array(
				'title'      => $title,
				'categories' => array( self::CATEGORY ),
				'content'    => implode( "\n", array_map( static fn( string $block ): string => "<!-- wp:guildhall/$block /-->", $blocks ) ),
			)
		);
	}
}
