<?php
/**
 * Who may read a post.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Routes;

use Guildhall\Members\Audience;
use Guildhall\Security\Secret;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Who may read a post, as the part for members decides. Without it only what is published for everyone is shown. */
final class Access {
	public static function is_public( WP_Post $post ): bool {
		return 'Everyone' === self::audience( $post );
	}

	/** Its existence and title may be told: to everyone, or as a page for members. */
	public static function may_be_named( WP_Post $post ): bool {
		return 'Nobody' !== self::audience( $post );
	}

	/** The api has proved that a member asks. */
	public static function is_member( WP_REST_Request $request ): bool {
		return Secret::ContentKey->equals( $request->get_header( 'x-content-key' ) );
	}

	/** The site has proved that an editor asks. */
	public static function is_preview( WP_REST_Request $request ): bool {
		return Secret::PreviewKey->equals( $request->get_header( 'x-preview-key' ) );
	}

	/** @return 'Everyone'|'Members'|'Nobody' */
	private static function audience( WP_Post $post ): string {
		return Audience::of( $post )->name;
	}
}
