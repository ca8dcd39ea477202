import { lines } from './lines.fixture.ts';

/** Unclosed, doubled, over-long and null-ridden texts. */
export const broken = [
  ...lines(String.raw`
<p><img src=x onerror=alert(1)
<img src=x onerror=alert(1) <p>x</p>
<<img src=x onerror=alert(1)>>
<<<<img src=x onerror=alert(1)
< img src=x onerror=alert(1)>
<%00img src=x onerror=alert(1)>
<img%20src=x%20onerror=alert(1)>
&lt;img src=x onerror=alert(1)&gt;
&#60;img src=x onerror=alert(1)&#62;
&#x3c;script&#x3e;alert(1)&#x3c;/script&#x3e;
&lt;<script>alert(1)</script>
+ADw-script+AD4-alert(1)+ADw-/script+AD4-
¼script¾alert(1)¼/script¾
<p></p></p></div></section></main></body></html><script>alert(1)</script>
</div></div></div><img src=x onerror=alert(1)>
<p/><p><b/><i><u></p></i></b><img src=x onerror=alert(1)>
<table><script>alert(1)</script><tr><img src=x onerror=alert(1)><td>x</table>
<ul><li><script>alert(1)</script><li><li></ul></ul></ul>
<li><dd><td><tr><option><figcaption><img src=x onerror=alert(1)>
<a href="/x"><a href="javascript:alert(1)"><a href="/y">x
<p><x><p><y><p><script>alert(1)</script>
<a href="/x
<a href='/x title="y" onclick=alert(1)>x</a>
<p title="x onclick=alert(1)>x</p>
`),
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<img src=x on\u0000error=alert(1)>',
  '<img src=x onerror\u0000=alert(1)>',
  '<\u0000img src=x onerror=alert(1)>',
  '\u0000<img src=x onerror=alert(1)>',
  '<img\u000bsrc=x\u000bonerror=alert(1)>',
  '<img\fsrc=x\fonerror=alert(1)>',
  '<img\nsrc=x\nonerror\n=\nalert(1)\n>',
  '<img\rsrc=x\ronerror=alert(1)>',
  '<img\u00a0src=x\u00a0onerror=alert(1)>',
  '\ufeff<script>alert(1)</script>',
  '\ud800<script>alert(1)</script>\udc00',
  `${'<b>'.repeat(90)}<img src=x onerror=alert(1)>`,
  `${'<div>'.repeat(5000)}<img src=x onerror=alert(1)>`,
  `${'<svg>'.repeat(200)}<img src=x onerror=alert(1)>`,
  `${'<iframe>'.repeat(50)}<img src=x onerror=alert(1)>`,
  `<p title="${'x'.repeat(210_000)}"><img src=x onerror=alert(1)>`,
  `${'&amp;'.repeat(60_000)}<img src=x onerror=alert(1)>`,
  `${'x'.repeat(199_990)}<img src=x onerror=alert(1)>`,
  `${'<p><x>'.repeat(40)}<img src=x onerror=alert(1)>`,
  `<a ${'x=1 '.repeat(20_000)}onclick=alert(1) href=/x>x</a>`,
  `<img srcset="${'/a.jpg 1x, '.repeat(5000)}https://evil.example/a.png 2x" src=/media/x.webp>`,
];
