import { lines } from './lines.fixture.ts';

/** Names and IDs that shadow properties scripts use. */
export const clobbering = lines(String.raw`
<a id=location href=https://evil.example/>x</a>
<a id=config><a id=config name=url href=https://evil.example/x.js>x</a>
<a name=currentScript href=/x>x</a>
<img name=cookie src=/media/x.webp>
<img name=getElementById src=/media/x.webp>
<img id=body src=/media/x.webp><img name=head src=/media/x.webp>
<form name=body><input name=firstChild></form>
<form id=x><input name=attributes><input name=nodeName></form>
<form id=test name=y><input name=action></form>
<p id=__proto__>x</p>
<p id=constructor>x</p>
<p id=island-data data-props='{"x":1}'>x</p>
<p name=csrf content=evil>x</p>
<h2 id=main>x</h2>
<ul id=app><li id=root>x</li></ul>
<table id=document name=window><tr id=parent><td id=self>x</table>
<iframe name=config srcdoc="<a id=url href=javascript:alert(1)></a>"></iframe>
<object id=config data=/x></object><embed name=config src=/x>
<a href="#x" id="x" name="x" for="x" form="x" headers="x" aria-labelledby="x" itemid="x" itemref="x">x</a>
<h2 id=location>x</h2><p id=cookie>x</p><div id=document>x</div><span id=top>x</span>
<a name=location>x</a><a name=cookie>x</a><a name=YT>x</a><a name=dataLayer href=/x>x</a>
<section id=YT><a name=onYouTubeIframeAPIReady>x</a></section><p id=firebase>x</p><p id=Chargebee>x</p>
<p id=toString>x</p><p id=hasOwnProperty>x</p><p id=then>x</p><p id=length>x</p><p id=item>x</p>
<a id=__proto__ href=/x>x</a><a name=__proto__>x</a><a name=constructor>x</a><a name=prototype>x</a>
<p id=twice>1</p><p id=twice>2</p><a name=twice>3</a><a id=twice name=twice>4</a>
<ul id=a1><li id=a2><ol id=a3><li id=a4><a href=/x id=a5><b id=a6><i id=a7>x
<table id=b1><thead id=b2><tr id=b3><tbody id=b4><tr id=b5><td id=b6><table id=b7><tr id=b8></table></table>
<p id='"><script>alert(1)</script>'>x</p><p id="a b">x</p><p id="a&quot; onload=alert(1) b=&quot;">x</p>
<p id="x&gt;&lt;img src=x onerror=alert(1)&gt;">x</p><a name="javascript:alert(1)">x</a><a name=' onclick=alert(1)'>x</a>
<details id=d1 name=config ontoggle=alert(1) open><summary id=d2 onclick=alert(1)>x</summary></details>
<details open name=cookie><summary><summary id=s>x</details></summary>
<a href="#x" aria-label="&quot;><img src=x onerror=alert(1)>" name="&#x22;><svg onload=alert(1)>">x</a>
<dl id=e1><dt id=e2>x<dd id=e3>y</dl><pre id=e4>
x</pre><img id=e5 src=/media/x.webp><hr id=e6><br id=e7>
<guildhall-island id=a data-island=evil data-props="{}"></guildhall-island>
`);
