<?php
/**
 * The secrets that this WordPress shares with site and api.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Security;

defined( 'ABSPATH' ) || exit;

/**
 * A secret, named after the constant or environment variable that holds it. It is never stored in the database: exports,
 * backups and other plugins read that.
 */
enum Secret: string {
	/** The api proves with it that it has verified a member. */
	case ContentKey = 'GUILDHALL_CONTENT_KEY';
	/** The site proves with it that it has verified a ticket. */
	case PreviewKey = 'GUILDHALL_CONTENT_PREVIEW_KEY';
	/** Signs the tickets of previews. */
	case PreviewSecret = 'GUILDHALL_PREVIEW_SECRET';
	/** Signs the events that tell the site what has changed. */
	case EventSecret = 'GUILDHALL_CONTENT_WEBHOOK_SECRET';

	private const MINIMUM_LENGTH = 16;

	/** The secret; null unless it can be used. */
	public function read(): ?string {
		return 'set' === $this->state() ? $this->given() : null;
	}

	/** Whether a request has sent this secret. An unset secret equals nothing, not even nothing. */
	public function equals( ?string $given ): bool {
		$secret = $this->read();
		return null !== $secret && null !== $given && hash_equals( $secret, $given );
	}

	/**
	 * What screens may show of it.
	 *
	 * @return 'set'|'unset'|'too short'|'used twice'
	 */
	public function state(): string {
		$secret = $this->given();
		if ( '' === $secret ) {
			return 'unset';
		}
		if ( strlen( $secret ) < self::MINIMUM_LENGTH ) {
			return 'too short';
		}
		// Whoever knows one secret must not know another.
		foreach ( self::cases() as $other ) {
			if ( $other !== $this && $other->given() === $secret ) {
				return 'used twice';
			}
		}
		return 'set';
	}

	private function given(): string {
		$value = defined( $this->value ) ? constant( $this->value ) : getenv( $this->value );
		return is_string( $value ) ? $value : '';
	}
}
