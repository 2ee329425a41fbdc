/** The style sheet of the page, in the colours of the reader's choice. */
export const STYLE = `:root {
  color-scheme: light dark;
  --ink: #1c2430; --soft: #55606f; --ground: #fff; --raised: #f3f5f8; --line: #8a94a3; --main: #1d4ed8; --on-main: #fff;
  --bad: #a11616; --good: #0b5d33;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e8ecf2; --soft: #aab4c2; --ground: #12161c; --raised: #1d232c; --line: #76818f; --main: #9dbcff; --on-main: #0d1a36;
    --bad: #ffb0a8; --good: #8fdcb0;
  }
}
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.6rem; margin: 0 0 1rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .75rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: start; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td code, time, summary { white-space: nowrap; }
label, legend { display: block; font-weight: 600; margin-bottom: .3rem; }
form.new { display: grid; gap: 1rem; max-width: 34rem; }
fieldset { border: 1px solid var(--line); border-radius: .4rem; margin: 0; padding: .75rem 1rem; }
fieldset label { display: flex; gap: .5rem; align-items: baseline; font-weight: 400; min-height: 1.75rem; margin: 0; }
button, input, select, summary { font: inherit; }
code, input.token:read-only { font-family: ui-monospace, monospace; }
input:not([type=checkbox]), select {
  width: 100%; padding: .45rem .6rem; color: inherit; background: var(--ground);
  border: 1px solid var(--line); border-radius: .3rem;
}
button, summary {
  padding: .4rem .9rem; min-height: 2rem; border-radius: .3rem; cursor: pointer; width: fit-content;
}
button { color: var(--on-main); background: var(--main); border: 1px solid var(--main); }
button.bad { color: var(--ground); background: var(--bad); border-color: var(--bad); }
summary { color: var(--bad); border: 1px solid var(--bad); list-style-position: inside; }
details form { margin-top: .5rem; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.hint { color: var(--soft); font-weight: 400; font-size: .9rem; margin: 0 0 .3rem; }
.note { background: var(--raised); border-inline-start: .3rem solid var(--good); padding: 1rem; margin: 0 0 1.5rem; }
.note.bad { border-color: var(--bad); }
.head { display: flex; justify-content: space-between; align-items: start; gap: 1rem; }
`;
