/** The style of a caderno, over the tokens of a theme; on paper in landscape. */
export const style = `
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink-2);font:var(--t-small);-webkit-text-size-adjust:100%}
main{max-width:1200px;margin:0 auto;padding:var(--s-10) var(--page-x) var(--s-20)}
h1{margin:0 0 var(--s-2);font:var(--t-title);letter-spacing:var(--track-title);color:var(--ink)}
h2{margin:0 0 var(--s-4);font:var(--t-section);letter-spacing:var(--track-section);color:var(--ink)}
h3{margin:var(--s-6) 0 var(--s-3);font:var(--t-item);color:var(--ink)}
p{margin:0}
code{font:450 .75rem/1rem ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere;color:var(--ink-3)}
em{font-style:normal;font-weight:600;color:var(--ink)}
a{color:var(--accent-ink)}
.eyebrow{font:var(--t-label);color:var(--ink-3)}
nav{margin-top:var(--s-6)}
nav ol{display:flex;flex-wrap:wrap;gap:var(--s-2) var(--s-6);margin:0;padding:0 0 0 var(--s-5)}
section{margin-top:var(--s-12)}
.when{margin-bottom:var(--s-4)}
.table{overflow-x:auto;border:1px solid var(--line);border-radius:var(--r-card);background:var(--surface)}
table{width:100%;border-collapse:collapse}
th,td{padding:var(--s-2) var(--s-3);text-align:start;vertical-align:top;border-bottom:1px solid var(--line)}
tbody tr:last-child>*{border-bottom:0}
thead th{font:var(--t-label);color:var(--ink-3);white-space:nowrap}
tbody th{min-width:160px;font:var(--t-item);font-size:.875rem;color:var(--ink)}
tbody th code{display:block}
td span{display:block}
td span+span{margin-top:2px}
.options{max-width:260px}
.rules{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:var(--r-card);background:var(--surface)}
.rules li{padding:var(--s-3) var(--s-4);overflow-wrap:anywhere}
.rules li+li{border-top:1px solid var(--line)}
.place{display:block;color:var(--ink-3)}
footer{margin-top:var(--s-12);break-inside:avoid}
.sign{display:flex;gap:var(--s-10);margin-top:var(--s-16)}
.sign p{flex:1;padding-top:var(--s-2);border-top:1px solid var(--ink-3)}
@page{size:A4 landscape;margin:14mm}
@media print{body{background:#fff}main{max-width:none;padding:0}section{break-before:page}.table{overflow:visible}tr,.rules li{break-inside:avoid}thead{display:table-header-group}}
`;
