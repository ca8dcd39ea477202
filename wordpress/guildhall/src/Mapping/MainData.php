<?php
/**
 * Main data.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use Guildhall\Settings\Settings;
use stdClass;

defined( 'ABSPATH' ) || exit;

/** Makes the main data: what the settings page has, the menu, and the address of this WordPress. */
final class MainData {
	/** @return array<string, mixed> */
	public static function create(): array {
		$groups = array();
		foreach ( Settings::groups() as $group ) {
			$groups[ $group['name'] ] = FieldValues::read( $group['fields'], Settings::read_group( $group['name'] ) );
		}
		$groups['variousData'] = array(
			...( $groups['variousData'] ?? array() ),
			'navigation'    => Menu::read(),
			// The site says in its log what to set if it reads this WordPress at another address.
			'contentOrigin' => home_url(),
		);
		return array( '_en_maindata' => array_map( static fn( array $group ): array|stdClass => array() === $group ? new stdClass() : $group, $groups ) );
	}
}
