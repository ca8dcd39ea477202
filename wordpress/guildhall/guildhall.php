<?php
/**
 * Plugin Name:       Guildhall
 * Description:       Makes this WordPress the content service of a Guildhall site: its content types, blocks, routes, previews and events.
 * Version:           0.1.0
 * Requires at least: 6.9
 * Requires PHP:      8.2
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/old-licenses/gpl-2.0.html
 * Text Domain:       guildhall
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.1.0';
const FILE    = __FILE__;
const FOLDER  = __DIR__;

// Guildhall\Routes\EntryRoute is src/Routes/EntryRoute.php.
spl_autoload_register(
	static function ( string $name ): void {
		if ( ! str_starts_with( $name, __NAMESPACE__ . '\\' ) ) {
			return;
		}
		$file = FOLDER . '/src/' . str_replace( '\\', '/', substr( $name, strlen( __NAMESPACE__ ) + 1 ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);

/** The subjects of the plugin, in order. Each has a static `register()` that adds its hooks. */
const SUBJECTS = array(
	Content\PostTypes::class,
	Content\Fields::class,
	Content\FieldsBox::class,
	Content\OldPaths::class,
	Content\FormerStructures::class,
	Cache\LastChange::class,
	Mapping\PictureSizes::class,
	Mapping\SharedPicture::class,
	Mapping\Menu::class,
	Routes\Routes::class,
	Settings\Settings::class,
	Settings\SettingsPage::class,
	Settings\ConnectionPanel::class,
	Blocks\Blocks::class,
	Blocks\EditorControls::class,
	Blocks\ChoicesRoute::class,
	Blocks\Patterns::class,
	Security\AuthorPrivacy::class,
	Members\Mark::class,
	Members\MarkPanel::class,
	Preview\PreviewLink::class,
	Publishing\ChangedContent::class,
	Publishing\EventQueue::class,
	Publishing\VisitorRedirect::class,
);

foreach ( SUBJECTS as $subject ) {
	$subject::register();
}
