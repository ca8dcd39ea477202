<?php
/**
 * Icons of core's own blocks.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/** Leaves out what stands only for the eye beside a text that says the same: the site would show it as text, or report its loss. */
final class Icons {
	public static function leave_out( string $name, string $html ): string {
		return match ( $name ) {
			'core/social-links' => (string) preg_replace( '#<svg\b.*?</svg>#is', '', $html ),
			// On the site, what opens is always open: nothing is pressed.
			'core/accordion'    => (string) preg_replace( '#<span\b[^<>]*__toggle-icon[^<>]*>[^<]*</span>|</?button\b[^<>]*>#i', '', $html ),
			default             => $html,
		};
	}
}
