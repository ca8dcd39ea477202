import { lines } from './lines.fixture.ts';

/** Text that tries to leave an attribute or to add one. */
export const attributes = lines(
  String.raw`
<p title="</p><img src=x onerror=alert(1)>">x</p>
<p title='"><img src=x onerror=alert(1)>'>x</p>
<p title="'><script>alert(1)</script>">x</p>
<a href="/x" title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">x</a>
<a href="/x&quot; onclick=&quot;alert(1)">x</a>
<a href="/x" onclick="alert(1)" href="/y">x</a>
<a href='/x' "onclick=alert(1)">x</a>
<a href="/x"onclick="alert(1)">x</a>
<a href=/x/onclick=alert(1)>x</a>
<a href=/x'onclick=alert(1)>x</a>
<a href="/x" / onclick="alert(1)">x</a>
<a href="/x" =onclick="alert(1)">x</a>
<a =">" onclick="alert(1)" href=/x>x</a>
<a href=/x x="y" /onclick=alert(1)/>x</a>
<a foo='bar' title='x" onmouseover="alert(1)' href='/x'>x</a>
<img src="/media/x.webp" alt="&quot; onerror=&quot;alert(1)">
<img src="/media/x.webp" alt='" onerror="alert(1)'>
<img alt="<script>alert(1)</script>" src=x>
<img alt="</span><img src=x onerror=alert(1)>" src=x>
<img """><script>alert(1)</script>">
<img src="x` +
    '`' +
    String.raw` onerror=alert(1)">
<img src=x alt=` +
    '`' +
    String.raw`onerror=alert(1) ` +
    '`' +
    String.raw`onerror=alert(1)>
<p title=` +
    '`' +
    String.raw`><img src=x onerror=alert(1)>` +
    '`' +
    String.raw`>x</p>
<abbr title="--><img src=x onerror=alert(1)>">x</abbr>
<abbr title="]]><img src=x onerror=alert(1)>">x</abbr>
<p title=x&#10;onclick=alert(1)>x</p>
<p title="x&#0;" onclick="alert(1)">x</p>
<p class="c-a&quot; onclick=&quot;alert(1)">x</p>
<p class='c-a" onclick="alert(1)'>x</p>
<p lang='en" onclick="alert(1)'>x</p>
<p dir='ltr" onclick="alert(1)'>x</p>
<time datetime='2026" onclick="alert(1)'>x</time>
<td colspan='2" onclick="alert(1)'>x</td>
<table><tr><td colspan='2" onclick="alert(1)'>x</td></tr></table>
<ol start='1" onclick="alert(1)'><li>x</ol>
<ol reversed='" onclick="alert(1)'><li value='1" onclick=alert(1)'>x</ol>
<a target='_blank" onclick="alert(1)' href=/x>x</a>
<a rel='noopener" onclick="alert(1)' href=/x>x</a>
<a href=/x ping=https://evil.example/ping>x</a>
<a href=/x download=evil.exe>x</a>
<a href=/x attributionsrc=https://evil.example/>x</a>
<a href=/x target=_top>x</a>
<a href=/x target=evil>x</a>
<p is=evil-element>x</p>
<p slot=evil part=evil exportparts=evil>x</p>
<p nonce=abc>x</p>
<p data-bind="alert(1)" data-onclick="alert(1)" ng-init="alert(1)" v-html="x" x-init="alert(1)" hx-get="https://evil.example/">x</p>
<p ng-app>{{constructor.constructor('alert(1)')()}}</p>
<p __proto__=x constructor=x hasOwnProperty=x toString=x>x</p>
<__proto__ onclick=alert(1)>x</__proto__>
<constructor onclick=alert(1)>x</constructor>
`,
);
