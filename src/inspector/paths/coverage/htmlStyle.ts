/** The style of a coverage report: self-contained, in light and dark, for phones and desktops. */
export const style = `
:root {
  color-scheme: light dark;
  --surface: #fff; --sunken: #f3f6f2; --text: #14201a; --muted: #546159; --border: #dce3dd; --link: #00713f;
  --danger: #b3261e; --danger-soft: #fbe9e7; --warning: #7a4f00; --warning-soft: #fff1cf; --focus: #0b57d0;
  --bar: #00713f; --heat-1: #eaf5ee; --heat-2: #cfe9da; --heat-3: #aedabf; --heat-4: #8acaa6; --heat-5: #63b98c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --surface: #0f1411; --sunken: #151b17; --text: #e9efea; --muted: #a0aea5; --border: #2a342e; --link: #5cd391;
    --danger: #ff9a90; --danger-soft: #3a1815; --warning: #f2c14e; --warning-soft: #332706; --focus: #9cc2ff;
    --bar: #4ccb83; --heat-1: #14231a; --heat-2: #163125; --heat-3: #194230; --heat-4: #1c553a; --heat-5: #1f6a45;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 76rem; padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 4rem;
  background: var(--surface); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
h1 { margin: 0; font-size: clamp(1.6rem, 5vw, 2.25rem); line-height: 1.15; letter-spacing: -0.02em; }
h2 { margin: 3rem 0 0.25rem; font-size: 1.4rem; line-height: 1.25; overflow-wrap: anywhere; }
h3 { margin: 1.75rem 0 0.5rem; font-size: 1rem; }
p { margin: 0.25rem 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.muted { color: var(--muted); }
.sums { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 1rem; margin: 1.5rem 0 0; padding: 0; }
.sums > div { padding: 0.875rem 1rem; background: var(--sunken); border-radius: 0.5rem; }
.sums dt { color: var(--muted); }
.sums dd { margin: 0; }
.sums .share { font-size: 1.6rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.bar { position: relative; display: block; height: 0.3125rem; margin-top: 0.25rem; border-radius: 1rem; background: var(--border); overflow: hidden; }
.bar > span { position: absolute; inset: 0 auto 0 0; }
.used { background: var(--bar); }
.walked { background: var(--heat-4); }
.swatch { display: inline-block; width: 1.25rem; height: 0.625rem; border-radius: 1rem; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; line-height: 1.4; }
caption h2, caption h3 { margin: 1.75rem 0 0; font-size: 1rem; line-height: 1.5; }
caption { padding: 0 0 0.25rem; text-align: left; font-weight: 650; font-size: 1rem; }
th, td { padding: 0.375rem 0.625rem; border-bottom: 1px solid var(--border); text-align: left; vertical-align: top; }
thead th { color: var(--muted); font-weight: 500; vertical-align: bottom; }
tbody th, tfoot th { font-weight: 500; overflow-wrap: anywhere; }
tfoot th, tfoot td { border-bottom: 0; font-weight: 650; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.heat { width: 5.5rem; }
.note { display: block; color: var(--muted); font-size: 0.8125rem; font-weight: 400; }
.badge { display: inline-block; margin-left: 0.375rem; padding: 0 0.4375rem; border-radius: 1rem; font-size: 0.75rem; white-space: nowrap; }
.bare { color: var(--danger); background: var(--danger-soft); }
.alone { color: var(--warning); background: var(--warning-soft); }
${[1, 2, 3, 4, 5].map((level) => `.heat-${level} { background: var(--heat-${level}); }`).join('\n')}
.legend { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; margin: 0.75rem 0 0; font-size: 0.875rem; }
.legend .scale { display: inline-flex; }
.legend .scale span { width: 1.75rem; height: 1rem; }
details { margin-top: 1.75rem; }
summary { padding: 0.375rem 0; font-weight: 650; cursor: pointer; }
ul { margin: 0.5rem 0; padding-left: 1.25rem; }
.top { float: right; font-size: 0.875rem; }
@media (max-width: 40rem) {
  th, td { padding: 0.375rem 0.3125rem; }
  table { font-size: 0.8125rem; }
  .heat { width: 2.75rem; }
  thead .number, thead .turned { writing-mode: vertical-rl; text-align: left; transform: rotate(180deg); padding-inline: 0.25rem; }
  .badge { margin-left: 0; }
}
@media print { .top { display: none; } }
`.trim();
