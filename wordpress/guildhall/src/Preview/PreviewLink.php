<?php
/**
 * The editor's preview.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Preview;

use Guildhall\Security\Secret;
use Guildhall\Publishing\SiteOrigin;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the editor's previews to the site. WordPress's own preview address stays in the editor: the ticket is made when
 * it is opened, for the person who opens it, and is valid for a whole hour from then.
 */
final class PreviewLink {
	public static function register(): void {
		add_action( 'template_redirect', array( self::class, 'open' ), 0 );
	}

	public static function open(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing is changed; the person's rights are checked.
		if ( ! isset( $_GET['preview'] ) ) {
			return;
		}
		$post = self::find_requested();
		if ( null === $post || ! is_post_type_viewable( $post->post_type ) || ! current_user_can( 'edit_post', $post->ID ) ) {
			return;
		}
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		header( 'X-Robots-Tag: noindex' );
		$problem = self::find_problem();
		if ( null !== $problem ) {
			wp_die( esc_html( $problem ), esc_html__( 'No preview', 'guildhall' ), array( 'response' => 503, 'back_link' => true ) );
		}
		$ticket = Ticket::create( PreviewedPost::choose( $post, get_current_user_id() ) );
		// The site is another host, which `wp_safe_redirect` refuses.
		// phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect
		wp_redirect( SiteOrigin::read() . '/preview?ticket=' . $ticket, 302, 'Guildhall' );
		exit;
	}

	/** The reason why previews do not work, and what to do; null if they do. */
	public static function find_problem(): ?string {
		if ( null === SiteOrigin::read() ) {
			return __( 'The address of the site is missing: fill it in under Settings → Guildhall.', 'guildhall' );
		}
		foreach ( array( Secret::PreviewSecret, Secret::PreviewKey ) as $secret ) {
			if ( 'set' !== $secret->state() ) {
				/* translators: 1: name of a constant, 2: its state, such as "unset" */
				return sprintf( __( 'Previews need the secret %1$s in wp-config.php or the environment; it is %2$s.', 'guildhall' ), $secret->value, $secret->state() );
			}
		}
		return null;
	}

	private static function find_requested(): ?WP_Post {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended
		foreach ( array( 'preview_id', 'p', 'page_id' ) as $name ) {
			if ( isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) && ctype_digit( $_GET[ $name ] ) ) {
				$id = (int) $_GET[ $name ];
				break;
			}
		}
		// phpcs:enable
		$post = get_post( $id ?? get_queried_object_id() );
		return $post instanceof WP_Post && 0 !== $post->ID && 'revision' !== $post->post_type ? $post : null;
	}
}
