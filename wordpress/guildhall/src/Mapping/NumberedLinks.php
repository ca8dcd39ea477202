<?php
/**
 * Links by number.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use Guildhall\Content\SitePath;
use Guildhall\Routes\Access;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Writes links such as `/?p=123`, which editors copied from drafts, with the address of their post. */
final class NumberedLinks {
	public static function write_out( string $text ): string {
		if ( ! preg_match( '/[?](?:p|page_id)=\d/', $text ) ) {
			return $text;
		}
		$home = preg_quote( preg_replace( '#^https?:#', '', untrailingslashit( home_url() ) ), '#' );
		return (string) preg_replace_callback(
			"#(\\bhref=[\"'])(?:(?:https?:)?$home)?/?\\?(?:p|page_id)=(\\d+)(?=[\"'\\#])#",
			static function ( array $found ): string {
				$post = get_post( (int) $found[2] );
				return $post instanceof WP_Post && Access::may_be_named( $post ) ? $found[1] . esc_url( SitePath::permalink( $post ) ) : $found[0];
			},
			$text
		);
	}
}
