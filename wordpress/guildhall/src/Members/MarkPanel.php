<?php
/**
 * Where editors set the mark.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Members;

use WP_Post;

use const Guildhall\FILE;
use const Guildhall\VERSION;

defined( 'ABSPATH' ) || exit;

/** Shows the mark to editors: a panel in the block editor, a box in the classic one, and a word in lists of pages. */
final class MarkPanel {
	private const NONCE = 'guildhall_mark_nonce';

	public static function register(): void {
		add_action( 'enqueue_block_editor_assets', array( self::class, 'add_panel' ) );
		add_action( 'add_meta_boxes', array( self::class, 'add_box' ) );
		add_action( 'wp_insert_post_data', array( self::class, 'read_box' ), 10, 2 );
		add_filter( 'display_post_states', array( self::class, 'name_state' ), 10, 2 );
	}

	public static function add_panel(): void {
		$screen = get_current_screen();
		if ( null === $screen || ! in_array( $screen->post_type, Mark::types(), true ) ) {
			return;
		}
		$dependencies = array( 'wp-components', 'wp-data', 'wp-editor', 'wp-element', 'wp-plugins' );
		wp_enqueue_script( 'guildhall-mark-panel', plugins_url( 'src/Members/mark-panel.js', FILE ), $dependencies, VERSION, true );
		$texts = array(
			'key'    => Mark::KEY,
			'title'  => __( 'Members', 'guildhall' ),
			'label'  => __( 'For members', 'guildhall' ),
			'help'   => self::help(),
			'hidden' => __( 'This page is private and not for members: nobody sees it on the site.', 'guildhall' ),
		);
		wp_add_inline_script( 'guildhall-mark-panel', 'window.guildhallMark = ' . wp_json_encode( $texts ) . ';', 'before' );
	}

	public static function add_box(): void {
		$for_classic_editor = array( '__back_compat_meta_box' => true );
		add_meta_box( 'guildhall-mark', __( 'Members', 'guildhall' ), array( self::class, 'print_box' ), Mark::types(), 'side', 'default', $for_classic_editor );
	}

	public static function print_box( WP_Post $post ): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		printf(
			'<label><input type="checkbox" name="%s" value="1" %s> %s</label><p>%s</p>',
			esc_attr( Mark::KEY ),
			checked( Mark::is_set( $post->ID ), true, false ),
			esc_html__( 'For members', 'guildhall' ),
			esc_html( self::help() )
		);
	}

	/**
	 * Stores the box's mark before the post is saved, so that a marked page is never public for a moment.
	 *
	 * @param array<string, mixed> $data What is saved.
	 * @param array<string, mixed> $post What was given.
	 * @return array<string, mixed>
	 */
	public static function read_box( array $data, array $post ): array {
		$id    = (int) ( $post['ID'] ?? 0 );
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		$is_own = isset( $_POST['post_ID'] ) && (int) $_POST['post_ID'] === $id && 'revision' !== $data['post_type'];
		if ( $id > 0 && $is_own && wp_verify_nonce( $nonce, self::NONCE ) && current_user_can( 'edit_post', $id ) ) {
			update_post_meta( $id, Mark::KEY, isset( $_POST[ Mark::KEY ] ) ? '1' : '' );
		}
		return $data;
	}

	/**
	 * @param array<string, string> $states Words beside the title in a list of pages.
	 * @return array<string, string>
	 */
	public static function name_state( array $states, WP_Post $post ): array {
		if ( Mark::is_set( $post->ID ) ) {
			unset( $states['private'] );
			$states['guildhall_members'] = __( 'For members', 'guildhall' );
		}
		return $states;
	}

	private static function help(): string {
		return __( 'Only members can read this page. WordPress shows it as private. Its pictures and files are public for everyone who has their address. Without the mark, a private page is shown to nobody; to show it to everyone again, also choose the status “Published”.', 'guildhall' );
	}
}
