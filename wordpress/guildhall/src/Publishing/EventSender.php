<?php
/**
 * Sends events to the site.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Publishing;

use Guildhall\Security\Secret;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Sends signed events to the site, `POST /_content-events`. */
final class EventSender {
	private const TIMEOUT_S = 5;

	/** Whether there is a site to send events to. */
	public static function is_configured(): bool {
		return null !== SiteOrigin::read() && null !== Secret::EventSecret->read();
	}

	/** An event without paths changes nothing: it shows whether events arrive. */
	public static function test(): Outcome {
		return self::send( Change::of_paths( array() ) );
	}

	public static function send( Change $change ): Outcome {
		$origin = SiteOrigin::read();
		$secret = Secret::EventSecret->read();
		if ( null === $origin ) {
			return new Outcome( false, __( 'The address of the site is missing: fill it in under Settings → Guildhall.', 'guildhall' ) );
		}
		if ( null === $secret ) {
			/* translators: 1: name of a constant, 2: its state, such as "unset" */
			$text = __( 'Events need the secret %1$s in wp-config.php or the environment; it is %2$s.', 'guildhall' );
			return new Outcome( false, sprintf( $text, Secret::EventSecret->value, Secret::EventSecret->state() ) );
		}
		$body      = $change->to_json();
		$timestamp = (string) (int) floor( microtime( true ) * 1000 );
		$response  = wp_remote_post(
			$origin . '/_content-events',
			array(
				'timeout'     => self::TIMEOUT_S,
				// A redirect would be followed without the body.
				'redirection' => 0,
				'headers'     => array(
					'content-type'          => 'application/json',
					'x-guildhall-timestamp' => $timestamp,
					'x-guildhall-signature' => 'sha256=' . hash_hmac( 'sha256', $timestamp . '.' . $body, $secret ),
				),
				'body'        => $body,
			)
		);
		return self::read_response( $response, $origin );
	}

	/** @param array<string, mixed>|WP_Error $response What came back. */
	private static function read_response( array|WP_Error $response, string $origin ): Outcome {
		if ( $response instanceof WP_Error ) {
			/* translators: 1: the site's address, 2: the reason */
			return new Outcome( false, sprintf( __( 'The site at %1$s cannot be reached: %2$s', 'guildhall' ), $origin, $response->get_error_message() ) );
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		if ( 204 === $status ) {
			return new Outcome( true, __( 'The site has accepted the event.', 'guildhall' ) );
		}
		return new Outcome( false, self::explain( $status, $response, $origin ) );
	}

	/** @param array<string, mixed> $response What came back. */
	private static function explain( int $status, array $response, string $origin ): string {
		if ( 401 === $status && '' !== (string) wp_remote_retrieve_header( $response, 'www-authenticate' ) ) {
			return __( 'A login protects the site (HTTP Basic authentication): let /_content-events through without it.', 'guildhall' );
		}
		if ( 401 === $status && str_contains( wp_remote_retrieve_body( $response ), 'timestamp' ) ) {
			return __( 'The clocks of this machine and of the site differ by more than five minutes: correct them.', 'guildhall' );
		}
		if ( 401 === $status ) {
			/* translators: %s: name of a constant */
			return sprintf( __( 'The site has another secret: %s must equal its CONTENT_WEBHOOK_SECRET.', 'guildhall' ), Secret::EventSecret->value );
		}
		if ( $status >= 300 && $status < 400 ) {
			/* translators: 1: the given address, 2: where it redirects to */
			return sprintf( __( 'The address %1$s redirects to %2$s: fill in that address.', 'guildhall' ), $origin, (string) wp_remote_retrieve_header( $response, 'location' ) );
		}
		if ( 404 === $status || 405 === $status ) {
			return __( 'The site accepts no events: start it with CONTENT_WEBHOOK_SECRET, or correct its address.', 'guildhall' );
		}
		/* translators: %d: an HTTP status */
		return sprintf( __( 'The site responded with status %d.', 'guildhall' ), $status );
	}
}
