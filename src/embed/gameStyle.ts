import { palettes } from '../diagram/palette.ts';
import { boardStyle, problemStyle } from './boardStyle.ts';

const { light, dark } = palettes;

/** What a mode with a panel needs besides. The panel's height is fixed, so that a page can keep room for it. */
export const panelStyle = `${boardStyle}${problemStyle}
:host{--accent:var(--rk-accent,#17604a)}
:host([theme=light]) .frame{background:var(--rk-bg,${light.background});color:var(--rk-text,${light.text})}
:host([theme=dark]) .frame{background:var(--rk-bg,${dark.background});color:var(--rk-text,${dark.text})}
.frame{display:flex;flex-direction:column;height:100%;--last:var(--rk-last,${light.last})}
.board{width:100%;flex:none}
[part=last]{fill:var(--last)}[part=last-to]{stroke:var(--last)}
.panel{flex:1;min-height:120px;height:120px;display:flex;flex-direction:column;gap:4px;padding-top:4px;box-sizing:border-box;overflow:hidden}
[part~=status]{flex:1;min-height:0;overflow:auto;overflow-wrap:anywhere}
[part=controls]{display:flex;gap:4px;flex:none}
button,select,input{font:inherit;color:inherit;background:transparent;border:1px solid #8886;border-radius:6px;height:34px;padding:0 6px;margin:0;box-sizing:border-box}
button{cursor:pointer;min-width:24px;flex:0 1 auto;display:inline-flex;align-items:center;justify-content:center;gap:4px}
button:hover{border-color:var(--accent)}
select,input{min-width:0;flex:1 1 0;width:0}option{color:#111;background:#fff}
button svg{width:20px;height:20px;min-width:0;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
:focus-visible{outline:3px solid #0b4fd8;outline-offset:1px}
.aside{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media print{[part=controls]{display:none}}`;

/** What a board to play on needs. */
export const gameStyle = `${panelStyle}
.board{-webkit-user-select:none;user-select:none;--select:var(--rk-select,#17604a);--legal:var(--rk-legal,#0f3e2f)}
[part=select]{fill:var(--select)}[part~=dot]{fill:var(--legal)}[part~=ring]{stroke:var(--legal)}
.grid{position:absolute;inset:0;display:grid;grid-template-rows:repeat(8,1fr);touch-action:manipulation}
.outside .grid{inset:1.17% 1.17% 5.26% 5.26%}
[role=row]{display:grid;grid-template-columns:repeat(8,1fr)}
[role=gridcell]:focus-visible{outline-offset:-3px;box-shadow:inset 0 0 0 5px #fff}
:host([theme]) .panel{padding-inline:6px}
.movable{cursor:grab;touch-action:none}`;
