/**
 * Registers every block that WordPress knows from its `block.json`. Blocks save their attributes, and no HTML.
 */
(function () {
  const editor = window.guildhallEditor;
  const { registerBlockType } = window.wp.blocks;
  // WordPress has given the metadata of all blocks to the editor before this runs.
  for (const [name, block] of Object.entries(editor.descriptions.blocks)) {
    registerBlockType(`guildhall/${name}`, {
      edit: editor.createEdit(block),
      save: () => null,
      ...(block.titledBy && {
        __experimentalLabel: (attributes) => editor.toText(attributes[block.titledBy] || '') || undefined,
      }),
    });
  }
})();
