import{a as je,b as Je}from"./chunk-4IF4LWCK.js";import{a as ze,b as Ve,c as Fe,d as Ge}from"./chunk-74IPM64K.js";import{g as Ue,h as Xe,p as Ye,q as qe,r as Qe}from"./chunk-2LJ5XNJJ.js";import{a as We}from"./chunk-EYEF723H.js";import"./chunk-WWYHCYFQ.js";import"./chunk-2NIEW5SF.js";import"./chunk-6K467FTS.js";import{a as Oe,b as Ke,c as Be,d as $e}from"./chunk-MI3U3HBQ.js";import{a as Ae}from"./chunk-NA22M64N.js";import{c as He}from"./chunk-5FXVYV5K.js";import"./chunk-7R7GOBNU.js";import"./chunk-NK2FDSRQ.js";import{a as Le}from"./chunk-Z4ZMG7X5.js";import"./chunk-XN6FN4HF.js";import"./chunk-CUVK2YFZ.js";import"./chunk-BTM2INZN.js";import{a as Me}from"./chunk-FM2S4UKH.js";import"./chunk-7RYQVMCU.js";import{b as Ie}from"./chunk-RL76VJ57.js";import"./chunk-NXHC42IK.js";import"./chunk-6ARB2BWC.js";import"./chunk-CVL7GTZK.js";import"./chunk-SS3476DN.js";import"./chunk-TMFIODDX.js";import"./chunk-F2NWU6BY.js";import"./chunk-RT64KYB3.js";import"./chunk-LZ7377OQ.js";import"./chunk-WXSSFXVI.js";import"./chunk-UDIKN46D.js";import"./chunk-P5DSYSSS.js";import"./chunk-ZZACVAH4.js";import"./chunk-WJWSJJA4.js";import"./chunk-EYWUPUTE.js";import"./chunk-X4SLDEGF.js";import"./chunk-LHQB4NRK.js";import"./chunk-3WTD75AU.js";import"./chunk-JQNHAZ4S.js";import"./chunk-MXA73FV3.js";import"./chunk-U7FYC4ZJ.js";import"./chunk-ZSQGB4DA.js";import"./chunk-UZNWKCSW.js";import"./chunk-3ODY5VWO.js";import"./chunk-MHOUTNLK.js";import"./chunk-TCYCQ663.js";import"./chunk-Z4WQ7BLR.js";import"./chunk-CJXKSKRZ.js";import"./chunk-3HYCOE6Z.js";import"./chunk-NW5EGEWR.js";import{d as Ce,e as Pe,f as Ee}from"./chunk-5IZYCCKN.js";import"./chunk-L5YZCXUP.js";import{c as Ne}from"./chunk-JZ43SDW5.js";import{c as $}from"./chunk-ZY6EKD5T.js";import"./chunk-RRIWKDZX.js";import"./chunk-76E42REZ.js";import"./chunk-HMK5PNJB.js";import"./chunk-OBW2FZF7.js";import{d as we,p as De}from"./chunk-BE5KY7LH.js";import"./chunk-AAZL6BQX.js";import"./chunk-IJPSM36L.js";import"./chunk-GNKSJWHA.js";import"./chunk-IQC3KK6M.js";import"./chunk-LNFATPYK.js";import"./chunk-U74UTGCX.js";import"./chunk-JPTGHY33.js";import"./chunk-HITEIHYR.js";import"./chunk-B63HVBP6.js";import"./chunk-TH6KQ4Z6.js";import"./chunk-QNM4XCUX.js";import{c as Se}from"./chunk-KDYI66WE.js";import"./chunk-EYPVXR7E.js";import"./chunk-YZUC364X.js";import"./chunk-G5KUCCN3.js";import"./chunk-LENUUOKC.js";import{c as B,d as ee,g as _e}from"./chunk-OU5PCBZB.js";import"./chunk-74G2NHFJ.js";import"./chunk-TYPESIFZ.js";import{b as V}from"./chunk-CIPUIGUK.js";import{a as Re}from"./chunk-GIPO3ZG5.js";import{b as K}from"./chunk-JTFHBQMC.js";import{c as ye}from"./chunk-X4AVTJAQ.js";import"./chunk-W3GDNXGQ.js";import"./chunk-ITH6IIA5.js";import"./chunk-SLTV4PDC.js";import"./chunk-KY66L2DI.js";import"./chunk-FRMVCH4Q.js";import"./chunk-5ZPEELSF.js";import{a as te,b as ke}from"./chunk-NXXKIDS6.js";import"./chunk-QTRNWKUO.js";import{a as Te}from"./chunk-EVMQ626L.js";import{Pa as xe,ea as ve,w as be}from"./chunk-SJL4PCBD.js";import"./chunk-6URKFS2Q.js";import"./chunk-HSNH2CMI.js";import"./chunk-3UCPBJZO.js";import"./chunk-ZKDLBXXO.js";import"./chunk-BQA7LSHJ.js";import{n as he,y as ge}from"./chunk-ED6M4FLJ.js";import"./chunk-EENQGNZ5.js";import"./chunk-PX5QIK6K.js";import{a as H}from"./chunk-YEUF5DKE.js";import{a as W}from"./chunk-XLHJU67Z.js";import{c as S}from"./chunk-OOJM4CTU.js";var b=S(W(),1);var X=S(W(),1),et=S(H(),1);function Ze({title:i}){let e=(0,X.useRef)(null);return(0,X.useEffect)(()=>{let t=({clientX:a,clientY:o})=>{if(e.current===null)return;e.current.style.transform="none";let{left:p,top:r}=e.current.getBoundingClientRect();e.current.style.transform=`translate(${a-p+12}px, ${o-r+12}px)`,e.current.style.visibility="visible"};return window.addEventListener("pointermove",t),()=>window.removeEventListener("pointermove",t)},[]),(0,et.jsx)("div",{ref:e,className:"th-tree__carried",style:{visibility:"hidden"},"aria-hidden":!0,children:i})}var E=S(H(),1);function tt({resource:i,count:e,found:t,onAll:a}){let{translate:o,locale:p}=K(),r=d=>new Intl.NumberFormat(p).format(d),u=o(`${i.name}.count`,{count:e??0});return(0,E.jsxs)("div",{className:"th-tree__bar",children:[e!==void 0&&(0,E.jsx)("span",{children:t===void 0?`${r(e)} ${u}`:o("tree.found",{found:r(t),all:r(e),noun:u})}),t!==void 0?(0,E.jsx)("span",{className:"th-push",children:o("tree.searchFirst")}):(0,E.jsxs)(E.Fragment,{children:[(0,E.jsx)(te,{className:"th-push",variant:"ghost",size:"small",onClick:()=>a(!0),children:o("tree.expandAll")}),(0,E.jsx)(te,{variant:"ghost",size:"small",onClick:()=>a(!1),children:o("tree.collapseAll")})]})]})}function ct({key:i,currentTarget:e}){if(i==="ArrowUp")return"up";if(i==="ArrowDown")return"down";if(i!=="ArrowLeft"&&i!=="ArrowRight")return;let t=getComputedStyle(e).direction==="rtl";return i==="ArrowRight"!==t?"forward":"back"}var ut={up:"up",down:"down",forward:"in",back:"out"};function nt(i){let{rows:e,tree:t,expanded:a,focusRow:o}=i,p=(r,u,d)=>{let f=_=>_?.node.parent?.id===u.node.id;if(d==="up")o(Math.max(0,r-1));else if(d==="down")o(Math.min(e.length-1,r+1));else if(d==="forward")u.isExpanded===!1?a.set([u.node.id],!0):f(e[r+1])&&o(r+1);else if(u.isExpanded)a.set([u.node.id],!1);else{let _=e.findIndex(({node:x})=>x.id===u.node.parent?.id);_>=0&&o(_)}};return r=>{let{target:u,key:d,altKey:f,ctrlKey:_,metaKey:x,shiftKey:c}=r;if(!(u instanceof HTMLElement)||!u.matches("tr[data-index]")||_||x||c)return;let y=Number(u.dataset.index),s=e[y];if(s===void 0)return;let l=ct(r);if(f){let m=t?.nodes.get(s.node.id);if(l===void 0||!i.canMove||t===void 0||m===void 0)return;r.preventDefault();let k=Pe(t,m,ut[l]);k===void 0?i.onStuck(s):i.onMove(s.node.id,k);return}if(l!==void 0)p(y,s,l);else if(d==="Home")o(0);else if(d==="End")o(e.length-1);else if(d==="Enter")i.onOpen(s.node.id);else return;r.preventDefault()}}function rt({translate:i}){return Object.entries({up:"ArrowUp",down:"ArrowDown",in:"ArrowRight",out:"ArrowLeft"}).map(([t,a])=>({id:t,shortcut:`Alt+${a}`,label:i(`tree.keys.${t}`),isKeyOnly:!0,isFixed:!0}))}var Y=S(W(),1);var w=S(H(),1),ne=(0,Y.memo)((0,Y.forwardRef)(function({setting:e,record:t,index:a,rowIndex:o},p){let{resource:r,cells:u,widths:d,selection:f,hasMenu:_,rows:x,drop:c}=e,{translate:y,href:s}=K(),l=x[a],m=l?.node.id??"",k=He(f,m);if(l===void 0)return null;let R=V(r,t),{level:O,isExpanded:N}=l,M=we(r)?s(r.name,m):void 0,L=(h,T=!1)=>(0,w.jsx)(Ae,{cell:h,record:t,resource:r.name,isPlain:T}),q=h=>(0,w.jsxs)("div",{className:"th-tree__first",style:{"--th-level":O},children:[e.onGrip&&(0,w.jsx)("span",{className:"th-tree__grip","aria-hidden":!0,onPointerDown:T=>e.onGrip?.(T,l),children:(0,w.jsx)(ve,{className:"th-icon th-icon--small"})}),N===void 0?(0,w.jsx)("span",{className:"th-tree__toggle"}):(0,w.jsx)("button",{type:"button",tabIndex:-1,className:"th-tree__toggle","aria-label":y(N?"tree.collapse":"tree.expand",{title:R}),onClick:()=>e.onToggle(m,!N),children:(0,w.jsx)(be,{className:"th-icon th-icon--mirrored","aria-hidden":!0})}),M===void 0?L(h):(0,w.jsx)(ge,{className:"th-table__link",tabIndex:-1,to:M,onClick:T=>e.onOpen(T,M),children:L(h,!0)}),e.pending.has(m)&&(0,w.jsx)(Te,{size:"small"})]}),j=h=>{let T=f&&Be(r,h);return T===void 0?L(h):(0,w.jsx)($e,{resource:r,id:m,field:T,title:R,children:L(h)})},F=c?.rowId===m;return(0,w.jsxs)("tr",{ref:p,role:"row","data-index":a,"aria-rowindex":o,"aria-level":O,"aria-posinset":l.position,"aria-setsize":l.setSize,"aria-expanded":N,"aria-selected":f&&k,tabIndex:e.currentId===m?0:-1,className:`th-tree__row${f?" th-table__row--pick":""}`,"data-selected":k||void 0,"data-context":l.isContext||void 0,"data-dragged":e.draggedId===m||void 0,"data-drop":F?c.edge:void 0,style:F?{"--th-drop":c.level}:void 0,onFocus:()=>{e.onCurrent(m),e.onReach(m)},onPointerEnter:()=>e.onReach(m),children:[f&&(0,w.jsx)("td",{className:"th-table__pick","data-area":"pick",children:(0,w.jsx)(Re,{"aria-label":y("list.select",{title:R}),isChecked:k,onClick:h=>e.onPick(a,h.currentTarget.checked,h.shiftKey),onChange:()=>{}})}),u.map((h,T)=>(0,w.jsx)("td",{...Oe(h,d[$(h)]),children:T===0?q(h):j(h)},$(h))),_&&(0,w.jsx)("td",{className:"th-table__more",children:(0,w.jsxs)("span",{className:"th-tree__more",children:[e.newBelowHref&&(0,w.jsx)(ke,{className:"th-tree__add",variant:"ghost",size:"small",iconOnly:!0,label:y("tree.addBelow",{title:R}),icon:(0,w.jsx)(xe,{className:"th-icon","aria-hidden":!0}),to:e.newBelowHref(m)}),(0,w.jsx)(Ke,{resource:r,record:t,title:R})]})})]})}));var ot=`
@layer tillhouse.screens {
  .th-tree__bar {
    display: flex;
    align-items: center;
    gap: var(--th-space-2);
    padding-block: 4px;
    padding-inline: var(--th-space-6);
    color: var(--th-text-muted);
    font-size: var(--th-size-s);
  }
  .th-tree__bar .th-button:first-of-type {
    margin-inline-start: auto;
  }
  .th-tree__first {
    display: flex;
    align-items: center;
    gap: 2px;
    min-inline-size: 0;
    padding-inline-start: calc((var(--th-level) - 1) * var(--th-indent));
  }
  .th-tree {
    --th-indent: 24px;
  }
  .th-tree__first > .th-table__link {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .th-tree__toggle,
  .th-tree__grip {
    flex: none;
    display: inline-grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--th-radius-s, 4px);
    background: none;
    color: var(--th-text-muted);
  }
  .th-tree__toggle:hover {
    background: var(--th-hover);
    color: var(--th-text);
  }
  .th-tree__row[aria-expanded="true"] .th-tree__toggle .th-icon {
    rotate: 90deg;
  }
  .th-tree__row[aria-expanded="true"] .th-tree__toggle:dir(rtl) .th-icon {
    rotate: -90deg;
  }
  .th-tree__grip {
    position: relative;
    z-index: 1;
    inline-size: 16px;
    margin-inline-start: -16px;
    cursor: grab;
    touch-action: none;
    opacity: 0;
  }
  .th-tree__row:is(:hover, :focus-within, :focus) :is(.th-tree__grip, .th-tree__add) {
    opacity: 1;
  }
  .th-tree__more {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 2px;
  }
  .th-tree .th-table__more {
    inline-size: 60px;
  }
  .th-tree__add {
    opacity: 0;
  }
  .th-tree__add:focus-visible {
    opacity: 1;
  }
  .th-tree__row[data-context] .th-table__link {
    color: var(--th-text-muted);
    font-weight: var(--th-weight-regular, 400);
  }
  .th-tree .th-tree__row:focus-visible {
    outline: var(--th-focus-ring);
    outline-offset: -2px;
  }
  .th-tree__row {
    scroll-margin-block: 100px 130px;
  }
  .th-tree__row[data-dragged] {
    opacity: 0.5;
  }
  .th-tree .th-tree__row[data-drop="inside"] td {
    background: var(--th-accent-soft);
  }
  .th-tree__row:is([data-drop="after"], [data-drop="before"]) > td:first-child::before {
    content: "";
    position: absolute;
    z-index: 2;
    inset-inline: calc(var(--th-space-6) + 26px + (var(--th-drop) - 1) * var(--th-indent)) var(--th-space-6);
    block-size: 2px;
    border-radius: 2px;
    background: var(--th-accent-text);
    pointer-events: none;
  }
  .th-tree__row[data-drop="after"] > td:first-child::before {
    inset-block-end: -1px;
  }
  .th-tree__row[data-drop="before"] > td:first-child::before {
    inset-block-start: -1px;
  }
  .th-tree__carried {
    position: fixed;
    z-index: 40;
    inset-block-start: 0;
    left: 0;
    max-inline-size: 260px;
    padding: 6px 12px;
    overflow: hidden;
    border: 1px solid var(--th-line);
    border-radius: var(--th-radius, 8px);
    background: var(--th-surface);
    box-shadow: var(--th-shadow-menu, 0 4px 16px rgb(0 0 0 / 16%));
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
  }
  @media (hover: none), (max-width: 719px) {
    .th-tree__grip,
    .th-tree__add {
      opacity: 1;
    }
  }
  @media (max-width: 719px) {
    .th-tree {
      --th-indent: 16px;
    }
    .th-tree__bar {
      padding-inline: var(--th-space-4);
    }
    .th-tree__toggle,
    .th-tree__grip {
      block-size: 32px;
    }
    .th-tree__toggle {
      inline-size: 32px;
    }
    .th-tree__grip {
      margin-inline-start: 0;
    }
  }
}
`;var P=S(W(),1);var it=.28;function dt(i,e,t){let a=i[t.index];if(a===void 0)return;let o=ee(a.node,e);if(t.fraction>it&&t.fraction<1-it&&!o){let l=a.node.children.filter(({id:m})=>m!==e).at(-1);return{place:{parentId:a.node.id,afterId:l?.id??null},rowId:a.node.id,edge:"inside",level:a.level+1}}let r=({node:l})=>!ee(l,e),u=o||t.fraction<.5?t.index:t.index+1,d=i.slice(0,u).findLast(r),f=i.slice(u).find(r);if(d===void 0)return f===void 0?void 0:{place:{parentId:null,afterId:null},rowId:f.node.id,edge:"before",level:1};let x=d.isExpanded&&f!==void 0&&f.node.parent===d.node?d.level+1:d.level,c=Math.max(f?.level??1,Math.min(x,t.level)),y={rowId:d.node.id,edge:"after",level:c};if(c>d.level)return{...y,place:{parentId:d.node.id,afterId:null}};let s=B(d.node)[c-1];if(s!==void 0)return{...y,place:{parentId:s.parent?.id??null,afterId:s.id}}}var ft=24,pt=600;function st(){let[i,e]=(0,P.useState)(),[t,a]=(0,P.useState)(),o=(0,P.useRef)(),p=(0,P.useRef)(),r=(0,P.useRef)(0),u=(0,P.useRef)({x:0,y:0}),d=(0,P.useRef)(),f=(0,P.useRef)(),_=s=>{let l=d.current;if(JSON.stringify(s)===JSON.stringify(l))return;d.current=s,a(s);let m=p.current?.rows.find(({node:k,isExpanded:R})=>R===!1&&s?.edge==="inside"&&k.id===s.rowId)?.node.id;f.current?.id!==m&&(clearTimeout(f.current?.timer),f.current=m===void 0?void 0:{id:m,timer:setTimeout(()=>p.current?.expand(m),pt)})},x=()=>{let{current:s}=p;if(s?.container==null||o.current===void 0)return;let l=s.container.getBoundingClientRect(),{x:m,y:k}=u.current,R=document.elementFromPoint(l.left+l.width/2,k)?.closest("tr[data-index]");if(!R||!s.container.contains(R))return _(void 0);let{top:O,height:N}=R.getBoundingClientRect(),M=getComputedStyle(s.container).direction==="rtl",L=(m-r.current)*(M?-1:1);_(dt(s.rows,o.current.id,{index:Number(R.dataset.index),fraction:(k-O)/N,level:Math.max(1,o.current.level+Math.round(L/ft))}))},c=(0,P.useRef)(s=>{u.current={x:s.clientX,y:s.clientY}}),y=()=>{window.removeEventListener("pointermove",c.current,!0),clearTimeout(f.current?.timer),f.current=void 0,d.current=void 0,o.current=void 0,e(void 0),a(void 0)};return{draggedId:i,drop:t,held:o,setting:p,events:{onDragStart:({activatorEvent:s})=>{s instanceof PointerEvent&&(r.current=s.clientX,c.current(s)),window.addEventListener("pointermove",c.current,!0),e(o.current?.id)},onDragMove:x,onDragEnd:()=>{let[s,l]=[o.current?.id,d.current];y(),s!==void 0&&l!==void 0&&p.current?.onDrop(s,l.place)},onDragCancel:y}}}var I=S(W(),1);var mt=100;function at(i,e){let[t,a]=Le(`tillhouse.tree.${i}`,null),o=(0,I.useMemo)(()=>[...e?.nodes.values()??[]].filter(r=>r.children.length>0).map(({id:r})=>r),[e]),p=(0,I.useMemo)(()=>new Set(t??((e?.nodes.size??0)<=mt?o:[])),[t,o,e]);return{isExpanded:(0,I.useCallback)(r=>p.has(r),[p]),set:(r,u)=>{let d=new Set(p);for(let f of r)u?d.add(f):d.delete(f);a([...d])},setAll:r=>a(r?o:[])}}function lt(i,e){let t=(0,I.useRef)();(0,I.useEffect)(()=>{if(i===void 0)return;let a=t.current;if(t.current=new Set(i.nodes.keys()),a===void 0)return;let o=[...i.nodes.values()].filter(({id:p})=>!a.has(p)).flatMap(({parent:p})=>B(p).map(({id:r})=>r));o.length>0&&e.set(o,!0)})}var v=S(H(),1),ht=100,gt={announcements:{onDragStart:()=>{},onDragOver:()=>{},onDragEnd:()=>{},onDragCancel:()=>{}},screenReaderInstructions:{draggable:""}};function wt(i){let e=Xe(Ue(Ye,{activationConstraint:{distance:4}})),t=st();return Ne(ot),(0,v.jsx)(qe,{sensors:e,accessibility:gt,...t.events,children:(0,v.jsx)(vt,{...i,drag:t})})}function bt(i){let e=(0,b.useRef)(i);return e.current=i,e}function vt({drag:i,...e}){let{resource:t,found:a,columns:o,selection:p,onShown:r}=e,u=K(),{translate:d}=u,f=he(),_=(0,b.useId)(),x=Se(t),{tree:c,pending:y,move:s}=Je(t,x.tree),l=at(t.name,x.tree);lt(x.tree,l);let m=Ie(),k=Ge(t,e.onReach),{setNodeRef:R,listeners:O}=Qe({id:t.name}),N=(0,b.useRef)(null),[M,L]=(0,b.useState)(),[q,j]=(0,b.useState)(""),F=(0,b.useRef)(),[h,T]=(0,b.useState)(),re=(0,b.useMemo)(()=>a&&new Set(a),[a]),{isExpanded:oe}=l,C=(0,b.useMemo)(()=>c===void 0?[]:_e(c,oe,re),[c,oe,re]),J=(0,b.useMemo)(()=>C.map(({node:n})=>n.record),[C]),A=(0,b.useMemo)(()=>C.map(({node:n})=>n.id),[C]);(0,b.useEffect)(()=>r(J),[r,J]);let D=bt({...e,ids:A,rows:C,tree:c,move:s,expanded:l,form:m,reach:k,listeners:O});(0,b.useEffect)(()=>{if(h===void 0)return;let n=A.indexOf(h.id);if(n>=0){T(void 0),D.current.focusRow(n);return}let g=B(D.current.tree?.nodes.get(h.id)?.parent).map(z=>z.id);g.length>0&&D.current.expanded.set(g,!0)},[A,D,h]);let U=a===void 0&&t.list?.tree?.rankKey!==void 0;De("tree",U?rt(u):[]);let ie=(n,g)=>{let z=c?.nodes.get(n);c===void 0||z===void 0||Ee(Ce(c,z),g)||(g.parentId!==null&&l.set([g.parentId],!0),T({id:n}),s(n,g).then(G=>{G||T({id:n})}))};(0,b.useEffect)(()=>{let n=g=>D.current.expanded.set([g],!0);i.setting.current={rows:C,container:N.current,onDrop:ie,expand:n}});let de=[...y].at(-1);(0,b.useEffect)(()=>{let n=c?.nodes.get(de??"");c===void 0||n===void 0||j(`${V(t,n.record)}: ${je(u,t,c,n.id)}`)},[de,c,t,u]);let se=t.form!==void 0&&t.form.mode!=="edit",ae=A.includes(M??"")?M:A[0],{draggedId:Q,drop:le,held:ce}=i,ue=(0,b.useMemo)(()=>({resource:t,cells:o.shown,widths:o.widths,selection:p,hasMenu:!0,isPart:!1,rows:C,currentId:ae,pending:y,draggedId:Q,drop:le,newBelowHref:se?n=>D.current.form.hrefTo("new",{[`start.${t.list?.tree?.parentKey}`]:n}):void 0,onToggle:(n,g)=>D.current.expanded.set([n],g),onCurrent:L,onReach:n=>D.current.reach(n),onOpen:(n,g)=>{Fe(n)&&f(g,{state:{from:D.current.from}})},onPick:(n,g,z)=>{let G=D.current.ids,pe=G.indexOf(F.current??""),me=z&&pe>=0?pe:n;F.current=G[n],p.set(G.slice(Math.min(me,n),Math.max(me,n)+1),g)},onGrip:U?(n,g)=>{ce.current={id:g.node.id,level:g.level},D.current.listeners?.onPointerDown?.(n)}:void 0}),[t,o,p,C,ae,y,Q,le,se,U,ce,D,f]);if(x.error!==null&&c===void 0)return(0,v.jsx)(Me,{error:ye(x.error),title:d("error.listTitle",{noun:d(`${t.name}.title`)}),onRetry:()=>{x.refetch()}});let Z=C.length>ht,fe=c?.nodes.get(Q??"");return(0,v.jsxs)("div",{ref:n=>{N.current=n,R(n)},className:"th-tree",onKeyDown:nt({rows:C,tree:c,expanded:l,canMove:U,focusRow:e.focusRow,onMove:ie,onOpen:n=>f(u.href(t.name,n),{state:{from:e.from}}),onStuck:({node:n})=>j(d("tree.stuck",{title:V(t,n.record)}))}),children:[(0,v.jsx)(tt,{resource:t,count:c?.nodes.size,found:a?.length,onAll:l.setAll}),(0,v.jsx)("p",{id:_,className:"th-visually-hidden",children:d("tree.help")}),(0,v.jsxs)("table",{className:"th-table th-table--flow",role:"treegrid","aria-label":d(`${t.name}.title`),"aria-describedby":_,"aria-busy":c===void 0||void 0,"aria-rowcount":Z?C.length+1:void 0,"aria-multiselectable":!0,children:[(0,v.jsx)("thead",{children:(0,v.jsxs)("tr",{"aria-rowindex":Z?1:void 0,children:[(0,v.jsx)(Ve,{selection:p,ids:A,count:A.length}),o.shown.map(n=>(0,v.jsx)(ze,{cell:n,resource:t.name,order:void 0,onSort:void 0,width:o.widths[$(n)],onResize:o.resize},$(n))),(0,v.jsx)("th",{scope:"col",className:"th-table__more",children:(0,v.jsx)("span",{className:"th-visually-hidden",children:d("list.actions")})})]})}),Z?(0,v.jsx)(We,{records:J,setting:ue,offset:0,handle:e.handle,Row:ne}):(0,v.jsx)("tbody",{children:J.map((n,g)=>(0,v.jsx)(ne,{setting:ue,record:n,index:g},A[g]))})]}),(0,v.jsx)("span",{className:"th-visually-hidden",role:"status",children:q}),fe!==void 0&&(0,v.jsx)(Ze,{title:V(t,fe.record)})]})}export{wt as default};
