import { lines } from './lines.fixture.ts';

/** Tags that parsers read differently, and comments and CDATA with unexpected ends. */
export const rawText = lines(String.raw`
<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>
<noscript><style></noscript><img src=x onerror=alert(1)></style>
<noscript><!-- </noscript><img src=x onerror=alert(1)> --></noscript>
<p><noscript></p><img title="</noscript><img src=x onerror=alert(1)>">
<template><img src=x onerror=alert(1)></template>
<template shadowrootmode=open><img src=x onerror=alert(1)></template>
<template><template></template><script>alert(1)</script></template>
<p><template></p><style></template><img src=x onerror=alert(1)></style>
<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>
<textarea></textarea/><img src=x onerror=alert(1)></textarea>
<title><img title="</title><img src=x onerror=alert(1)>"></title>
<title></title/><img src=x onerror=alert(1)>
<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>
<xmp>&lt;/xmp&gt;<img src=x onerror=alert(1)></xmp>
<noembed><p title="</noembed><img src=x onerror=alert(1)>"></noembed>
<noframes><p title="</noframes><img src=x onerror=alert(1)>"></noframes>
<plaintext><img src=x onerror=alert(1)>
<iframe><p title="</iframe><img src=x onerror=alert(1)>"></iframe>
<iframe srcdoc="<script>alert(1)</script>"></iframe>
<iframe srcdoc="&lt;script&gt;parent.alert(1)&lt;/script&gt;"></iframe>
<iframe src="javascript:alert(1)"></iframe>
<iframe src="javascript:parent.alert(1)">
<iframe src=https://evil.example/></iframe>
<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>
<iframe onload=alert(1)></iframe>
<iframe><iframe><iframe><img src=x onerror=alert(1)></iframe></iframe></iframe>
<frameset onload=alert(1)><frame src=javascript:alert(1)></frameset>
<fencedframe src=https://evil.example/></fencedframe>
<portal src=https://evil.example/></portal>
<object data="javascript:alert(1)"></object>
<object data=https://evil.example/x.swf type=application/x-shockwave-flash></object>
<object data="data:text/html,<script>alert(1)</script>"><img src=x onerror=alert(1)></object>
<embed src="javascript:alert(1)">
<embed src=https://evil.example/x.swf allowscriptaccess=always>
<applet code=evil.class archive=https://evil.example/x.jar></applet>
<select><style></select><img src=x onerror=alert(1)></style></select>
<select><option><style></option></select><img src=x onerror=alert(1)></style>
<select><template><script>alert(1)</script></template></select>
<select onfocus=alert(1) autofocus><option>&lt;script&gt;alert(1)&lt;/script&gt;</select>
<selectedcontent><img src=x onerror=alert(1)></selectedcontent>
<!--><img src=x onerror=alert(1)>-->
<!---><img src=x onerror=alert(1)>-->
<!--!><img src=x onerror=alert(1)>
<!-- --!><img src=x onerror=alert(1)> -->
<!--><script>alert(1)</script>
<!-- <!-- --><img src=x onerror=alert(1)> -->
<!-- a -- b --><img src=x onerror=alert(1)>
<!--[if IE]><img src=x onerror=alert(1)><![endif]-->
<!--[if gte IE 4]><script>alert(1)</script><![endif]-->
<![CDATA[<img src=x onerror=alert(1)>]]>
<![CDATA[><img src=x onerror=alert(1)>]]>
<?xml version="1.0"?><img src=x onerror=alert(1)>
<?php ><img src=x onerror=alert(1)> ?>
<?xml-stylesheet href="javascript:alert(1)"?>
<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]><p>&x;</p>
<!ATTLIST x onload CDATA "alert(1)">
</ ><img src=x onerror=alert(1)>
</x/><img src=x onerror=alert(1)>
</p title="><img src=x onerror=alert(1)>">
<% <img src=x onerror=alert(1)> %>
`);
