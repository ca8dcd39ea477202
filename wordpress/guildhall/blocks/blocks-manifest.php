<?php
/**
 * Generated from the definitions of blocks: npm run generate:wordpress
 *
 * @package Guildhall
 */

return array(
	'page-title' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/page-title',
		'title' => 'Page title',
		'category' => 'guildhall-text',
		'icon' => 'heading',
		'description' => 'The title of the page, with a line below it if you want one.',
		'keywords' => array(
			'headline',
			'h1',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'title' => array(
				'type' => 'string',
			),
			'subTitle' => array(
				'type' => 'string',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
			'multiple' => false,
		),
		'example' => array(
			'attributes' => array(
				'title' => 'Our work',
				'subTitle' => 'What we did this year',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'hero' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/hero',
		'title' => 'Hero',
		'category' => 'guildhall-media',
		'icon' => 'align-full-width',
		'description' => 'A full-width picture with the title in a panel.',
		'keywords' => array(
			'top',
			'header',
			'cover',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'title' => array(
				'type' => 'string',
			),
			'subTitle' => array(
				'type' => 'string',
			),
			'image' => array(
				'type' => 'object',
			),
			'link' => array(
				'type' => 'object',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'title' => 'A house by the harbour',
				'subTitle' => 'Open to everyone since 1974',
				'link' => array(
					'title' => 'Visit us',
					'url' => '/visit',
					'target' => '',
				),
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'text' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/text',
		'title' => 'Text (site)',
		'category' => 'guildhall-text',
		'icon' => 'editor-alignleft',
		'description' => 'A paragraph, a heading, or a longer text, in the text column.',
		'keywords' => array(
			'paragraph',
			'heading',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'textType' => array(
				'type' => 'string',
			),
			'html' => array(
				'type' => 'string',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'textType' => 'html',
				'html' => '<p>A paragraph with a <a href="/about">link</a>.</p>',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'intro-text' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/intro-text',
		'title' => 'Intro text',
		'category' => 'guildhall-text',
		'icon' => 'editor-paragraph',
		'description' => 'An opening paragraph in larger type.',
		'keywords' => array(
			'lead',
			'opening',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'text' => array(
				'type' => 'string',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'text' => '<p>Two or three sentences that say what this page is about.</p>',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'large-intro-text' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/large-intro-text',
		'title' => 'Large intro text',
		'category' => 'guildhall-text',
		'icon' => 'editor-bold',
		'description' => 'A short statement in very large type.',
		'keywords' => array(
			'statement',
			'lead',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'text' => array(
				'type' => 'string',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'text' => 'One short statement.',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'list' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/list',
		'title' => 'List (site)',
		'category' => 'guildhall-text',
		'icon' => 'editor-ul',
		'description' => 'A bulleted or numbered list.',
		'keywords' => array(
			'bullets',
			'numbers',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'listType' => array(
				'type' => 'string',
			),
			'listItems' => array(
				'type' => 'array',
			),
			'start' => array(
				'type' => 'number',
			),
			'reversed' => array(
				'type' => 'boolean',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'listType' => 'ul',
				'listItems' => array(
					'Bring a coat',
					'Bring a lamp',
				),
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'button' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/button',
		'title' => 'Button (site)',
		'category' => 'guildhall-layout',
		'icon' => 'button',
		'description' => 'A button that links to a page.',
		'keywords' => array(
			'link',
			'call to action',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'link' => array(
				'type' => 'object',
			),
			'alignment' => array(
				'type' => 'string',
			),
			'size' => array(
				'type' => 'string',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'link' => array(
					'title' => 'Become a member',
					'url' => '/membership',
					'target' => '',
				),
				'size' => 'normal',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'image' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/image',
		'title' => 'Picture (site)',
		'category' => 'guildhall-media',
		'icon' => 'format-image',
		'description' => 'A picture, as wide as the text or wider, with a caption beside it.',
		'keywords' => array(
			'picture',
			'photo',
			'figure',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'image' => array(
				'type' => 'object',
			),
			'size' => array(
				'type' => 'string',
			),
			'title' => array(
				'type' => 'string',
			),
			'text' => array(
				'type' => 'string',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'size' => 'standard',
				'text' => 'The harbour in winter. Photo: the archive.',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'block-title' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/block-title',
		'title' => 'Block title',
		'category' => 'guildhall-text',
		'icon' => 'heading',
		'description' => 'A section title with a line above it.',
		'keywords' => array(
			'section',
			'headline',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'title' => array(
				'type' => 'string',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'title' => 'This season',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'image-text' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/image-text',
		'title' => 'Picture and text',
		'category' => 'guildhall-media',
		'icon' => 'align-pull-left',
		'description' => 'A picture with text beside it.',
		'keywords' => array(
			'picture',
			'media and text',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'title' => array(
				'type' => 'string',
			),
			'text' => array(
				'type' => 'string',
			),
			'image' => array(
				'type' => 'object',
			),
			'alignment' => array(
				'type' => 'string',
			),
			'link' => array(
				'type' => 'object',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'title' => 'The archive',
				'text' => '<p>Open to members on weekdays.</p>',
				'alignment' => 'left',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'banner' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/banner',
		'title' => 'Banner',
		'category' => 'guildhall-media',
		'icon' => 'cover-image',
		'description' => 'A text panel over a wide picture, in the accent colour or the block’s background.',
		'keywords' => array(
			'teaser',
			'campaign',
			'advertisement',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'title' => array(
				'type' => 'string',
			),
			'description' => array(
				'type' => 'string',
			),
			'image' => array(
				'type' => 'object',
			),
			'link' => array(
				'type' => 'object',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'title' => 'Help us keep the lamp lit',
				'description' => 'Members pay for two thirds of what we do.',
				'link' => array(
					'title' => 'Become a member',
					'url' => '/membership',
					'target' => '',
				),
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'slider' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/slider',
		'title' => 'Slider',
		'category' => 'guildhall-media',
		'icon' => 'images-alt2',
		'description' => 'A picture slider, with arrows if there is more than one picture.',
		'keywords' => array(
			'gallery',
			'carousel',
			'pictures',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'slides' => array(
				'type' => 'array',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'slides' => array(
					array(
						'title' => 'The harbour in winter',
					),
				),
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'banner-slider' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/banner-slider',
		'title' => 'Banner slider',
		'category' => 'guildhall-media',
		'icon' => 'slides',
		'description' => 'Banners that follow each other every four seconds; visitors can pause them.',
		'keywords' => array(
			'carousel',
			'campaign',
			'teaser',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'slides' => array(
				'type' => 'array',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'slides' => array(
					array(
						'title' => 'The winter programme',
						'link' => array(
							'title' => 'See it',
							'url' => '/calendar',
							'target' => '',
						),
					),
				),
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'rotating-text' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/rotating-text',
		'title' => 'Rotating text',
		'category' => 'guildhall-text',
		'icon' => 'update',
		'description' => 'Large lines of text that follow each other; visitors who want no motion see all of them.',
		'keywords' => array(
			'lines',
			'statement',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'slides' => array(
				'type' => 'array',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'slides' => array(
					array(
						'title' => 'We ask.',
					),
					array(
						'title' => 'We listen.',
					),
				),
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'video' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/video',
		'title' => 'Video (site)',
		'category' => 'guildhall-media',
		'icon' => 'format-video',
		'description' => 'A video with a cover picture; nothing loads from the video host until it is played.',
		'keywords' => array(
			'film',
			'youtube',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'videoId' => array(
				'type' => 'string',
			),
			'playlist' => array(
				'type' => 'string',
			),
			'start' => array(
				'type' => 'number',
			),
			'mp4' => array(
				'type' => 'object',
			),
			'coverImage' => array(
				'type' => 'object',
			),
			'enableMutedFullscreenVideo' => array(
				'type' => 'boolean',
			),
			'description' => array(
				'type' => 'string',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'videoId' => 'a1B_-2c3D4e',
				'description' => 'A walk through the house.',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'spacer-line' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/spacer-line',
		'title' => 'Spacer line',
		'category' => 'guildhall-layout',
		'icon' => 'minus',
		'description' => 'Vertical space with an optional line.',
		'keywords' => array(
			'separator',
			'divider',
			'space',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'height' => array(
				'type' => 'string',
			),
			'hideLine' => array(
				'type' => 'boolean',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'height' => 'medium',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'card-links' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/card-links',
		'title' => 'Card links',
		'category' => 'guildhall-lists',
		'icon' => 'grid-view',
		'description' => 'Cards that an editor selected.',
		'keywords' => array(
			'cards',
			'related',
			'picks',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'cardType' => array(
				'type' => 'string',
			),
			'contentType' => array(
				'type' => 'string',
			),
			'cards' => array(
				'type' => 'array',
			),
			'enlargeFirst' => array(
				'type' => 'boolean',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'contentType' => 'news',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'entry-list' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/entry-list',
		'title' => 'Entry list',
		'category' => 'guildhall-lists',
		'icon' => 'list-view',
		'description' => 'A list of entries, with optional filters and a button.',
		'keywords' => array(
			'cards',
			'news',
			'calendar',
			'people',
			'archive',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'contentType' => array(
				'type' => 'string',
			),
			'displayByCat' => array(
				'type' => 'boolean',
			),
			'cardType' => array(
				'type' => 'string',
			),
			'enlargeFirst' => array(
				'type' => 'boolean',
			),
			'buttonLink' => array(
				'type' => 'object',
			),
			'category' => array(
				'type' => 'string',
			),
			'numberOfEntries' => array(
				'type' => 'number',
			),
			'order' => array(
				'type' => 'string',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'contentType' => 'news',
				'displayByCat' => true,
				'numberOfEntries' => 6,
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'contact-form' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/contact-form',
		'title' => 'Contact form',
		'category' => 'guildhall-contact',
		'icon' => 'feedback',
		'description' => 'A form that visitors fill in, sent to you by email.',
		'keywords' => array(
			'form',
			'message',
			'email',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'title' => array(
				'type' => 'string',
			),
			'description' => array(
				'type' => 'string',
			),
			'fields' => array(
				'type' => 'array',
			),
			'link' => array(
				'type' => 'object',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'title' => 'Write to us',
				'fields' => array(
					array(
						'type' => 'email',
						'label' => 'Email',
						'name' => 'email',
						'required' => true,
					),
					array(
						'type' => 'textarea',
						'label' => 'Message',
						'name' => 'message',
						'required' => true,
					),
				),
				'link' => array(
					'title' => 'Send',
				),
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'contact-text' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/contact-text',
		'title' => 'Contact text',
		'category' => 'guildhall-contact',
		'icon' => 'email',
		'description' => 'A contact address in large type.',
		'keywords' => array(
			'address',
			'email',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'description' => array(
				'type' => 'string',
			),
			'link' => array(
				'type' => 'object',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'description' => 'Questions about your membership?',
				'link' => array(
					'title' => '',
					'url' => 'mailto:members@example.org',
					'target' => '',
				),
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'download-file' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/download-file',
		'title' => 'Download file',
		'category' => 'guildhall-media',
		'icon' => 'download',
		'description' => 'A file to download, with its type where known.',
		'keywords' => array(
			'file',
			'pdf',
			'document',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'title' => array(
				'type' => 'string',
			),
			'description' => array(
				'type' => 'string',
			),
			'link' => array(
				'type' => 'object',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'title' => 'Annual report',
				'description' => 'The year in figures.',
				'link' => array(
					'title' => '',
					'url' => '/files/report.pdf',
					'target' => '',
				),
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'iframe' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/iframe',
		'title' => 'Iframe',
		'category' => 'guildhall-media',
		'icon' => 'embed-generic',
		'description' => 'A page from another site, or a link to it if its host is not allowed.',
		'keywords' => array(
			'embed',
			'map',
			'page',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'link' => array(
				'type' => 'object',
			),
			'height' => array(
				'type' => 'string',
			),
			'description' => array(
				'type' => 'string',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'link' => array(
					'title' => 'Map',
					'url' => 'https://frames.example/map',
					'target' => '',
				),
				'height' => '600px',
				'description' => 'The way to the house.',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'membership-promotion' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/membership-promotion',
		'title' => 'Membership promotion',
		'category' => 'guildhall-membership',
		'icon' => 'awards',
		'description' => 'A dark blue banner that invites visitors to join.',
		'keywords' => array(
			'join',
			'campaign',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'title' => array(
				'type' => 'string',
			),
			'description' => array(
				'type' => 'string',
			),
			'image' => array(
				'type' => 'object',
			),
			'price' => array(
				'type' => 'string',
			),
			'link' => array(
				'type' => 'object',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'title' => 'Become a member',
				'description' => 'Four issues a year, and a key to the archive.',
				'price' => '450',
				'link' => array(
					'title' => 'Join',
					'url' => '/membership',
					'target' => '',
				),
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'post-date' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/post-date',
		'title' => 'Post date (site)',
		'category' => 'guildhall-text',
		'icon' => 'calendar-alt',
		'description' => 'The date of publication, such as March 05, 2021; hidden if the date does not exist.',
		'keywords' => array(
			'published',
			'day',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'date' => array(
				'type' => 'string',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
			'multiple' => false,
		),
		'example' => array(
			'attributes' => array(
				'date' => '20260305',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'price' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/price',
		'title' => 'Price',
		'category' => 'guildhall-membership',
		'icon' => 'money-alt',
		'description' => 'A price in large type. A number without a currency gets the organisation’s.',
		'keywords' => array(
			'cost',
			'amount',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'price' => array(
				'type' => 'string',
			),
			'textAfterPrice' => array(
				'type' => 'string',
			),
			'shippingText' => array(
				'type' => 'string',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'price' => '450',
				'textAfterPrice' => 'a year',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'shop-collection' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/shop-collection',
		'title' => 'Shop collection',
		'category' => 'guildhall-shop',
		'icon' => 'cart',
		'description' => 'Products of a collection of the shop; hidden without a collection.',
		'keywords' => array(
			'products',
			'shop',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'collectionHandle' => array(
				'type' => 'string',
			),
			'numberOfEntries' => array(
				'type' => 'number',
			),
			'disableSp' => array(
				'type' => 'boolean',
			),
			'buttonLink' => array(
				'type' => 'object',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'collectionHandle' => 'prints',
				'numberOfEntries' => 3,
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'sign-up-form' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/sign-up-form',
		'title' => 'Sign-up form',
		'category' => 'guildhall-membership',
		'icon' => 'id',
		'description' => 'A form to sign up for a membership; hidden where the site takes no sign-ups.',
		'keywords' => array(
			'join',
			'member',
			'subscription',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'title' => array(
				'type' => 'string',
			),
			'subscriptionType' => array(
				'type' => 'string',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'title' => 'Sign up',
				'subscriptionType' => 'individual-membership',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'subscription-box' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/subscription-box',
		'title' => 'Subscription box',
		'category' => 'guildhall-membership',
		'icon' => 'tickets-alt',
		'description' => 'A membership with its price, what it includes, and a form to sign up.',
		'keywords' => array(
			'join',
			'plan',
			'price',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'mostPopularText' => array(
				'type' => 'string',
			),
			'title' => array(
				'type' => 'string',
			),
			'subTitle' => array(
				'type' => 'string',
			),
			'recommendedText' => array(
				'type' => 'string',
			),
			'image' => array(
				'type' => 'object',
			),
			'price' => array(
				'type' => 'string',
			),
			'textAfterPrice' => array(
				'type' => 'string',
			),
			'products' => array(
				'type' => 'array',
			),
			'subscriptionType' => array(
				'type' => 'string',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'title' => 'Individual membership',
				'price' => '450',
				'textAfterPrice' => 'a year',
				'products' => array(
					array(
						'title' => 'Four issues',
					),
				),
				'subscriptionType' => 'individual-membership',
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
	'testimonials' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'guildhall/testimonials',
		'title' => 'Testimonials',
		'category' => 'guildhall-text',
		'icon' => 'format-quote',
		'description' => 'One large quotation, or several side by side.',
		'keywords' => array(
			'quotation',
			'review',
		),
		'textdomain' => 'guildhall',
		'attributes' => array(
			'slides' => array(
				'type' => 'array',
			),
			'backgroundColor' => array(
				'type' => 'string',
			),
			'blockTitle' => array(
				'type' => 'string',
			),
			'blockDescription' => array(
				'type' => 'string',
			),
			'anchor' => array(
				'type' => 'string',
			),
		),
		'supports' => array(
			'html' => false,
			'anchor' => true,
			'color' => false,
		),
		'example' => array(
			'attributes' => array(
				'slides' => array(
					array(
						'title' => 'A reader',
						'text' => 'I keep every issue.',
					),
				),
			),
		),
		'editorScript' => 'guildhall-editor',
		'editorStyle' => 'guildhall-editor',
	),
);
