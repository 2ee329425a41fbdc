const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (content: string, attributes = ''): string =>
  `<svg ${XMLNS} ${XLINK} width="40" height="20" ${attributes}>${content}<rect id="kept" width="9" height="9"/></svg>`;
const inUrl = (text: string, type = 'image/svg+xml'): string => `data:${type};base64,${btoa(text)}`;

/** What is drawn with a name says `found()` when it runs, and asks for an address of `evil.test` when it loads something. */
export const HOSTILE: Record<string, string> = {
  'a script': svg('<script>found()</script>'),
  'a script with an address': svg(
    '<script xlink:href="https://evil.test/a.js"/><script href="data:text/javascript,found()"/>',
  ),
  'a script under another prefix': svg('<x:script xmlns:x="http://www.w3.org/2000/svg">found()</x:script>'),
  'a script in capitals': svg('<SCRIPT>found()</SCRIPT><ScRiPt>found()</ScRiPt>'),
  'a script of XHTML': svg('<script xmlns="http://www.w3.org/1999/xhtml">found()</script>'),
  'event attributes': svg(
    '<g onload="found()" onclick="found()" ONMOUSEOVER="found()"/>',
    'onload="found()" onerror="found()"',
  ),
  'an event of the animation': svg(
    '<set attributeName="x" onbegin="found()" to="1"/><animate onend="found()" attributeName="x" dur="1ms"/>',
  ),
  'a foreign object': svg(
    '<foreignObject width="40" height="20"><body xmlns="http://www.w3.org/1999/xhtml"><img src="https://evil.test/a.png" onerror="found()"/><iframe srcdoc="&lt;script>parent.found()&lt;/script>"/></body></foreignObject>',
  ),
  'an SVG in HTML in an SVG': svg(
    '<foreignObject><math xmlns="http://www.w3.org/1998/Math/MathML"><annotation-xml encoding="text/html"><svg xmlns="http://www.w3.org/2000/svg"><script>found()</script></svg></annotation-xml></math></foreignObject>',
  ),
  'an SVG in an SVG': svg('<svg onload="found()"><svg><script>found()</script></svg></svg>'),
  'a link that runs': svg(
    '<a xlink:href="javascript:found()"><text>a</text></a><a href=" java&#10;script:found()"><text>b</text></a>',
  ),
  'a link under another prefix': svg(
    '<a xmlns:l="http://www.w3.org/1999/xlink" l:href="javascript:found()"><text>a</text></a>',
  ),
  'a link that is animated': svg(
    '<a><animate attributeName="href" values="javascript:found()"/><animate attributeName="xlink:href" to="javascript:found()"/><set attributeName="hREF" to="javascript:found()"/><text>a</text></a>',
  ),
  'styles that load': svg(
    '<rect style="fill:url(https://evil.test/a#b);background:url(//evil.test/c)" fill="url(https://evil.test/d#e)" mask="url( \'https://evil.test/f#g\' )"/>',
  ),
  'styles that load by escapes': svg(
    '<rect style="fill:\\75rl(https://evil.test/a)" fill="u\\72 l(https://evil.test/b)" filter="u\\000072l(https://evil.test/c)"/>',
  ),
  'styles that load by other functions': svg(
    '<rect style="mask:image-set(\'https://evil.test/a.png\' 1x);cursor:-webkit-image-set(url(https://evil.test/b) 1x)" mask="src(\'https://evil.test/c\')"/>',
  ),
  'a variable that leads away': svg(
    '<style>rect{--a:url(https://evil.test/a);fill:var(--a)}</style><rect style="--b:url(https://evil.test/b);mask:var(--b) url(https://evil.test/c)"/>',
  ),
  'a style sheet that loads': svg(
    '<style>@import "https://evil.test/a.css"; @import url(https://evil.test/b.css); @font-face{font-family:x;src:url(https://evil.test/f.woff2)} rect{fill:url(https://evil.test/c#d)} @media screen{rect{mask:url(https://evil.test/e)}} @supports (fill:red){rect{filter:url(https://evil.test/g)}} rect{&amp;:hover{fill:url(https://evil.test/h)}}</style>',
  ),
  'an instruction that loads a style sheet': `<?xml version="1.0"?><?xml-stylesheet href="https://evil.test/a.css"?>${svg('<?xml-stylesheet href="https://evil.test/b.css"?>')}`,
  'a use of something outside': svg(
    '<use href="https://evil.test/a.svg#b"/><use xlink:href="data:image/svg+xml,%3Csvg%20id=%22a%22%20xmlns=%22http://www.w3.org/2000/svg%22%20onload=%22found()%22/%3E#a"/>',
  ),
  'pictures from outside': svg(
    '<image href="https://evil.test/a.png" xlink:href="//evil.test/b.png"/><feImage href="https://evil.test/c.png"/><filter id="f"><feImage xlink:href="https://evil.test/d"/></filter>',
  ),
  'a page in place of a picture': svg(
    `<image href="data:text/html,&lt;script>found()&lt;/script>"/><a href="${inUrl('<script>found()</script>', 'text/html')}"><text>a</text></a>`,
  ),
  'a hostile SVG in a picture': svg(
    `<image href="${inUrl(svg('<script>found()</script><image href="https://evil.test/a.png"/>'))}"/>`,
  ),
  'CDATA that ends elsewhere in HTML': svg(
    '<style><![CDATA[</style><img src="https://evil.test/a.png" onerror="found()">]]></style><desc><![CDATA[</desc><script>found()</script>]]></desc>',
  ),
  'text that is markup in HTML': svg(
    '<title>&lt;/title>&lt;/svg>&lt;img src=x onerror=found()></title><style>&lt;/style>&lt;img src=x onerror=found()></style>',
  ),
  'a comment that ends elsewhere in HTML': svg(
    '<!--><img src=x onerror=found()>--><desc id="--!&gt;&lt;img src=x onerror=found()>"/>',
  ),
  'a title with HTML': svg(
    '<title><img xmlns="http://www.w3.org/1999/xhtml" src="https://evil.test/a.png" onerror="found()"/></title><desc><style xmlns="http://www.w3.org/1999/xhtml">@import "https://evil.test/b.css"</style></desc>',
  ),
  'names of another language': `<svg ${XMLNS} xmlns:h="http://www.w3.org/1999/xhtml" width="40" height="20"><h:script>found()</h:script><h:iframe src="javascript:found()"/><h:link rel="stylesheet" href="https://evil.test/a.css"/><rect id="kept" width="9" height="9"/></svg>`,
  'an entity that is a script': `<!DOCTYPE svg [<!ENTITY where "javascript:found()"><!ENTITY on "https://evil.test/a.png">]>${svg('<a xlink:href="&where;"><text>a</text></a><image href="&on;"/>')}`,
  'a base that is elsewhere': svg('<use href="#a"/><rect fill="url(#b)"/>', 'xml:base="https://evil.test/"'),
  'styles under the names that they have while they are cleaned': svg(
    '<view>@import "https://evil.test/a.css"; rect{fill:url(https://evil.test/b)}</view><rect data-style-of-drawing="fill:url(https://evil.test/c)"/><text>a data-style-of-drawing="fill:url(x)" &lt;view></text>',
  ),
  'a style sheet in capitals': svg(
    '<STYLE>@import "https://evil.test/a.css"</STYLE><rect STYLE="fill:url(https://evil.test/b)"/>',
  ),
  'a handler': svg(
    '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">found()</handler><discard onbegin="found()"/><audio xmlns="http://www.w3.org/1999/xhtml" src="https://evil.test/a.mp3" autoplay=""/>',
  ),
};

