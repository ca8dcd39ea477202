<?php
/**
 * Pages of WordPress's own theme.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Publishing;

use Guildhall\Content\SitePath;
use Guildhall\Members\Audience;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Sends visitors of WordPress's own pages to the site, and with them the editor's links "View page". Without an address of
 * the site, WordPress shows its pages in its theme as before.
 */
final class VisitorRedirect {
	public static function register(): void {
		// After previews, and before core corrects the address.
		add_action( 'template_redirect', array( self::class, 'send_to_site' ), 5 );
	}

	public static function send_to_site(): void {
		$to = self::find_address();
		if ( null !== $to ) {
			// The site is another host, which `wp_safe_redirect` refuses.
			// phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect
			wp_redirect( $to, 302, 'Guildhall' );
			exit;
		}
	}

	/** The address of the requested page on the site; null for anything else, and if the site is this WordPress itself. */
	public static function find_address(): ?string {
		$origin = SiteOrigin::read();
		$is_own = null !== $origin && wp_parse_url( $origin, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST )
			&& wp_parse_url( $origin, PHP_URL_PORT ) === wp_parse_url( home_url(), PHP_URL_PORT );
		if ( null === $origin || $is_own || is_preview() || is_feed() || is_embed() || is_robots() ) {
			return null;
		}
		if ( is_front_page() ) {
			return $origin . '/';
		}
		$post = is_singular() || is_home() ? get_queried_object() : null;
		if ( ! $post instanceof WP_Post || Audience::Nobody === Audience::of( $post ) ) {
			return null;
		}
		return $origin . str_replace( '%2F', '/', rawurlencode( SitePath::of_post( $post ) ) );
	}
}
