/**
 * The same article as different editors write it. Quill 2, TinyMCE 7, CKEditor 48 and wangEditor 5 produced their outputs; those
 * of UEditor and Word are written by hand.
 */
export const editorOutputs = {
  quill: String.raw`<h2 class="ql-align-center">活动规则</h2><p>Deposit <strong>¥100</strong> <s>¥88</s> <span style="color: rgb(230, 0, 0);">red</span> <span style="background-color: rgb(255, 255, 0);">marked</span> <span class="ql-size-huge">big</span> <span class="ql-size-small">small</span></p><ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>One</li><li data-list="bullet" class="ql-indent-1"><span class="ql-ui" contenteditable="false"></span>inner</li><li data-list="ordered"><span class="ql-ui" contenteditable="false"></span>First</li><li data-list="ordered"><span class="ql-ui" contenteditable="false"></span>Second</li><li data-list="ordered" class="ql-indent-1"><span class="ql-ui" contenteditable="false"></span>inner</li><li data-list="ordered"><span class="ql-ui" contenteditable="false"></span>Third</li><li data-list="checked"><span class="ql-ui" contenteditable="false"></span>Done</li><li data-list="unchecked"><span class="ql-ui" contenteditable="false"></span>Open</li></ol><p class="ql-indent-2">Indented</p><p class="ql-align-right">right</p><p><a href="/#/recharge" rel="noopener noreferrer" target="_blank">Deposit</a></p><p><img src="https://cdn.example/a.png"></p><iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://player.example/embed/1"></iframe><div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block">code</div></div><blockquote>Quote</blockquote>`,
  quillSemantic: String.raw`<h2 class="ql-align-center">活动规则</h2><p>Deposit&nbsp;<strong>¥100</strong>&nbsp;<s>¥88</s>&nbsp;<span style="color: rgb(230, 0, 0);">red</span>&nbsp;<span style="background-color: rgb(255, 255, 0);">marked</span>&nbsp;<span class="ql-size-huge">big</span>&nbsp;<span class="ql-size-small">small</span></p><ul><li>One<ul><li>inner</li></ul></li></ul><ol><li>First</li><li>Second<ol><li>inner</li></ol></li><li>Third</li></ol><ul><li data-list="checked">Done</li></ul><ul><li data-list="unchecked">Open</li></ul><p class="ql-indent-2">Indented</p><p class="ql-align-right">right</p><p><a href="/#/recharge" rel="noopener noreferrer" target="_blank">Deposit</a></p><p><img src="https://cdn.example/a.png"></p><a href="https://player.example/embed/1">https://player.example/embed/1</a><pre data-language="plain">
code
</pre><blockquote>Quote</blockquote>`,
  tinymce: String.raw`<h2 style="text-align: center;">活动规则</h2>
<p>Deposit <strong>&yen;100</strong>, <em>once</em>, <u>daily</u>, <s>&yen;88</s> <span style="color: #e60000;">red</span> <span style="background-color: #ffff00;">marked</span> <span style="font-size: 32px;">big</span> H<sub>2</sub>O x<sup>2</sup></p>
<ol start="3">
<li>Three
<ul>
<li>inner</li>
</ul>
</li>
<li>Four</li>
</ol>
<ul>
<li>One</li>
<li>Two</li>
</ul>
<blockquote>
<p>Quote</p>
</blockquote>
<table>
<thead>
<tr>
<th>VIP</th>
<th>Deposit</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td style="text-align: right;">&yen;1,000</td>
</tr>
</tbody>
</table>
<p><a href="#/recharge">Deposit</a> <a href="https://example.com/" target="_blank" rel="noopener">elsewhere</a></p>
<p><img src="https://cdn.example/a.png" alt="Banner" width="640" height="320"></p>
<hr>
<p style="text-indent: 2em;">Indented</p>
<p>&ldquo;Quoted&rdquo; &amp; &yen;100 it&rsquo;s</p>
<p style="padding-left: 40px; text-align: center;"><span style="color: #e03e2d; font-size: 24pt;">indented</span></p>
<ol style="list-style-type: lower-alpha;">
<li>alpha</li>
<li>beta</li>
</ol>
<p><video controls="controls" width="300" height="150"><source src="https://cdn.example/a.mp4" type="video/mp4"></video></p>
<table style="border-collapse: collapse; width: 100%;" border="1"><colgroup><col style="width: 33.3062%;"><col style="width: 33.3062%;"><col style="width: 33.3062%;"></colgroup>
<tbody>
<tr>
<td>&nbsp;</td>
<td>&nbsp;</td>
<td>&nbsp;</td>
</tr>
<tr>
<td>&nbsp;</td>
<td>&nbsp;</td>
<td>&nbsp;</td>
</tr>
</tbody>
</table>
<p>&nbsp;</p>`,
  ckeditor: String.raw`<h2 style="text-align:center;">活动规则</h2><p>Deposit <strong>¥100</strong>, <i>once</i>, <u>daily</u>, <s>¥88</s> <span style="color:#e60000;">red</span> <span style="background-color:#ffff00;">marked</span> big H<sub>2</sub>O x<sup>2</sup></p><ol start="3"><li data-list-item-id="e8a90d0f3d2602e7b7062d5202a0b95df">Three<ul><li data-list-item-id="e5e4f820673595f236f163b55616c971c">inner</li></ul></li><li data-list-item-id="eb74765076942879d7c1e71c65602f6c9">Four</li></ol><ul><li data-list-item-id="e974291524870ec382883f40ce2bb6878">One</li><li data-list-item-id="e33bb227492fa22d124aa52cb998469a1">Two</li></ul><blockquote><p>Quote</p></blockquote><figure class="table"><table><thead><tr><th>VIP</th><th>Deposit</th></tr></thead><tbody><tr><td>1</td><td style="text-align:right;">¥1,000</td></tr></tbody></table></figure><p><a href="/#/recharge">Deposit</a> <a href="https://example.com/">elsewhere</a></p><p><img src="https://cdn.example/a.png" alt="Banner" width="640" height="320"></p><hr><p>Indented</p><p>“Quoted” &amp; ¥100 it’s</p><ul class="todo-list"><li data-list-item-id="ec50ff187f5f342c4e36a582295959e4d"><label class="todo-list__label"><input type="checkbox" checked="checked" disabled="disabled"><span class="todo-list__label__description">Done</span></label></li></ul><figure class="media"><oembed url="https://www.youtube.com/watch?v=H08tGjXNHO4"></oembed></figure><p><mark class="marker-yellow">marked</mark> <span class="text-huge">huge</span></p><p style="margin-left:80px;">in</p><figure class="image image_resized" style="width:50%;"><img src="https://cdn.example/b.png"><figcaption>Caption</figcaption></figure><ol style="list-style-type:upper-roman;"><li data-list-item-id="efe56325899d02e1d2a5e6c5423ff3dde">x</li></ol>`,
  wangeditor: String.raw`<h2 style="text-align: center;">活动规则</h2><p>Deposit <strong>¥100</strong>, <em>once</em>, <u>daily</u>, <s>¥88</s> <span style="color: rgb(230, 0, 0);">red</span> <span style="background-color: rgb(255, 255, 0);">marked</span> <span style="font-size: 32px;">big</span> H<sub>2</sub>O x<sup>2</sup></p><ol><li>Three</li><li>Four</li></ol><ul><li>One</li><li>Two</li></ul><blockquote>Quote</blockquote><table style="width: auto;"><tbody><tr><th colSpan="1" rowSpan="1" width="auto">VIP</th><th colSpan="1" rowSpan="1" width="auto">Deposit</th></tr><tr><td colSpan="1" rowSpan="1" width="auto">1</td><td colspan="1" rowspan="1" width="auto" style="text-align: right;">¥1,000</td></tr></tbody></table><p><a href="/#/recharge" target="">Deposit</a> <a href="https://example.com/" target="_blank">elsewhere</a></p><p><img src="https://cdn.example/a.png" alt="Banner" data-href="" style=""/></p><hr/><p style="text-indent: 2em;">Indented</p><p>“Quoted” & ¥100 it’s</p><p style="text-indent: 2em; text-align: center; line-height: 2;">lined</p><div data-w-e-type="todo"><input type="checkbox" disabled checked>Done</div><div data-w-e-type="video" data-w-e-is-void>
<video poster="https://cdn.example/p.png" controls="true" width="auto" height="auto"><source src="https://cdn.example/a.mp4" type="video/mp4"/></video>
</div><p><br></p>`,
  ueditor: String.raw`<p style="text-align: center;"><span style="font-size: 24px; color: rgb(255, 0, 0);"><strong>活动规则</strong></span></p><p style="text-indent: 2em; line-height: 1.75em;"><span style="text-decoration: line-through;">¥88</span> <span style="text-decoration: underline;">daily</span></p><ol class=" list-paddingleft-2" style="list-style-type: lower-roman;"><li><p>One</p></li><li><p>Two</p></li></ol><table><tbody><tr class="firstRow"><td width="187" valign="top" style="word-break: break-all;">VIP</td><td width="187" valign="top">Deposit</td></tr></tbody></table><p><img src="/uploads/image/20261120/图片 (1).png" title="图片" alt="图片.png" width="1200" height="600" style="width: 1200px; height: 600px;"/></p><p><video class="edui-upload-video vjs-default-skin video-js" controls="" preload="none" width="420" height="280" src="https://cdn.example/a.mp4" data-setup="{}"><source src="https://cdn.example/a.mp4" type="video/mp4"/></video></p><p><br/></p>`,
  word: String.raw`<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style>p.MsoNormal{margin:0cm;font-family:"Calibri",sans-serif}</style><p class=MsoNormal align=center style='text-align:center'><b><span lang=ZH-CN style='font-size:22.0pt;font-family:DengXian;color:red'>活动规则</span></b><o:p></o:p></p><p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span style='color:windowtext'>One</span><o:p></o:p></p><p class=MsoNormal><span style='color:black;background:white'>It&#8217;s &#165;100</span> <span style='display:none;mso-hide:all'>hidden</span> <s>old</s></p><table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><tr><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal>VIP<o:p></o:p></p></td><td width=301 valign=top><p class=MsoNormal>¥1,000<o:p></o:p></p></td></tr></table>`,
} as const;