/** What is no SVG, or none for every reader. */
export const UNREADABLE: Record<string, string> = {
  'an entity of a file': `<!DOCTYPE svg [<!ENTITY file SYSTEM "https://evil.test/a">]>${svg('<text>&file;</text>')}`,
  'entities of entities': `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
  'entities that grow': `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(100_000)}">]>${svg(`<text>${'&a;'.repeat(10_000)}</text>`)}`,
  'SVG as HTML reads it': `<svg ${XMLNS}><img src=x onerror=found()></svg>`,
  'a root of XHTML': '<html xmlns="http://www.w3.org/1999/xhtml"><svg/><script>found()</script></html>',
  'a root under a prefix': '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>found()</s:script></s:svg>',
  'two roots': `${svg('')}<script>found()</script>`,
};

/** As design programs write it. */
export const HARMLESS: Record<string, string> = {
  illustrator: `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 24.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ns_xlink "http://www.w3.org/1999/xlink"><!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" id="Layer_1" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" xmlns:i="&ns_ai;" x="0px" y="0px" width="160px" height="120px" viewBox="0 0 160 120" style="enable-background:new 0 0 160 120;" xml:space="preserve">
<style type="text/css"><![CDATA[
  .st0{clip-path:url(#SVGID_2_);}
  .st1{fill:url(#SVGID_3_);stroke:#123456;stroke-width:4;stroke-dasharray:8,3;}
  .st2{font-family:'sans-serif';font-size:18px;fill:#0A7D5B;}
  .st3{opacity:0.6;fill:#E4572E;mix-blend-mode:multiply;}
]]></style>
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"/><g i:extraneous="self">
<g><defs><circle id="SVGID_1_" cx="70" cy="60" r="48"/></defs>
<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
<linearGradient id="SVGID_3_" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="140" y2="0" gradientTransform="matrix(1 0 0 -1 0 120)"><stop offset="0" style="stop-color:#FFD166"/><stop offset="0.5" style="stop-color:#06D6A0"/><stop offset="1" style="stop-color:#118AB2"/></linearGradient>
<g class="st0"><rect x="6" y="6" class="st1" width="140" height="100"/></g></g>
<circle class="st3" cx="112" cy="70" r="34"/><text transform="matrix(1 0 0 1 20 110)" class="st2">Acme</text>
</g></switch></svg>`,
  figma: `<svg width="160" height="120" viewBox="0 0 160 120" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<g clip-path="url(#clip0_1_2)"><mask id="mask0" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="160" height="120"><path d="M0 0H160V120H0V0Z" fill="white"/><circle cx="40" cy="40" r="22" fill="black"/></mask>
<g mask="url(#mask0)"><rect width="160" height="120" rx="18" fill="url(#paint0_radial)"/></g>
<g filter="url(#filter0_d)"><path fill-rule="evenodd" clip-rule="evenodd" d="M80 20L140 100H20L80 20ZM80 50L104 84H56L80 50Z" fill="#6C2BD9" fill-opacity="0.8"/></g>
<rect x="112" y="14" width="36" height="36" fill="url(#pattern0)"/></g>
<defs><filter id="filter0_d" x="10" y="14" width="140" height="100" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dx="4" dy="6"/><feGaussianBlur stdDeviation="3"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.35 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1"/><feBlend mode="normal" in="SourceGraphic" in2="effect1" result="shape"/></filter>
<radialGradient id="paint0_radial" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="translate(80 60) rotate(45) scale(110 90)"><stop stop-color="#FF9F1C"/><stop offset="1" stop-color="#2EC4B6" stop-opacity="0.7"/></radialGradient>
<pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0" transform="scale(0.25)"/></pattern>
<image id="image0" width="4" height="4" preserveAspectRatio="none" xlink:href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg=="/><clipPath id="clip0_1_2"><rect width="160" height="120" fill="white"/></clipPath></defs></svg>`,
  marks: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><style>:root{--ink:#d1495b}@media all{path{stroke:var(--ink)}}line{stroke:currentColor;transform:rotate(3deg)}</style>
<defs><marker id="arrow" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="6" markerHeight="6" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z"/></marker><symbol id="dot" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol></defs>
<path d="M20 90 Q80 0 140 90" fill="none" stroke-width="5" marker-end="url(#arrow)" style="marker-start: url('#arrow'); stroke-linecap: round"/><use href="#dot" x="60" y="60" width="30" height="30" fill="rgb(0 100 200 / .5)"/><line x1="5" y1="5" x2="150" y2="9" stroke-width="3" color="#00798c"/><text x="80" y="112" text-anchor="middle" textLength="100" lengthAdjust="spacingAndGlyphs"><tspan font-weight="700">Line</tspan><![CDATA[ & dot]]></text></svg>`,
};
