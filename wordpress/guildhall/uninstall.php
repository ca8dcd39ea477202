<?php
/**
 * Deletes what the plugin stored beside the content. Posts, terms and pictures stay: they are the organisation's.
 *
 * @package Guildhall
 */

declare(strict_types=1);

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

global $wpdb;
// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- options cannot be listed otherwise.
$guildhall_options = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( 'guildhall_' ) . '%' ) );
array_map( 'delete_option', $guildhall_options );
wp_clear_scheduled_hook( 'guildhall_send_events' );
