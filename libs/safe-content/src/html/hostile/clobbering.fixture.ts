import { lines } from './lines.fixture.ts';

/** Names and ids that put themselves where scripts look for something of their own. */
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
<guildhall-island id=a data-island=evil data-props="{}"></guildhall-island>
`);
