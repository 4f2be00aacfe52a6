import { panelStyle } from '../gameStyle.ts';

export const replayStyle = `${panelStyle}
.panel{height:200px;min-height:200px}
.bare .panel{height:64px;min-height:64px}
[part~=status]{flex:none;max-height:3em}
[part=controls] button{flex:1}.panel [part=error]{flex:none;padding:.3em .6em;max-height:3em;overflow:auto}
[part=movelist]{flex:1;min-height:0;overflow:auto;position:relative;overflow-wrap:anywhere;line-height:1.7}
[part=move]{display:inline;height:auto;min-width:0;min-height:24px;padding:1px 4px;border:0;text-align:start}
[part=move]:hover{background:#8883}[part=move][aria-current]{background:var(--accent);color:#fff}
[part=comment]{opacity:.85;font-style:italic}
.variation{display:block;margin-left:.8em;padding-left:.5em;border-left:2px solid #8886;font-size:.93em}
@container (min-width:600px){.frame.wide{flex-direction:row;align-items:stretch}
.wide .board{width:62%}.wide .panel{height:auto;min-height:0;flex:1;padding:0 0 0 12px;contain:size}}`;
