<?php
/**
 * The last event that was sent.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Publishing;

defined( 'ABSPATH' ) || exit;

/** The last event that was sent to the site, and what became of it, for the settings page. */
final class LastEvent {
	private const OPTION = 'guildhall_last_event';

	public static function store( Change $change, Outcome $outcome ): void {
		$value = array(
			'time'    => time(),
			'event'   => $change->to_json(),
			'ok'      => $outcome->is_ok,
			'message' => $outcome->message,
		);
		update_option( self::OPTION, $value, false );
	}

	/** @return array{time: int, event: string, ok: bool, message: string}|null */
	public static function read(): ?array {
		$value = get_option( self::OPTION );
		return is_array( $value ) && isset( $value['time'], $value['event'], $value['ok'], $value['message'] ) ? $value : null;
	}

	public static function delete(): void {
		delete_option( self::OPTION );
	}
}
