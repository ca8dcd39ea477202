<?php
/**
 * What editors choose from.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Blocks;

use Guildhall\Content\Categories;
use Guildhall\Content\ContentType;
use Guildhall\Mapping\Text;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Answers `GET /wp-json/guildhall/v1/choices` for the forms of blocks: plans, collections, categories and kinds of content. */
final class ChoicesRoute {
	/** Options with one choice in each line: `handle | Title`. */
	public const OPTIONS = array(
		'plans'       => 'guildhall_plans',
		'collections' => 'guildhall_collections',
	);

	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'add_route' ) );
	}

	public static function add_route(): void {
		register_rest_route(
			'guildhall/v1',
			'/choices',
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'respond' ),
				'permission_callback' => static fn(): bool => current_user_can( 'edit_posts' ),
			)
		);
	}

	/** @return array<string, mixed> */
	public static function respond(): array {
		$plans = self::read_lines( (string) get_option( self::OPTIONS['plans'], '' ) );
		$known = array_map(
			static fn( string $plan ): array => array(
				'value' => $plan,
				'label' => self::to_label( $plan ),
			),
			Descriptions::all()['plans'] ?? array()
		);
		return array(
			'plans'       => $plans ? $plans : $known,
			'collections' => self::read_lines( (string) get_option( self::OPTIONS['collections'], '' ) ),
			'categories'  => self::categories(),
			'postTypes'   => (object) self::post_types(),
		);
	}

	/**
	 * Reads lines such as `prints | Prints and posters`.
	 *
	 * @return list<array{value: string, label: string}>
	 */
	public static function read_lines( string $text ): array {
		$choices = array();
		foreach ( preg_split( '/\R/', $text ) ?: array() as $line ) {
			$parts = array_map( 'trim', explode( '|', $line, 2 ) );
			if ( '' !== $parts[0] ) {
				$choices[] = array(
					'value' => $parts[0],
					'label' => '' === ( $parts[1] ?? '' ) ? self::to_label( $parts[0] ) : $parts[1],
				);
			}
		}
		return $choices;
	}

	private static function to_label( string $name ): string {
		return ucfirst( trim( str_replace( array( '-', '_' ), ' ', $name ) ) );
	}

	/**
	 * Names of WordPress's post types by kind of content.
	 *
	 * @return array<string, string>
	 */
	private static function post_types(): array {
		$types = array();
		foreach ( ContentType::cases() as $type ) {
			$types[ $type->value ] = $type->post_type();
		}
		return $types;
	}

	/**
	 * The categories of entries, but for the one that says nothing.
	 *
	 * @return list<array{value: string, label: string}>
	 */
	private static function categories(): array {
		$terms = get_terms(
			array(
				'taxonomy'   => Categories::TAXONOMY,
				'hide_empty' => false,
				'exclude'    => array_filter( array( Categories::find_none() ) ),
			)
		);
		return array_map(
			static fn( WP_Term $term ): array => array(
				'value' => (string) $term->term_id,
				'label' => Text::decode( $term->name ),
			),
			is_array( $terms ) ? $terms : array()
		);
	}
}
