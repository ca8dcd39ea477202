<?php
/**
 * Tickets of previews.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Preview;

use Guildhall\Security\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * A ticket opens one unpublished entry on the site: `<id>.<expiry>.<hmac>`, with the expiry in seconds since 1970, and the
 * hex HMAC-SHA256 of `<id>.<expiry>`.
 */
final class Ticket {
	/** The site accepts no ticket for longer. */
	private const LIFETIME = HOUR_IN_SECONDS;

	/** A ticket for a post or an autosave; null without a secret. */
	public static function create( int $id ): ?string {
		$secret = Secret::PreviewSecret->read();
		if ( null === $secret ) {
			return null;
		}
		$signed = $id . '.' . ( time() + self::LIFETIME );
		return $signed . '.' . hash_hmac( 'sha256', $signed, $secret );
	}
}
