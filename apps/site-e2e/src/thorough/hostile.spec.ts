import { expect, test } from '../stack/test.ts';

const block = (blockName: string, fields: Record<string, unknown>, index: number) => ({
  blockName,
  idd: `block-${index}`,
  attrs: [],
  ...fields,
});

const entry = (content: unknown[]) => ({
  id: 9001,
  title: 'Hostile',
  permalink: '/hostile',
  postType: 'page',
  postDate: '20261101',
  postStatus: 'publish',
  hasAccess: true,
  content,
});

const attack = `<script>window.ran=1</script><img src=x onerror="window.ran=1"><svg onload="window.ran=1"></svg>
<a href="javascript:window.ran=1">go</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe><p style="position:fixed">x</p>`;
