<?php
/**
 * Notices what has changed on the site.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Publishing;

use Guildhall\Content\SitePath;
use Guildhall\Members\Audience;
use Guildhall\Members\Mark;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Collects during a request what visitors will see differently. A page whose text alone has changed is named by its path;
 * everything that lists, menus or cards may show (titles, addresses, pictures, status, terms, menus, settings) is a change
 * of everything. Drafts and autosaves change nothing.
 */
final class ChangedContent {
	private static ?Change $collected = null;

	/** Protected fields, whose names begin with `_`, are notes of core and plugins, except these. */
	private const SHOWN_FIELDS = '/^(?:_thumbnail_id|_wp_attachment_image_alt|_yoast_wpseo_(?:title|metadesc|opengraph-.+)|rank_math_(?:title|description|facebook_.+))$/';

	/** Counters of visits and scores change without an editor. */
	private const COUNTERS = '/(?:views|hits|count|score)$/';

	/** Types of posts that are part of other pages. */
	private const PARTS = array( 'wp_navigation', 'wp_block', 'nav_menu_item', 'attachment' );

	public static function register(): void {
		add_action( 'wp_after_insert_post', array( self::class, 'on_saved' ), 10, 4 );
		add_action( 'transition_post_status', array( self::class, 'on_status' ), 10, 3 );
		add_action( 'before_delete_post', array( self::class, 'on_deleted' ), 10, 2 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, array( self::class, 'on_field' ), 10, 3 );
		}
		add_action( 'set_object_terms', array( self::class, 'on_terms' ), 10, 6 );
		$everything = array( 'edited_term', 'delete_term', 'wp_update_nav_menu', 'wp_delete_nav_menu', 'attachment_updated', 'delete_attachment', 'permalink_structure_changed', 'switch_theme' );
		foreach ( array( ...$everything, ...self::option_hooks() ) as $hook ) {
			add_action( $hook, array( self::class, 'on_everything' ), 10, 0 );
		}
		add_action( 'profile_update', array( self::class, 'on_user' ), 10, 2 );
		add_action( 'deleted_user', array( self::class, 'on_deleted_user' ), 10, 2 );
		add_action( 'updated_user_meta', array( self::class, 'on_user_name' ), 10, 3 );
		add_action( 'shutdown', array( self::class, 'send' ), 100 );
	}

	/** What has been collected; empties it. */
	public static function take(): ?Change {
		$taken           = self::$collected;
		self::$collected = null;
		return null === $taken || $taken->is_empty() ? null : $taken;
	}

	public static function on_everything(): void {
		self::add( Change::of_everything() );
	}

	public static function on_saved( int $id, WP_Post $post, bool $update, ?WP_Post $before ): void {
		if ( in_array( $post->post_type, self::PARTS, true ) ) {
			// No page shows a picture that has just been uploaded, or a menu's entry while it is a draft.
			if ( $update && in_array( $post->post_status, array( 'publish', 'inherit' ), true ) || 'publish' === $post->post_status ) {
				self::on_everything();
			}
			return;
		}
		if ( ! is_post_type_viewable( $post->post_type ) ) {
			return;
		}
		$is_shown  = Audience::Nobody !== Audience::of( $post );
		$was_shown = null !== $before && self::was_shown( $before );
		if ( ! $is_shown && ! $was_shown ) {
			return;
		}
		if ( $is_shown !== $was_shown || null === $before || self::differs_in_lists( $before, $post ) ) {
			self::on_everything();
		} elseif ( $before->post_content !== $post->post_content ) {
			self::add( Change::of_paths( array( SitePath::of_post( $post ) ) ) );
		}
	}

	/** Scheduled posts are published, and others put into the bin, past `wp_after_insert_post`. */
	public static function on_status( string $new, string $old, WP_Post $post ): void {
		$visible = array( 'publish', 'private' );
		$is_page = is_post_type_viewable( $post->post_type ) && 'attachment' !== $post->post_type;
		if ( $is_page && $new !== $old && array_intersect( $visible, array( $new, $old ) ) ) {
			$was_only_private = ! in_array( 'publish', array( $new, $old ), true ) && ! Mark::is_set( $post->ID );
			if ( ! $was_only_private ) {
				self::on_everything();
			}
		}
	}

	public static function on_deleted( int $id, WP_Post $post ): void {
		if ( in_array( $post->post_type, self::PARTS, true ) || Audience::Nobody !== Audience::of( $post ) ) {
			self::on_everything();
		}
	}

	/**
	 * A picture, a date or another field of a shown post. Core counts a field that is saved unchanged as no update.
	 *
	 * @param int|array<int> $meta_ids Unused.
	 */
	public static function on_field( int|array $meta_ids, int $post_id, string $key ): void {
		$post = get_post( $post_id );
		if ( ! $post instanceof WP_Post || ! self::may_show( $key, $post->post_type ) ) {
			return;
		}
		// A mark's own removal hides the page, which `Audience` no longer calls shown.
		$is_marking = Mark::KEY === $key && in_array( $post->post_status, array( 'publish', 'private' ), true );
		if ( 'attachment' === $post->post_type || $is_marking || Audience::Nobody !== Audience::of( $post ) ) {
			self::on_everything();
		}
	}

	/**
	 * @param array<int|string> $terms    Unused.
	 * @param array<int>        $new_ids  The terms it has now.
	 * @param array<int>        $old_ids  The terms it had.
	 */
	public static function on_terms( int $post_id, array $terms, array $new_ids, string $taxonomy, bool $append, array $old_ids ): void {
		$post    = get_post( $post_id );
		$changed = array_diff( $old_ids, $new_ids ) || array_diff( $new_ids, $old_ids );
		if ( $changed && $post instanceof WP_Post && Audience::Nobody !== Audience::of( $post ) ) {
			self::on_everything();
		}
	}

	/** Cards and pages show the names of authors. */
	public static function on_user( int $id, \WP_User $before ): void {
		$user = get_userdata( $id );
		if ( $user && $user->display_name !== $before->display_name ) {
			self::on_everything();
		}
	}

	/** WordPress gives the posts of a deleted user to another one without saving them. */
	public static function on_deleted_user( int $id, int|string|null $new_author ): void {
		if ( null !== $new_author ) {
			self::on_everything();
		}
	}

	/** First and last name stand in for a public name that is a login. */
	public static function on_user_name( int $meta_id, int $id, string $key ): void {
		if ( in_array( $key, array( 'first_name', 'last_name' ), true ) ) {
			self::on_everything();
		}
	}

	/** After the answer, so that no editor waits for the site. */
	public static function send(): void {
		$change = self::take();
		if ( null !== $change ) {
			EventQueue::add( $change );
			EventQueue::flush();
		}
	}

	private static function add( Change $change ): void {
		self::$collected = null === self::$collected ? $change : self::$collected->and( $change );
	}

	private static function may_show( string $key, string $type ): bool {
		return preg_match( self::SHOWN_FIELDS, $key )
			|| registered_meta_key_exists( 'post', $key, $type )
			|| registered_meta_key_exists( 'post', $key )
			|| ( ! is_protected_meta( $key, 'post' ) && ! preg_match( self::COUNTERS, $key ) );
	}

	private static function was_shown( WP_Post $before ): bool {
		return '' === $before->post_password
			&& ( 'publish' === $before->post_status || ( 'private' === $before->post_status && Mark::is_set( $before->ID ) ) );
	}

	private static function differs_in_lists( WP_Post $before, WP_Post $after ): bool {
		foreach ( array( 'post_title', 'post_name', 'post_status', 'post_excerpt', 'post_date', 'post_parent', 'post_author', 'post_type', 'menu_order', 'post_password' ) as $field ) {
			if ( (string) $before->$field !== (string) $after->$field ) {
				return true;
			}
		}
		// Without an excerpt, cards show the beginning of the text.
		return '' === $after->post_excerpt && self::beginning( $before ) !== self::beginning( $after );
	}

	private static function beginning( WP_Post $post ): string {
		return wp_trim_words( strip_shortcodes( excerpt_remove_blocks( $post->post_content ) ), 55, '' );
	}

	/** @return list<string> */
	private static function option_hooks(): array {
		$options = array( 'guildhall_settings', 'blogname', 'blogdescription', 'show_on_front', 'page_on_front', 'page_for_posts', 'posts_per_page', 'date_format', 'timezone_string', 'gmt_offset', 'permalink_structure', 'category_base', 'tag_base' );
		$options[] = 'theme_mods_' . get_option( 'stylesheet' );
		// A theme without settings has no option until a menu is put at one of its places.
		$added = array( 'add_option_guildhall_settings', 'add_option_theme_mods_' . get_option( 'stylesheet' ) );
		return array( ...$added, ...array_map( static fn( string $option ): string => "update_option_{$option}", $options ) );
	}
}
