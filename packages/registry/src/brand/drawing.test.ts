import { drawingFault } from './drawing';

const NS = 'xmlns="http://www.w3.org/2000/svg"';

it.each([
  [`<svg ${NS} viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>`, undefined],
  [
    `<!-- a koi -->\n<svg ${NS}><defs><linearGradient id='a'><stop offset="1"/></linearGradient></defs><g fill="url(#a)"><circle r="4"/></g></svg>\n`,
    undefined,
  ],
  ['', 'does not end'],
  [`<svg ${NS}>`, 'does not end'],
  [`<svg ${NS}><g></svg>`, 'closes svg, which is not open'],
  ['<svg><path d="M0 0"/></svg>', 'does not begin with <svg xmlns='],
  [`<!-- <svg ${NS}/> -->`, 'does not end'],
  [`<svg ${NS}/><svg ${NS}/>`, 'has more than one drawing'],
  [`<svg ${NS} onload ="a()"/>`, 'has onload'],
  [`<svg ${NS}><script>a()</script></svg>`, 'has <script>'],
  [`<svg ${NS} xmlns:s="http://www.w3.org/2000/svg"><s:script>a()</s:script></svg>`, 'cannot be read at "<s:script>'],
  [`<svg ${NS}><a href ="javascript:a()"/></svg>`, 'has <a>'],
  [`<svg ${NS}><use href="#a"/></svg>`, 'has <use>'],
  [`<svg ${NS}><animate attributeName="href"/></svg>`, 'has <animate>'],
  [`<svg ${NS}><style>@import "https://a.example";</style></svg>`, 'has <style>'],
  [`<svg ${NS}><path style="fill:red"/></svg>`, 'has style'],
  [`<svg ${NS}><path fill="url(https://a.example)"/></svg>`, 'has fill with something to fetch'],
  [`<svg ${NS}><path fill="u\\72l(a)"/></svg>`, 'has fill with something to fetch'],
  [`<svg ${NS}><path fill="&x;"/></svg>`, 'has fill with something to fetch'],
  [`<!DOCTYPE svg [<!ENTITY x "y">]><svg ${NS}/>`, 'cannot be read at "<!DOCTYPE'],
  [`<?xml-stylesheet href="a.css"?><svg ${NS}/>`, 'cannot be read at'],
  [`<svg ${NS}><![CDATA[<script>]]></svg>`, 'cannot be read at'],
  [`<svg ${NS}><foreignObject/></svg>`, 'has <foreignObject>'],
])('%s %s', (svg, fault) => {
  if (fault === undefined) expect(drawingFault(svg)).toBeUndefined();
  else expect(drawingFault(svg)).toContain(fault);
});
