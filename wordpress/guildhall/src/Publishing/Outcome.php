<?php
/**
 * What became of an event.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Publishing;

defined( 'ABSPATH' ) || exit;

/** What became of an event, in words for the person who runs this WordPress. */
final class Outcome {
	public function __construct( public readonly bool $is_ok, public readonly string $message ) {
	}
}
