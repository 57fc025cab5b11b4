/** The style of the page of a report, over the tokens of a theme. */
export const style = `
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink-2);font:var(--t-body);-webkit-text-size-adjust:100%}
main{max-width:880px;margin:0 auto;padding:var(--s-10) var(--page-x) var(--s-20)}
header{margin-bottom:var(--s-10)}
h1{margin:0 0 var(--s-3);font:var(--t-title);letter-spacing:var(--track-title);color:var(--ink)}
h2{display:flex;align-items:center;gap:var(--s-3);margin:0;font:var(--t-section);letter-spacing:var(--track-section);color:var(--ink)}
h3{margin:0 0 var(--s-2);font:var(--t-item);color:var(--ink)}
p{margin:0}
code{font:450 .8125rem/1.25rem ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.eyebrow{margin-bottom:var(--s-1);font:var(--t-label);color:var(--ink-3)}
.versions{margin-bottom:var(--s-5)}
.versions code{padding:var(--s-1) var(--s-2);border-radius:var(--r-xs);background:var(--sunken);color:var(--ink)}
.verdict{padding:var(--s-4) var(--s-5);border:1px solid;border-radius:var(--r-card);font:var(--t-item)}
.verdict.good{border-color:var(--success-line);background:var(--success-soft);color:var(--success)}
.verdict.open{border-color:var(--warning-line);background:var(--warning-soft);color:var(--warning)}
.sum{margin-top:var(--s-3);font:var(--t-small);color:var(--ink-3)}
section{margin-top:var(--s-10)}
.dot{flex:none;width:10px;height:10px;border-radius:50%;background:var(--mark)}
.count{min-width:28px;padding:2px var(--s-2);border-radius:var(--r-full);background:var(--soft);color:var(--mark-ink);font:var(--t-label);text-align:center}
.means{margin:var(--s-1) 0 var(--s-4);font:var(--t-small);color:var(--ink-3)}
.losesData,.breaksContract{--mark:var(--danger-solid);--mark-ink:var(--danger);--soft:var(--danger-soft)}
.changesMeaning,.asksMore{--mark:var(--warning-solid);--mark-ink:var(--warning);--soft:var(--warning-soft)}
.undecidable{--mark:var(--info);--mark-ink:var(--info);--soft:var(--info-soft)}
.compatible{--mark:var(--success-solid);--mark-ink:var(--success);--soft:var(--success-soft)}
ul{margin:0;padding:0;list-style:none}
.cards{display:grid;gap:var(--s-3)}
.cards li{padding:var(--s-4) var(--s-5);border:1px solid var(--line);border-left:4px solid var(--mark);border-radius:var(--r-xs) var(--r-card) var(--r-card) var(--r-xs);background:var(--surface);box-shadow:var(--e-card);break-inside:avoid}
.where,.id{font:var(--t-small);color:var(--ink-3)}
.place{color:var(--accent-ink)}
.witness{margin-top:var(--s-3);padding:var(--s-3) var(--s-4);border-radius:var(--r-xs);background:var(--sunken);font:var(--t-small);color:var(--ink);overflow-wrap:anywhere}
.witness b{font:var(--t-label);color:var(--ink-3)}
.step{margin-top:var(--s-2);font:var(--t-small);overflow-wrap:anywhere}
.id{margin-top:var(--s-3);padding-top:var(--s-2);border-top:1px solid var(--line)}
.lines{border:1px solid var(--line);border-radius:var(--r-card);background:var(--surface)}
.lines li{padding:var(--s-3) var(--s-5);font:var(--t-small);overflow-wrap:anywhere}
.lines li+li{border-top:1px solid var(--line)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media print{body{background:#fff}main{padding:0}}
`;
