<?php
/**
 * The main navigation.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Reads the main navigation: the menu at our place, else any menu of a theme, else the navigation of a block theme. */
final class Menu {
	public const PLACE = 'guildhall';

	public static function register(): void {
		add_action( 'after_setup_theme', array( self::class, 'add_place' ), 20 );
	}

	public static function add_place(): void {
		register_nav_menu( self::PLACE, __( 'Main navigation of the site', 'guildhall' ) );
	}

	/** @return list<array{title: string, url: string, target: string}> */
	public static function read(): array {
		$places = get_nav_menu_locations();
		// The first menu of a theme is its main one.
		$ids    = array_filter( array( $places[ self::PLACE ] ?? 0, ...array_values( $places ) ) );
		$menus  = array_map( static fn( object $menu ): int => (int) $menu->term_id, wp_get_nav_menus() );
		foreach ( array_unique( array( ...array_values( $ids ), ...$menus ) ) as $id ) {
			$links = self::read_menu( (int) $id );
			if ( array() !== $links ) {
				return $links;
			}
		}
		return self::read_navigation();
	}

	/** @return list<array{title: string, url: string, target: string}> Only its first level: the site's has one. */
	private static function read_menu( int $id ): array {
		$items = wp_get_nav_menu_items( $id );
		$top   = array_filter( is_array( $items ) ? $items : array(), static fn( object $item ): bool => '0' === (string) $item->menu_item_parent );
		return array_values( array_map( static fn( object $item ): array => self::link( $item->title, $item->url, $item->target ), $top ) );
	}

	/** @return list<array{title: string, url: string, target: string}> */
	private static function read_navigation(): array {
		$found = get_posts( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'numberposts' => 1, 'orderby' => 'date', 'order' => 'DESC' ) );
		$links = array();
		foreach ( isset( $found[0] ) ? DecidedBlocks::of( parse_blocks( $found[0]->post_content ), $found[0] ) : array() as $block ) {
			array_push( $links, ...self::read_block( $block ) );
		}
		return $links;
	}

	/**
	 * @param array<string, mixed> $block
	 * @return list<array{title: string, url: string, target: string}>
	 */
	private static function read_block( array $block ): array {
		$attrs = $block['attrs'];
		return match ( $block['blockName'] ) {
			'core/navigation-link', 'core/navigation-submenu' => self::read_link( $attrs ),
			'core/home-link' => array( self::link( (string) ( $attrs['label'] ?? __( 'Home', 'guildhall' ) ), home_url( '/' ) ) ),
			'core/page-list' => self::list_pages(),
			default          => array(),
		};
	}

	/**
	 * @param array<string, mixed> $attrs
	 * @return list<array{title: string, url: string, target: string}>
	 */
	private static function read_link( array $attrs ): array {
		// The address in the block is that of the day on which it was chosen.
		$own = 'post-type' === ( $attrs['kind'] ?? '' ) && isset( $attrs['id'] ) ? get_permalink( (int) $attrs['id'] ) : false;
		$url = is_string( $own ) ? $own : (string) ( $attrs['url'] ?? '' );
		$to  = true === ( $attrs['opensInNewTab'] ?? false ) ? '_blank' : '';
		return '' === $url ? array() : array( self::link( (string) ( $attrs['label'] ?? '' ), $url, $to ) );
	}

	/** @return list<array{title: string, url: string, target: string}> */
	private static function list_pages(): array {
		$pages = get_pages( array( 'parent' => 0, 'sort_column' => 'menu_order,post_title' ) );
		return array_values( array_map( static fn( WP_Post $page ): array => self::link( Text::title( $page ), (string) get_permalink( $page ) ), is_array( $pages ) ? $pages : array() ) );
	}

	/** @return array{title: string, url: string, target: string} */
	private static function link( string $title, string $url, string $target = '' ): array {
		return array( 'title' => Text::decode( wp_strip_all_tags( $title ) ), 'url' => $url, 'target' => '_blank' === $target ? '_blank' : '' );
	}
}
