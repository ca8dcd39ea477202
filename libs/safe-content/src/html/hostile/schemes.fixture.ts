import { lines } from './lines.fixture.ts';

/** Links with a script scheme in disguise. */
export const schemes = [
  ...lines(String.raw`
<a href="javascript:alert(1)">x</a>
<a href="JaVaScRiPt:alert(1)">x</a>
<a href=" javascript:alert(1)">x</a>
<a href="&#106;avascript:alert(1)">x</a>
<a href="&#x6A;avascript:alert(1)">x</a>
<a href="&#x0000006A;avascript:alert(1)">x</a>
<a href="&#106avascript:alert(1)">x</a>
<a href="java&#115;cript:alert(1)">x</a>
<a href="javascript&colon;alert(1)">x</a>
<a href="javascript&#58;alert(1)">x</a>
<a href="javascript&#x3A;alert(1)">x</a>
<a href="java&Tab;script:alert(1)">x</a>
<a href="java&NewLine;script:alert(1)">x</a>
<a href="&Tab;javascript:alert(1)">x</a>
<a href="java&#9;script:alert(1)">x</a>
<a href="java&#10;script:alert(1)">x</a>
<a href="java&#13;script:alert(1)">x</a>
<a href="&#1;javascript:alert(1)">x</a>
<a href="&#14;javascript:alert(1)">x</a>
<a href="&#x2028;javascript:alert(1)">x</a>
<a href="&#xFEFF;javascript:alert(1)">x</a>
<a href="&#xA0;javascript:alert(1)">x</a>
<a href="java&#xAD;script:alert(1)">x</a>
<a href="java&#x200B;script:alert(1)">x</a>
<a href="javascript:&#47;&#47;%0aalert(1)">x</a>
<a href="javascript://www.example/%0aalert(1)">x</a>
<a href="javascript:https://www.example;alert(1)">x</a>
<a href="feed:javascript:alert(1)">x</a>
<a href="view-source:javascript:alert(1)">x</a>
<a href="jar:https://evil.example/x.jar!/x.html">x</a>
<a href="vbscript:msgbox(1)">x</a>
<a href="livescript:alert(1)">x</a>
<a href="mocha:alert(1)">x</a>
<a href="data:text/html,<script>alert(1)</script>">x</a>
<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>
<a href="DATA:image/svg+xml,<svg onload=alert(1)>">x</a>
<a href="blob:https://www.example/1234">x</a>
<a href="filesystem:https://www.example/x">x</a>
<a href="file:///etc/passwd">x</a>
<a href="intent://x#Intent;scheme=javascript;end">x</a>
<a href="about:blank">x</a>
<a href="//evil.example/x">x</a>
<a href="\\evil.example\x">x</a>
<a href="/\evil.example/x">x</a>
<a href="/&#9;/evil.example/x">x</a>
<a href="https://www.example@evil.example/">x</a>
<a href="//javascript:alert(1)">x</a>
<a href="http://javascript:alert(1)">x</a>
<a href="https://javascript:alert(1)/">x</a>
<a href="&quot;javascript:alert(1)&quot;">x</a>
<a href="“javascript:alert(1)”">x</a>
<a href="&lt;javascript:alert(1)&gt;">x</a>
<a href="javascript&amp;colon;alert(1)">x</a>
<a href="javascript&amp;amp;#58;alert(1)">x</a>
<a href="www.javascript:alert(1)">x</a>
<a href="mailto:javascript:alert(1)@x">x</a>
<a href="mailto:mailto:javascript:alert(1)">x</a>
<a href="mailto:<script>alert(1)</script>@x.example?subject=<script>alert(1)</script>">x</a>
<a href="sms:1234?body=javascript:alert(1)&quot;onclick=&quot;alert(1)">x</a>
<a href="webcal:javascript:alert(1)">x</a>
<a href="webcal://javascript:alert(1)">x</a>
<a href="tel:javascript:alert(1)">x</a>
<a href="&#x200B;java&#x200B;script&#x200B;:alert(1)">x</a>
<a href="http://&#x200B;javascript:alert(1)">x</a>
<a href="https:\\javascript:alert(1)">x</a>
<img src="//evil.example/x.png" srcset="//evil.example/a.png 1x,javascript:alert(1) 2x,//media.example/a.png 3x" onerror=alert(1)>
<a xlink:href="javascript:alert(1)">x</a>
<a href=/x xlink:href="javascript:alert(1)">x</a>
<area href="javascript:alert(1)">
<img src="javascript:alert(1)">
<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>">
<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload=alert(1)>
<img dynsrc="javascript:alert(1)"><img lowsrc="javascript:alert(1)">
<blockquote cite="javascript:alert(1)">x</blockquote>
<q cite="javascript:alert(1)">x</q>
<del cite="javascript:alert(1)">x</del>
<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</table>
`),
  '<a href="java\u0000script:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\r\nscript\t:alert(1)">x</a>',
  '<a href="\u202ejavascript:alert(1)">x</a>',
  '<a href="ｊavascript:alert(1)">x</a>',
];
