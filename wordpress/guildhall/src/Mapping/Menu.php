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

	/** Levels of a menu. */
	private const DEEPEST = 10;

	public static function register(): void {
		add_action( 'after_setup_theme', array( self::class, 'add_place' ), 20 );
		add_action( 'admin_notices', array( self::class, 'say_what_is_shown' ) );
	}

	/** Says on the screen of menus what becomes of one. */
	public static function say_what_is_shown(): void {
		if ( 'nav-menus' !== ( get_current_screen()->id ?? '' ) ) {
			return;
		}
		$text = __( 'The site shows every level of a menu: links below another open by a button beside it. A link to # is the heading of the links below it, and is left out without any. Descriptions, title attributes and classes of links are not shown.', 'guildhall' );
		echo '<div class="notice notice-info"><p>' . esc_html( $text ) . '</p></div>';
	}

	public static function add_place(): void {
		register_nav_menu( self::PLACE, __( 'Main navigation of the site', 'guildhall' ) );
	}

	/** @return list<array<string, mixed>> */
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

	/** @return list<array<string, mixed>> Links, each with those below it in `children`. */
	private static function read_menu( int $id ): array {
		$items = wp_get_nav_menu_items( $id );
		$items = is_array( $items ) ? $items : array();
		$known = array_map( static fn( object $item ): int => (int) $item->ID, $items );
		$below = array();
		foreach ( $items as $item ) {
			$parent = (int) $item->menu_item_parent;
			// Below one that is gone, or was taken down: on the first level, as WordPress shows it.
			$below[ in_array( $parent, $known, true ) && $parent !== (int) $item->ID ? $parent : 0 ][] = $item;
		}
		return self::nest( $below, 0, static fn( object $item ): array => self::link( $item->title, $item->url, $item->target ) );
	}

	/**
	 * @param array<int, list<object>>               $below By the number of the item above.
	 * @param callable(object): array<string, mixed> $make  Makes a link of an item.
	 * @return list<array<string, mixed>>
	 */
	private static function nest( array $below, int $parent, callable $make, int $level = 0 ): array {
		$links = array();
		foreach ( $level < self::DEEPEST ? $below[ $parent ] ?? array() : array() as $item ) {
			$links[] = self::with_children( $make( $item ), self::nest( $below, (int) $item->ID, $make, $level + 1 ) );
		}
		return $links;
	}

	/** @return list<array<string, mixed>> */
	private static function read_navigation(): array {
		$found = get_posts( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'numberposts' => 1, 'orderby' => 'date', 'order' => 'DESC' ) );
		return isset( $found[0] ) ? self::read_blocks( DecidedBlocks::of( parse_blocks( $found[0]->post_content ), $found[0] ) ) : array();
	}

	/**
	 * @param array<mixed> $blocks
	 * @return list<array<string, mixed>>
	 */
	private static function read_blocks( array $blocks ): array {
		$links = array();
		foreach ( $blocks as $block ) {
			array_push( $links, ...self::read_block( $block ) );
		}
		return $links;
	}

	/**
	 * @param array<string, mixed> $block
	 * @return list<array<string, mixed>>
	 */
	private static function read_block( array $block ): array {
		$attrs = $block['attrs'];
		return match ( $block['blockName'] ) {
			'core/navigation-link', 'core/navigation-submenu' => array( self::with_children( self::read_link( $attrs ), self::read_blocks( $block['innerBlocks'] ) ) ),
			'core/home-link' => array( self::link( (string) ( $attrs['label'] ?? __( 'Home', 'guildhall' ) ), home_url( '/' ) ) ),
			'core/page-list' => self::list_pages( (int) ( $attrs['parentPageID'] ?? 0 ) ),
			default          => array(),
		};
	}

	/**
	 * @param array<string, mixed> $attrs
	 * @return array<string, mixed>
	 */
	private static function read_link( array $attrs ): array {
		// The address in the block is that of the day on which it was chosen.
		$own = 'post-type' === ( $attrs['kind'] ?? '' ) && isset( $attrs['id'] ) ? get_permalink( (int) $attrs['id'] ) : false;
		$url = is_string( $own ) ? $own : (string) ( $attrs['url'] ?? '' );
		$to  = true === ( $attrs['opensInNewTab'] ?? false ) ? '_blank' : '';
		return self::link( (string) ( $attrs['label'] ?? '' ), $url, $to );
	}

	/** @return list<array<string, mixed>> All pages below one, or all of them. */
	private static function list_pages( int $parent ): array {
		$pages = get_pages( array( 'sort_column' => 'menu_order,post_title' ) );
		$below = array();
		foreach ( is_array( $pages ) ? $pages : array() as $page ) {
			$below[ $page->post_parent ][] = $page;
		}
		return self::nest( $below, $parent, static fn( WP_Post $page ): array => self::link( Text::title( $page ), (string) get_permalink( $page ) ) );
	}

	/**
	 * @param array<string, mixed>       $link
	 * @param list<array<string, mixed>> $children
	 * @return array<string, mixed>
	 */
	private static function with_children( array $link, array $children ): array {
		return array() === $children ? $link : array( ...$link, 'children' => $children );
	}

	/** @return array{title: string, url: string, target: string} */
	private static function link( string $title, string $url, string $target = '' ): array {
		return array( 'title' => Text::decode( wp_strip_all_tags( $title ) ), 'url' => $url, 'target' => '_blank' === $target ? '_blank' : '' );
	}
}
