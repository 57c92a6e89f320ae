import{a as We}from"./chunk-WWYHCYFQ.js";import{a as Ct}from"./chunk-CPAHZJ5U.js";import{d as Ve}from"./chunk-3GWOP6OF.js";import{a as Ue}from"./chunk-X4SLDEGF.js";import{b as Le,c as Je}from"./chunk-JQNHAZ4S.js";import{a as Ke}from"./chunk-TCYCQ663.js";import{b as F}from"./chunk-Z4WQ7BLR.js";import{a as He}from"./chunk-NW5EGEWR.js";import{c as qe}from"./chunk-JZ43SDW5.js";import{a as le,i as Be,j as De,k as Oe,l as ze,q as Ae}from"./chunk-BE5KY7LH.js";import{b as pe}from"./chunk-IQC3KK6M.js";import{a as $e,b as de}from"./chunk-JPTGHY33.js";import{a as Q}from"./chunk-EYPVXR7E.js";import{j as me}from"./chunk-G5KUCCN3.js";import{b as R}from"./chunk-JTFHBQMC.js";import{a as ee,c as V}from"./chunk-X4AVTJAQ.js";import{a as E}from"./chunk-NXXKIDS6.js";import{d as Me}from"./chunk-QTRNWKUO.js";import{Ka as Ne,S as Ee,h as Re,u as Te,x as je}from"./chunk-SJL4PCBD.js";import{a as Fe}from"./chunk-6URKFS2Q.js";import{y as ae}from"./chunk-ED6M4FLJ.js";import{a as z}from"./chunk-YEUF5DKE.js";import{a as U}from"./chunk-XLHJU67Z.js";import{c as k}from"./chunk-OOJM4CTU.js";var ce=k(Ct(),1);function ne(){return new Promise(e=>{let{port1:t,port2:o}=new MessageChannel;t.onmessage=()=>{t.close(),e()},o.postMessage(void 0)})}async function Pt(e,t,{size:o=200,signal:i,onProgress:r,pause:n=ne}={}){for(let p=0;p<e.length;p+=o){i?.throwIfAborted();let s=Math.min(p+o,e.length);for(let m=p;m<s;m+=1)t(e[m],m);r?.(s,e.length),s<e.length&&await n()}i?.throwIfAborted()}var kt=262144,St=/^'(?=[\s\p{Cc}\p{Cf}]*[=@+\-＝＋－＠])/u;function Qe(e){if(e[0]===255&&e[1]===254)return new TextDecoder("utf-16le").decode(e);if(e[0]===254&&e[1]===255)return new TextDecoder("utf-16be").decode(e);try{return new TextDecoder("utf-8",{fatal:!0}).decode(e)}catch{return new TextDecoder("windows-1252").decode(e)}}async function Xe(e,t={}){let{signal:o,onProgress:i,pause:r=ne}=t,n=await new Promise((a,h)=>{let u=[];ce.default.parse(e.replace(/^\uFEFF/,""),{skipEmptyLines:"greedy",chunkSize:kt,chunk:({data:d,meta:b},_)=>{for(let x of d)u.push(x);if(i?.(Math.min(1,b.cursor/Math.max(1,e.length))),o?.aborted){_.abort(),h(o.reason);return}_.pause(),r().then(()=>_.resume())},complete:()=>a(u)})});o?.throwIfAborted();let[p=[],...s]=n;if(s.length===0)throw new ee("invalid","The file has no rows below its headings.");let m=p.length,f=p.map((a,h)=>({heading:a.trim(),index:h})).filter(({heading:a,index:h})=>a!==""||s.some(u=>(u[h]??"").trim()!=="")),l=f.length===m;return{headings:f.map(({heading:a})=>a),rows:s.map(a=>(l&&a.length===m?a:f.map(({index:h})=>a[h]??"")).map(h=>h.replace(St,"")))}}async function ue(e,t){return Xe(Qe(new Uint8Array(await e.arrayBuffer())),t)}var Ge=500;async function fe(e,t,o=ne){let i=n=>ce.default.unparse(n.map(p=>[...p]),{delimiter:";",newline:`\r
`,quotes:!0}),r=[i([e])];for(let n=0;n<t.length;n+=Ge)r.push(i(t.slice(n,n+Ge))),await o();return r.join(`\r
`)}function he(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob(["\uFEFF",t],{type:"text/csv;charset=utf-8"})),o.download=e,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),1e3)}var se=k(U(),1);function Ye(e,t,o){let i=new Map(t.map(({id:r,title:n})=>[r,n]));return e.filter(r=>!r.some(n=>n in o)).map(r=>r.map(n=>i.get(n)??n))}var A=k(U(),1);var Rt="tillhouse-imports",be="drafts";function Ze(e){return new Promise((t,o)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>o(e.error)})}async function ge(e,t){try{let o=indexedDB.open(Rt,1);o.onupgradeneeded=()=>o.result.createObjectStore(be);let i=await Ze(o);try{return await Ze(t(i.transaction(be,e).objectStore(be)))}finally{i.close()}}catch{return}}function et(e){return ge("readonly",t=>t.get(e))}async function tt(e,t){return await ge("readwrite",o=>o.put(t,e))!==void 0}async function ye(e){await ge("readwrite",t=>t.delete(e))}function ot(e,t,o={}){let i=new Set(Object.keys(t));for(let r of Object.values(o))for(let n of Object.keys(r))i.add(n);return{rowCount:e.rows.length,columns:i,value:(r,n)=>{let p=o[r]?.[n];if(p!==void 0)return p.trim();let s=t[n];return s===void 0?"":e.rows[r]?.[s]?.trim()??""}}}function rt(e,t,o,i){return{...e,[t]:{...e[t],[o]:i}}}function we(e){return e.normalize("NFKD").toLowerCase().replace(/[^\p{L}\p{N}]/gu,"")}function ve(e,t){let o=e.map(we),i={},r=new Set,n=(s,m)=>{if(s in i)return;let f=we(m),l=o.findIndex((a,h)=>a===f&&!r.has(h));l!==-1&&(i[s]=l,r.add(l))};for(let{id:s,title:m}of t)n(s,m);let p=Math.max(0,...t.map(({aliases:s=[]})=>s.length));for(let s=0;s<p;s+=1)for(let{id:m,aliases:f=[]}of t){let l=f[s];l!==void 0&&n(m,l)}return i}function Ie(e,t){let o=new Set(Object.values(t));return e.flatMap((i,r)=>o.has(r)?[]:[r])}function _e(e,t,o){let i=Object.entries(e).filter(([r,n])=>n!==t&&r!==o);return Object.fromEntries(o===void 0?i:[...i,[o,t]])}var H=k(U(),1);var Tt=250;function nt(e,{table:t,facts:o,choice:i}){let r=R(),[n,p]=(0,H.useState)(),[s,m]=(0,H.useState)("idle"),[f,l]=(0,H.useState)(),[a,h]=(0,H.useState)(),[u,d]=(0,H.useState)(0),b=(0,H.useRef)(),_=(0,H.useRef)(!1),x=(0,H.useRef)(r);return x.current=r,(0,H.useEffect)(()=>{if(t===void 0||o===void 0)return;let P=new AbortController,{signal:j}=P,v=(c,g)=>{j.aborted||l({done:c,count:g})},y=async()=>{h(void 0),m("asking");try{let c={host:x.current,signal:j,onProgress:v,known:b.current};b.current=await e.readKnown(t,o,c),j.throwIfAborted(),m("checking");let g=await e.plan(t,o,b.current,{signal:j,onProgress:v,choice:i});_.current=!0,p(g),m("ready")}catch(c){if(j.aborted)return;h(V(c)),m("failed")}finally{j.aborted||l(void 0)}},w=setTimeout(()=>{y()},_.current?Tt:0);return m(c=>c==="ready"?"checking":c),()=>{clearTimeout(w),P.abort()}},[e,t,o,i,u]),{plan:n,phase:s,progress:f,error:a,retry:()=>d(P=>P+1),reset:()=>{b.current=void 0,_.current=!1,p(void 0),m("idle")}}}var it={mapping:{},edits:{},step:0,notes:{},jobId:void 0},jt=({name:e,type:t})=>/\.(?:csv|tsv|txt)$/i.test(e)||t==="text/csv",Et=5e7;function st(e){let t=R(),{translate:o,user:i}=t,r=`${e.id}.${i.id}`,[n,p]=(0,A.useState)(),[s,m]=(0,A.useState)({phase:"restoring"}),[f,l]=(0,A.useState)(!0),a=(0,A.useRef)(),h=me({queryKey:["import",e.id],queryFn:async({signal:c})=>{let{store:g}=await t.client.admin.store.retrieve(),{isFeatureEnabled:B}=Ae(g);return e.readFacts({host:t,signal:c,store:g,isFeatureEnabled:B})},gcTime:0}),u=(0,A.useCallback)(async(c,g,B)=>{a.current?.abort();let O=new AbortController;a.current=O,m({phase:"reading",name:g,share:0});try{let q=await ue(c,{signal:O.signal,onProgress:X=>m({phase:"reading",name:g,share:X})});m({phase:"read",table:q}),p(B??{...it,file:c,fileName:g})}catch(q){if(O.signal.aborted)return;let X=V(q).code==="invalid",re=o(X?"import.file.empty":"import.file.unread");m({phase:"refused",name:g,problem:re})}},[o]);(0,A.useEffect)(()=>{let c=!1;return(async()=>{let B=await et(r);c||(B===void 0?m({phase:"none"}):await u(B.file,B.fileName,B))})(),()=>{c=!0,a.current?.abort()}},[r,u]),(0,A.useEffect)(()=>{n!==void 0&&tt(r,n).then(l)},[r,n]);let d=s.phase==="read"?s.table:void 0,b=(0,A.useMemo)(()=>h.data===void 0||d===void 0?[]:e.columns(h.data,d.headings),[e,h.data,d]);(0,A.useEffect)(()=>{d===void 0||b.length===0||p(c=>c===void 0||c.step>0?c:{...c,step:1,mapping:ve(d.headings,b)})},[d,b]);let{mapping:_,edits:x}=n??it,P=(0,A.useMemo)(()=>d===void 0?void 0:ot(d,_,x),[d,_,x]),j=nt(e,{table:(n?.step??0)>=2?P:void 0,facts:h.data,choice:n?.choice??e.choice?.options[0]?.value}),v=(0,A.useCallback)(c=>p(g=>g&&{...g,...c}),[]),y=c=>{let g=jt(c)?c.size>Et&&"import.file.tooLarge":"import.file.wrongType";g===!1?u(c,c.name):m({phase:"refused",name:c.name,problem:o(g)})},w=()=>{a.current?.abort(),p(void 0),m({phase:"none"}),j.reset(),ye(r)};return{draft:n,reading:s,isKept:f,facts:{data:h.data,error:h.error===null?null:V(h.error),refetch:h.refetch},columns:b,mapped:P,plan:j,start:y,clear:w,change:v,goTo:c=>v({step:c}),choose:c=>v({choice:c,notes:{},jobId:void 0}),assign:(c,g)=>v({mapping:_e(_,c,g),notes:{},jobId:void 0}),edit:(0,A.useCallback)((c,g,B)=>p(O=>O&&{...O,edits:rt(O.edits,c,g,B),notes:{},jobId:void 0}),[]),finish:()=>{ye(r)}}}var W=k(U(),1);function Nt(e){return async(t,o)=>{let i=await fetch(t,{...o,method:"HEAD",body:void 0});return e(i.status),Response.json({})}}async function xe(e,t){let o=0;try{let{download_url:i}=await e.admin.custom.post("/uploads/download-url",{file_key:t}),r=new URL(i,window.location.href);if(r.protocol==="data:")return"there";if(r.pathname.startsWith("/uploads/")){let n=Nt(p=>{o=p});await e.send({method:"GET",path:`${r.pathname}${r.search}`,fetch:n})}else{let n=await fetch(r,{headers:{range:"bytes=0-0"}});o=n.status,await n.body?.cancel()}}catch{return"unknown"}return o===404||o===410?"gone":o>=200&&o<400?"there":"unknown"}async function te(e,t){let o=`/batch-jobs/${encodeURIComponent(t)}`;return(await e.admin.custom.get(o)).batch_job}async function Bt(e,t){let o=new FormData;o.append("files",t);let{uploads:i}=await e.request("POST","/uploads/protected",o),r=i[0]?.key;if(r===void 0)throw new ee("server",`The store's answer has no "uploads".`);return r}async function at(e){let{client:t,type:o,context:i,progress:r,goneText:n}=e,{custom:p}=t.admin,s={id:"upload",find:async l=>l?.result!==void 0&&await xe(t,l.result)==="there"?l.result:void 0,run:async()=>Bt(t,await e.file())};return await de([s,{id:"look",find:()=>{},run:async({resultOf:l})=>{let a=await xe(t,l(s));if(a==="gone")throw new ee("conflict",n);return a}},{id:"job",find:async(l,{resultOf:a})=>{if(l===void 0)return;let{batch_jobs:h}=await p.get("/batch-jobs",{limit:100});return h.find(u=>u.context?.fileKey===a(s))?.id},run:async({resultOf:l})=>{let a={type:o,dry_run:!0,context:{...i,fileKey:l(s)}};return(await p.post("/batch-jobs",a)).batch_job.id}}],{progress:r}),r.get("job")?.result??""}async function pt(e,t,o){let i=await te(e,t);if(i.confirmed_at!==null)return;let r=Object.values(Object(i.result?.files)).filter(n=>typeof n=="string");for(let n of r)if(await xe(e,n)==="gone")throw new ee("conflict",o);await de([{id:"confirm",find:async()=>(await te(e,t)).confirmed_at===null?void 0:!0,run:()=>e.admin.custom.post(`/batch-jobs/${encodeURIComponent(t)}/confirm`)}])}async function lt(e,t){await de([{id:"cancel",find:async()=>(await te(e,t)).canceled_at===null?void 0:!0,run:()=>e.admin.custom.post(`/batch-jobs/${encodeURIComponent(t)}/cancel`)}]);let{context:o}=await te(e,t);typeof o?.fileKey=="string"&&await e.request("DELETE","/uploads",{file_key:o.fileKey}).catch(()=>{})}var Dt=1e3;function Ot(e,t){let o=Object(e.result?.operations);return t!==void 0&&Object.entries(t.operations).some(([i,r])=>o[i]!==r)}function mt({definition:e,draft:t,plan:o,change:i,onCompleted:r}){let{client:n,translate:p,invalidate:s}=R(),{resetInterval:m}=Be(),[f,l]=(0,W.useState)(),[a,h]=(0,W.useState)(),u=t?.jobId,{data:d,error:b}=me({queryKey:["import-job",u],queryFn:()=>te(n,u??""),enabled:u!==void 0,gcTime:0,refetchInterval:({state:y})=>y.data&&Oe(y.data)?!1:Dt}),_=d&&De(d),x=(0,W.useRef)(),P=(0,W.useRef)({invalidate:s,resetInterval:m,onCompleted:r,resources:e.invalidates});P.current={invalidate:s,resetInterval:m,onCompleted:r,resources:e.invalidates},(0,W.useEffect)(()=>{if(_!=="completed"||x.current===u)return;x.current=u;let y=P.current;for(let w of y.resources)y.invalidate(w);y.resetInterval(),y.onCompleted()},[_,u]);let j=async(y,w)=>{l(y),h(void 0);try{await w(),m()}catch(c){h(V(c))}finally{l(void 0)}},v=(t?.fileName??e.id).replace(/\.[^.]*$/,"").replace(/[^\p{L}\p{N}._-]+/gu,"-");return{job:d,status:_,watchError:b,errors:d===void 0?[]:ze(d),isOther:d!==void 0&&_==="pre_processed"&&Ot(d,o),busy:f,error:a,prepare:()=>j("prepare",async()=>{if(o===void 0||!("write"in o)||t===void 0||e.job===void 0)return;let y=await at({client:n,type:e.job,context:e.context??{},file:async()=>new File([await o.write()],`${v}.csv`,{type:"text/csv"}),progress:$e(t.notes,w=>i({notes:{...w}})),goneText:p("import.job.fileGone")});i({jobId:y})}),confirm:()=>j("confirm",()=>pt(n,u??"",p("import.job.preparedGone"))),cancel:()=>j("cancel",()=>lt(n,u??"")),reset:()=>{h(void 0),i({notes:{},jobId:void 0})}}}var oe=k(U(),1);function dt({definition:e,plan:t,onCompleted:o}){let i=R(),[r,n]=(0,oe.useState)({phase:"idle"}),p=(0,oe.useRef)();return(0,oe.useEffect)(()=>()=>p.current?.abort(),[]),{...r,start:async()=>{if(t===void 0||!("send"in t))return;let m=new AbortController;p.current=m,n({phase:"running"});try{let f=(h,u)=>n({phase:"running",progress:{done:h,count:u}}),l=await t.send({host:i,signal:m.signal,onProgress:f}),a=l.refused.length===0;n({phase:a?"completed":"refused",result:l}),a&&o()}catch(f){n(m.signal.aborted?{phase:"stopped"}:{phase:"failed",error:V(f)})}finally{for(let f of e.invalidates)i.invalidate(f)}},stop:()=>p.current?.abort(),reset:()=>n({phase:"idle"})}}var ct=k(U(),1);var N=k(z(),1),zt={matched:"done",open:"waiting",ignored:"empty"};function Ft({rows:e},t){let o=[];for(let i of e.slice(0,50)){let r=i[t]?.trim()??"";if(r!==""&&!o.includes(r)&&o.push(r),o.length===2)break}return o.join(" \xB7 ")}function ut({table:e,columns:t,mapping:o,missing:i,isIgnored:r,onAssign:n}){let{translate:p,locale:s}=R(),f=Ie(e.headings,o).filter(d=>!r?.(e.headings[d]??"")),l=new Map(Object.entries(o).map(([d,b])=>[b,d])),a=t.map(({id:d,title:b})=>({value:d,label:b})),h=new Intl.ListFormat(s,{type:"disjunction"}),[u]=(0,ct.useState)(()=>[...e.headings.keys()].sort((d,b)=>Number(f.includes(b))-Number(f.includes(d))||d-b));return(0,N.jsxs)(N.Fragment,{children:[i.map(d=>(0,N.jsx)(F,{tone:"negative",children:p("import.columns.missing",{columns:h.format(d)})},d.join())),f.length>0&&(0,N.jsx)(F,{tone:"caution",children:p("import.columns.unmatched",{count:f.length})}),(0,N.jsxs)(Ke,{label:p("import.titles.columns"),isInset:!0,isStill:!0,className:"th-import__columns",children:[(0,N.jsx)("thead",{children:(0,N.jsxs)("tr",{children:[(0,N.jsx)("th",{scope:"col",children:p("import.columns.heading")}),(0,N.jsx)("th",{scope:"col",children:p("import.columns.example")}),(0,N.jsx)("th",{scope:"col",children:p("import.columns.target")}),(0,N.jsx)("th",{scope:"col",children:p("import.columns.state")})]})}),(0,N.jsx)("tbody",{children:u.map(d=>{let b=e.headings[d]||p("import.columns.unnamed",{number:d+1}),_=l.get(d),x=_!==void 0?"matched":f.includes(d)?"open":"ignored";return(0,N.jsxs)("tr",{"data-state":x,children:[(0,N.jsx)("th",{scope:"row",children:(0,N.jsx)("bdi",{children:b})}),(0,N.jsx)("td",{className:"th-import__example",children:(0,N.jsx)("bdi",{children:Ft(e,d)})}),(0,N.jsx)("td",{children:(0,N.jsx)(He,{label:p("import.columns.targetOf",{heading:b}),isLabelHidden:!0,size:"small",placeholder:p("import.columns.none"),options:a,value:_??"",onChange:P=>n(d,P.currentTarget.value||void 0)})}),(0,N.jsx)("td",{children:(0,N.jsx)(pe,{...le[zt[x]],children:p(`import.columns.states.${x}`)})})]},d)})})]})]})}var Ce=k(z(),1);function ft({reading:e,onFile:t,onClear:o}){let{translate:i}=R(),r=e.phase==="reading"?{id:"file",name:e.name,state:"sending",progress:e.share}:e.phase==="refused"?{id:"file",name:e.name,state:"refused",problem:e.problem}:void 0;return(0,Ce.jsx)("div",{children:(0,Ce.jsx)(Ve,{label:i("import.file.label"),hint:i("import.file.hint"),accept:".csv,.tsv,.txt,text/csv",files:r===void 0?[]:[r],disabled:e.phase==="restoring",onAdd:([n])=>n&&t(n),onRemove:o,onCancel:o,onRetry:o})})}var I=k(z(),1);function ht({state:e,plan:t,table:o,rowOf:i,back:r,onRows:n,onClear:p}){let{translate:s,locale:m}=R(),{job:f,status:l,busy:a,error:h,errors:u,watchError:d}=e,b=new Intl.NumberFormat(m),_=a==="prepare"||["created","confirmed","processing"].includes(l??""),{count:x,advancement_count:P}=f?.result??{},j=typeof x=="number"&&x>0&&typeof P=="number"&&P>0,v=a==="prepare"?"sending":l??"idle",y=(0,I.jsx)(E,{isLoading:a==="cancel",disabled:a!==void 0,onClick:()=>{e.cancel()},children:s("import.job.cancel")}),w=(0,I.jsx)(E,{onClick:n,children:s("import.job.rows")});return(0,I.jsxs)("div",{className:"th-import__job",children:[h&&(0,I.jsx)(F,{tone:"negative",title:s("import.job.notDone"),children:Q(h,s)}),d&&f===void 0&&(0,I.jsx)(F,{tone:"caution",children:Q(d,s)}),(0,I.jsx)("p",{role:"status",className:"th-import__phase",children:s(`import.job.phases.${v}`)}),_&&(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)("progress",{className:"th-progress","aria-label":s(`import.job.phases.${v}`),max:j?x:void 0,value:j?P:void 0}),j&&(0,I.jsx)("p",{className:"th-muted",children:s("import.job.progress",{done:b.format(P),count:b.format(x)})}),l!==void 0&&l!=="created"&&(0,I.jsx)("p",{className:"th-muted",children:s("import.job.goesOn")})]}),(l==="pre_processed"||l==="completed")&&(0,I.jsx)("dl",{className:"th-import__counts","aria-label":s("import.job.counted"),children:Object.entries(Object(f?.result?.operations)).map(([c,g])=>(0,I.jsxs)("div",{"data-empty":g===0||void 0,children:[(0,I.jsx)("dt",{children:s(`import.operations.${c}`)}),(0,I.jsx)("dd",{children:b.format(Number(g))})]},c))}),e.isOther&&(0,I.jsx)(F,{tone:"caution",children:s("import.job.otherCounts")}),u.length>0&&(0,I.jsx)(F,{tone:"negative",title:s("import.job.nothingDone"),children:(0,I.jsx)("ul",{className:"th-import__errors",children:u.map(({message:c})=>{let g=o&&i?.(c,o);return(0,I.jsxs)("li",{children:[g!==void 0&&(0,I.jsxs)("b",{children:[s("import.rows.goTo",{row:g+2}),": "]}),(0,I.jsx)("bdi",{children:c})]},c)})})}),(0,I.jsxs)("div",{className:"th-row th-row--wrap",children:[f===void 0&&(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(E,{variant:"primary",isLoading:a==="prepare",disabled:t.phase!=="ready",onClick:()=>{e.prepare()},children:s(h?"action.retry":"import.job.prepare")}),a===void 0&&w]}),l==="pre_processed"&&(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(E,{variant:"primary",isLoading:a==="confirm",disabled:a!==void 0,onClick:()=>{e.confirm()},children:s("import.job.confirm")}),y]}),["created","confirmed","processing"].includes(l??"")&&y,(l==="failed"||l==="canceled")&&w,l==="completed"&&(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(ae,{className:"th-button th-button--primary",to:r.to,children:s("import.job.see",{list:r.label})}),(0,I.jsx)(E,{onClick:p,children:s("import.job.another")})]})]})]})}var $=k(U(),1);var K=k(z(),1);function ie({preview:{counts:e,notes:t}}){let{translate:o,locale:i}=R(),r=new Intl.NumberFormat(i),n=Object.entries(e);return(0,K.jsxs)(K.Fragment,{children:[n.length>0&&(0,K.jsx)("dl",{className:"th-import__counts","aria-label":o("import.rows.summary"),children:n.map(([p,s])=>(0,K.jsxs)("div",{"data-empty":s===0||void 0,children:[(0,K.jsx)("dt",{children:o(`import.counts.${p}`)}),(0,K.jsx)("dd",{children:r.format(s)})]},p))}),t.map(({code:p,values:s,tone:m})=>(0,K.jsx)(F,{tone:m??"info",children:o(`import.notes.${p}`,s)},p))]})}var L=k(U(),1);var bt=k(U(),1);var G=k(z(),1);function gt({column:e,row:t,value:o,problems:i,isInput:r,onEdit:n}){let{translate:p}=R(),s=(0,bt.useId)(),m=i.length>0;return!m&&!r?(0,G.jsx)("td",{"data-label":e.title,"data-empty":o===""||void 0,children:(0,G.jsx)("bdi",{className:"th-import__text",title:o.length>30?o:void 0,children:o})}):(0,G.jsxs)("td",{"data-label":e.title,"data-column":e.id,"data-wrong":m||void 0,children:[(0,G.jsx)("span",{className:"th-input th-input--small",children:(0,G.jsx)("input",{className:"th-input__element",dir:"auto","aria-label":p("import.rows.cell",{column:e.title,row:t}),"aria-invalid":m||void 0,"aria-describedby":m?s:void 0,value:o,onChange:f=>n(f.currentTarget.value)})}),m&&(0,G.jsx)("span",{className:"th-import__problem",id:s,children:i.map(({code:f,values:l})=>p(`import.problems.${f}`,l)).join(" ")})]})}var M=k(z(),1),Mt=45,At=8,$t={new:"scheduled",changed:"partly",unchanged:"empty"},Pe=e=>e+2;function yt(e){let{handle:t,table:o,columns:i,rows:r,problems:n,states:p,edits:s,onEdit:m}=e,{translate:f}=R(),l=(0,L.useRef)(null),[a,h]=(0,L.useState)(new Set),[u,d]=(0,L.useState)(),b=We({count:r.length,getScrollElement:()=>l.current,estimateSize:()=>Mt,overscan:At,getItemKey:v=>r[v]??v});(0,L.useImperativeHandle)(t,()=>({focusCell:(v,y)=>d({row:v,column:y}),focusRow:v=>d({row:v,column:void 0})}),[]);let _=b.getVirtualItems();(0,L.useEffect)(()=>{if(u===void 0)return;let v=r.indexOf(u.row);if(v===-1)return;let y=l.current?.querySelector(`tr[data-row="${u.row}"]`);if(!y){b.scrollToIndex(v,{align:"center"});return}let c=(u.column===void 0?null:y.querySelector(`[data-column="${CSS.escape(u.column)}"] input`))??y.querySelector("button");c instanceof HTMLElement&&c.focus(),d(void 0)});let x=(0,L.useRef)(!1);(0,L.useEffect)(()=>{let v=l.current;if(x.current||v===null||_.length===0)return;x.current=!0;let y=v.querySelector("[data-wrong]")?.getBoundingClientRect();if(y===void 0)return;let{left:w,right:c}=v.getBoundingClientRect();v.scrollLeft+=Math.max(0,y.right-c)||Math.min(0,y.left-w)});let P=_[0]?.start??0,j=b.getTotalSize()-(_.at(-1)?.end??0);return(0,M.jsx)("div",{className:"th-import__scroll",ref:l,children:(0,M.jsxs)("table",{className:"th-import__table",role:"table","aria-label":f("import.titles.rows"),"aria-rowcount":r.length+1,children:[(0,M.jsx)("thead",{children:(0,M.jsxs)("tr",{children:[(0,M.jsx)("th",{scope:"col",children:f("import.rows.row")}),i.map(({id:v,title:y})=>(0,M.jsx)("th",{scope:"col",children:y},v))]})}),(0,M.jsxs)("tbody",{children:[P>0&&(0,M.jsx)("tr",{className:"th-import__gap","aria-hidden":!0,style:{blockSize:P}}),_.map(({index:v,key:y})=>{let w=r[v]??0,c=n.get(w)??[],g=a.has(w),B=p[w]??"unchanged";return(0,M.jsxs)("tr",{ref:b.measureElement,"data-index":v,"data-row":w,"data-open":g||void 0,"aria-rowindex":v+2,children:[(0,M.jsxs)("th",{scope:"row",children:[(0,M.jsx)("span",{className:"th-import__line",children:Pe(w)}),(0,M.jsx)(pe,{...le[$t[B]],children:f(`import.states.${B}`)}),!g&&(0,M.jsx)(E,{variant:"ghost",size:"small",iconOnly:!0,label:f("import.rows.edit",{row:Pe(w)}),icon:(0,M.jsx)(Ne,{className:"th-icon","aria-hidden":!0}),onClick:()=>{h(new Set([...a,w])),d({row:w,column:i[0]?.id})}})]}),i.map(O=>(0,M.jsx)(gt,{column:O,row:Pe(w),value:s[w]?.[O.id]??o.value(w,O.id),problems:c.filter(q=>q.column===O.id),isInput:g||s[w]?.[O.id]!==void 0,onEdit:q=>m(w,O.id,q)},O.id))]},y)}),j>0&&(0,M.jsx)("tr",{className:"th-import__gap","aria-hidden":!0,style:{blockSize:j}})]})]})})}var C=k(z(),1);function Ht(e){let t=new Map;for(let o of e){let i=t.get(o.row);i===void 0?t.set(o.row,[o]):i.push(o)}return t}function Lt(e,t){let o=(0,$.useRef)(new Set);return(0,$.useMemo)(()=>{t||(o.current=new Set);for(let i of e.keys())o.current.add(i);return[...o.current].sort((i,r)=>i-r)},[e,t])}function wt(e){let{table:t,columns:o,edits:i,state:r,storeErrors:n,rowOf:p,choice:s,chosen:m,onChoose:f,onEdit:l}=e,{translate:a,locale:h}=R(),{plan:u,phase:d,progress:b,error:_}=r,[x,P]=(0,$.useState)(),[j,v]=(0,$.useState)(-1),y=(0,$.useRef)(null),w=(0,$.useMemo)(()=>Ht(u?.problems??[]),[u]),[c,g]=(0,$.useState)(!1);(0,$.useEffect)(()=>{w.size>0&&g(!0)},[w]);let B=(x??(c?"problems":"all"))==="problems",O=Lt(w,B),q=(0,$.useMemo)(()=>Array.from({length:t.rowCount},(D,J)=>J),[t.rowCount]),X=B?O:q,re=new Intl.NumberFormat(h),Y=u?.problems.length??0,ke=D=>{if(Y===0)return;let J=(j+D+Y)%Y;v(J);let Z=u?.problems[J];Z&&y.current?.focusCell(Z.row,Z.column)},Se=d==="asking"||d==="checking";return(0,C.jsxs)(C.Fragment,{children:[_&&(0,C.jsx)(F,{tone:"negative",title:a("import.rows.unread"),action:(0,C.jsx)(E,{size:"small",onClick:r.retry,children:a("action.retry")}),children:Q(_,a)}),n.map(({message:D})=>{let J=p?.(D,t);return(0,C.jsx)(F,{tone:"negative",title:a("import.rows.refused"),action:J!==void 0&&(0,C.jsx)(E,{size:"small",onClick:()=>{P("all"),y.current?.focusRow(J)},children:a("import.rows.goTo",{row:J+2})}),children:(0,C.jsx)("bdi",{children:D})},D)}),(0,C.jsxs)("p",{className:"th-import__busy",role:"status",children:[Se&&(b===void 0?a("import.rows.checking"):a(d==="asking"?"import.rows.asking":"import.rows.progress",{done:re.format(b.done),count:re.format(b.count)})),d==="ready"&&(Y>0?a("import.rows.problems",{count:Y}):Object.values(u?.operations??{}).every(D=>D===0)?a("import.rows.nothing"):a("import.rows.fine",{count:t.rowCount}))]}),Se&&(0,C.jsx)("progress",{className:"th-progress","aria-label":a("import.rows.checking"),max:b?.count,value:b?.done}),s&&(0,C.jsx)(Me,{label:a(s.label),children:s.options.map(({value:D,label:J,hint:Z})=>(0,C.jsx)(Fe,{name:"import-choice",value:D,label:a(J),hint:Z&&a(Z),isChecked:D===m,onChange:f},D))}),u&&(0,C.jsx)(ie,{preview:u}),u&&(0,C.jsxs)(C.Fragment,{children:[(0,C.jsxs)("div",{className:"th-import__tools",children:[(0,C.jsxs)("fieldset",{className:"th-import__filter",children:[(0,C.jsx)("legend",{className:"th-visually-hidden",children:a("import.rows.show")}),["problems","all"].map(D=>(0,C.jsxs)("label",{children:[(0,C.jsx)("input",{type:"radio",name:"import-rows",checked:B===(D==="problems"),onChange:()=>P(D)}),a(`import.rows.${D==="all"?"all":"withProblems"}`,{count:re.format(D==="all"?t.rowCount:w.size)})]},D))]}),(0,C.jsx)("span",{className:"th-import__push"}),Y>0&&(0,C.jsxs)(C.Fragment,{children:[(0,C.jsx)(E,{size:"small",icon:(0,C.jsx)(je,{className:"th-icon","aria-hidden":!0}),onClick:()=>ke(-1),children:a("import.rows.previous")}),(0,C.jsx)(E,{size:"small",icon:(0,C.jsx)(Te,{className:"th-icon","aria-hidden":!0}),onClick:()=>ke(1),children:a("import.rows.next")})]})]}),X.length===0?(0,C.jsx)("p",{className:"th-muted",children:a("import.rows.none")}):(0,C.jsx)(yt,{handle:y,table:t,columns:o.filter(({id:D})=>t.columns.has(D)||Jt(u.problems,D)),rows:X,problems:w,states:u.states,edits:i,onEdit:l})]})]})}var Jt=(e,t)=>e.some(({column:o})=>o===t);var S=k(z(),1);function vt({state:e,plan:t,back:o,onRows:i,onClear:r}){let{translate:n,locale:p}=R(),{phase:s,progress:m,error:f,result:l}=e,a=new Intl.NumberFormat(p),h=s==="running",u=t.plan,d=t.phase==="ready"&&u?.problems.length===0,b=Object.values(u?.operations??{}).every(x=>x===0),_=s==="idle"&&t.phase==="ready"&&b;return(0,S.jsxs)("div",{className:"th-import__job",children:[f&&(0,S.jsx)(F,{tone:"negative",title:n("import.sending.notDone"),children:Q(f,n)}),(0,S.jsx)("p",{role:"status",className:"th-import__phase",children:n(_?"import.rows.nothing":`import.sending.phases.${s}`)}),h&&(0,S.jsxs)(S.Fragment,{children:[(0,S.jsx)("progress",{className:"th-progress","aria-label":n("import.sending.phases.running"),max:m?.count,value:m?.done}),m&&(0,S.jsx)("p",{className:"th-muted",children:n("import.job.progress",{done:a.format(m.done),count:a.format(m.count)})}),(0,S.jsx)("p",{className:"th-muted",children:n("import.sending.stay")})]}),s==="idle"&&u&&(0,S.jsx)(ie,{preview:u}),l&&(0,S.jsx)(ie,{preview:{counts:{},notes:l.notes}}),l&&l.refused.length>0&&(0,S.jsx)(F,{tone:"negative",title:n("import.sending.refused",{count:l.refused.length}),children:(0,S.jsx)("ul",{className:"th-import__errors",children:l.refused.map(({row:x,message:P})=>(0,S.jsxs)("li",{children:[(0,S.jsxs)("b",{children:[n("import.rows.goTo",{row:x+2}),": "]}),(0,S.jsx)("bdi",{children:P})]},`${x} ${P}`))})}),(0,S.jsxs)("div",{className:"th-row th-row--wrap",children:[h&&(0,S.jsx)(E,{onClick:e.stop,children:n("import.sending.stop")}),!h&&s!=="completed"&&(0,S.jsxs)(S.Fragment,{children:[(0,S.jsx)(E,{variant:"primary",disabled:!d||_,isLoading:t.phase==="asking"||t.phase==="checking",onClick:()=>{e.start()},children:n(s==="idle"?"import.job.confirm":"import.sending.goOn")}),(0,S.jsx)(E,{onClick:i,children:n("import.job.rows")})]}),s==="completed"&&(0,S.jsxs)(S.Fragment,{children:[(0,S.jsx)(ae,{className:"th-button th-button--primary",to:o.to,children:n("import.job.see",{list:o.label})}),(0,S.jsx)(E,{onClick:r,children:n("import.job.another")})]})]})]})}var It=`
@layer tillhouse.screens {
  .th-import {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--th-space-4);
    padding: 0 var(--th-space-6) var(--th-space-6);
  }
  .th-import__steps {
    display: flex;
    flex-wrap: wrap;
    gap: 8px var(--th-space-6);
    margin: 0;
    padding: 0 0 var(--th-space-4);
    border-block-end: 1px solid var(--th-line);
    list-style: none;
    color: var(--th-text-muted);
  }
  .th-import__steps li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .th-import__steps [aria-current] {
    color: var(--th-text);
    font-weight: var(--th-weight-strong);
  }
  .th-import__number {
    display: grid;
    place-items: center;
    inline-size: 22px;
    block-size: 22px;
    border: 1px solid var(--th-line-strong);
    border-radius: 50%;
    font-size: var(--th-size-xs);
    font-variant-numeric: tabular-nums;
  }
  .th-import__steps [aria-current] .th-import__number {
    border-color: var(--th-accent);
    color: var(--th-accent-on);
    background: var(--th-accent);
  }
  .th-import__steps [data-done] .th-import__number {
    border-color: var(--th-accent-line);
    color: var(--th-accent-text);
    background: var(--th-accent-soft);
  }
  .th-import__title {
    margin: 0;
    font-size: var(--th-size-l);
    font-weight: var(--th-weight-strong);
    outline: none;
  }
  .th-import__columns .th-select {
    min-inline-size: 220px;
  }
  .th-import__columns th[scope="row"] {
    font-weight: var(--th-weight-medium);
    color: var(--th-text);
    text-align: start;
  }
  .th-import__example {
    max-inline-size: 280px;
    overflow: hidden;
    color: var(--th-text-muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .th-import__busy {
    margin: 0;
    min-block-size: 1.5em;
  }
  .th-import__counts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--th-space-3) var(--th-space-6);
    margin: 0;
  }
  .th-import__counts dt {
    font-size: var(--th-size-s);
    color: var(--th-text-muted);
  }
  .th-import__counts dd {
    margin: 0;
    font-size: var(--th-size-xl);
    font-weight: var(--th-weight-strong);
    font-variant-numeric: tabular-nums;
  }
  .th-import__counts [data-empty] dd {
    color: var(--th-text-faint);
    font-weight: var(--th-weight-normal, 400);
  }
  .th-import__tools,
  .th-import__foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .th-import__foot {
    justify-content: flex-end;
  }
  .th-import__foot > .th-button--ghost:first-child {
    margin-inline-start: calc(-1 * var(--th-space-3));
  }
  .th-import__push {
    flex: 1;
  }
  .th-import__arrow:dir(rtl) {
    transform: scaleX(-1);
  }
  .th-import__filter {
    display: flex;
    flex-wrap: wrap;
    gap: 4px var(--th-space-4);
    margin: 0;
    padding: 0;
    border: 0;
  }
  .th-import__filter label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 24px;
  }
  .th-import__filter input {
    accent-color: var(--th-accent);
  }
  .th-import__scroll {
    max-block-size: max(320px, calc(100dvh - 420px));
    overflow: auto;
    border: 1px solid var(--th-line);
    border-radius: var(--th-radius-2);
    overscroll-behavior: contain;
  }
  .th-import__table {
    border-collapse: separate;
    border-spacing: 0;
    min-inline-size: 100%;
  }
  .th-import__table :is(th, td) {
    padding: 6px 10px;
    border-block-end: 1px solid var(--th-line);
    text-align: start;
    vertical-align: top;
    white-space: nowrap;
    background: var(--th-surface);
  }
  .th-import__table thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    font-size: var(--th-size-s);
    font-weight: var(--th-weight-medium);
    color: var(--th-text-muted);
  }
  .th-import__table tbody th {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    font-weight: inherit;
    line-height: 30px;
    border-inline-end: 1px solid var(--th-line);
  }
  .th-import__table thead th:first-child {
    inset-inline-start: 0;
    z-index: 3;
    border-inline-end: 1px solid var(--th-line);
  }
  .th-import__table tbody th > :is(.th-status, .th-import__line, .th-button) {
    vertical-align: middle;
  }
  .th-import__line {
    display: inline-block;
    min-inline-size: 44px;
    color: var(--th-text-faint);
    font-variant-numeric: tabular-nums;
  }
  .th-import__table tbody th .th-status {
    min-inline-size: 96px;
  }
  .th-import__table td:has(> .th-input) {
    min-inline-size: 200px;
  }
  .th-import__table [data-wrong] {
    background: var(--th-negative-bg);
  }
  .th-import__table [data-wrong] .th-input {
    border-color: var(--th-negative-fg);
  }
  .th-import__text {
    display: block;
    max-inline-size: 260px;
    overflow: hidden;
    line-height: 30px;
    text-overflow: ellipsis;
  }
  .th-import__problem {
    display: block;
    max-inline-size: 280px;
    padding-block-start: 4px;
    color: var(--th-negative-fg);
    font-size: var(--th-size-s);
    white-space: normal;
  }
  .th-import__table .th-import__gap {
    border: 0;
  }
  .th-import__job {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--th-space-4);
    max-inline-size: 720px;
  }
  .th-import__phase {
    margin: 0;
    font-weight: var(--th-weight-medium);
  }
  .th-import__errors {
    margin: 0;
    padding-inline-start: var(--th-space-4);
    overflow-wrap: anywhere;
  }
  @media (max-width: 719px) {
    .th-import {
      padding-inline: var(--th-space-4);
    }
    .th-import__steps li:not([aria-current]) {
      font-size: 0;
      gap: 0;
    }
    .th-import__columns :is(table, tbody, tr, td, th),
    .th-import__table :is(tbody, tr, td, th) {
      display: block;
    }
    .th-import__columns,
    .th-import__table {
      display: block;
    }
    .th-import__columns thead,
    .th-import__table thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .th-import__columns tr,
    .th-import__table tr:not(.th-import__gap) {
      padding-block: 8px;
      border-block-end: 1px solid var(--th-line);
    }
    .th-import__columns :is(td, th) {
      block-size: auto;
      padding: 4px 0;
      border: 0;
    }
    .th-import__example {
      max-inline-size: none;
    }
    .th-import__table :is(th, td) {
      position: static;
      padding: 4px 12px;
      border: 0;
      white-space: normal;
    }
    .th-import__table tbody th {
      position: static;
      display: flex;
      align-items: center;
      border: 0;
    }
    .th-import__table tbody th > .th-button {
      margin-inline-start: auto;
    }
    .th-import__table td[data-label]::before {
      content: attr(data-label);
      display: block;
      color: var(--th-text-muted);
      font-size: var(--th-size-s);
    }
    .th-import__table tr:not([data-open]) td[data-empty] {
      display: none;
    }
    .th-import__text {
      max-inline-size: none;
      line-height: inherit;
      overflow-wrap: anywhere;
      white-space: normal;
    }
    .th-import__problem {
      max-inline-size: none;
    }
  }
}
`;var T=k(z(),1),_t=["file","columns","rows","job"];function Kt({definition:e,title:t,back:o}){let{translate:i}=R();qe(It);let r=st(e),{draft:n,facts:p,plan:s,mapped:m}=r,f=mt({definition:e,draft:n,plan:s.plan,change:r.change,onCompleted:r.finish}),l=dt({definition:e,plan:s.plan,onCompleted:r.finish}),a=n?.step??0,h=(0,se.useRef)(null),u=(0,se.useRef)(a);(0,se.useEffect)(()=>{u.current!==a&&(u.current=a,h.current?.focus())},[a]);let d=async()=>{if(p.data===void 0)return;let{name:g,headings:B,rows:O}=e.template(p.data);he(g,await fe(B,O))},b=Ye(e.required,r.columns,n?.mapping??{}),_=s.plan?.problems.length??0,x=s.phase!=="ready",P=Object.values(s.plan?.operations??{}).every(g=>g===0),j=!x&&_===0&&!P,v=l.phase==="running"||n?.jobId!==void 0&&f.status!=="failed"&&f.status!=="canceled",y=()=>{f.reset(),l.phase!=="idle"&&(s.reset(),s.retry()),l.reset()},w={plan:s,back:o,onRows:()=>{y(),r.goTo(2)},onClear:()=>{y(),r.clear()}},c=_t[a]??"file";return(0,T.jsxs)(Le,{children:[(0,T.jsx)(Je,{title:t,back:o,actions:(0,T.jsx)(E,{icon:(0,T.jsx)(Ee,{className:"th-icon","aria-hidden":!0}),disabled:p.data===void 0,onClick:()=>{d()},children:i("import.template")})}),(0,T.jsxs)("div",{className:"th-import",children:[(0,T.jsx)("ol",{className:"th-import__steps","aria-label":i("import.steps.label"),children:_t.map((g,B)=>(0,T.jsxs)("li",{"aria-current":B===a?"step":void 0,"data-done":B<a||void 0,children:[(0,T.jsx)("span",{className:"th-import__number","aria-hidden":!0,children:B+1}),i(`import.steps.${g}`)]},g))}),(0,T.jsx)("h2",{className:"th-import__title",tabIndex:-1,ref:h,children:i(`import.titles.${c}`)}),(0,T.jsx)(Ue,{error:p.error,refetch:p.refetch}),!r.isKept&&n!==void 0&&(0,T.jsx)(F,{tone:"caution",children:i("import.notKept",{name:n.fileName})}),a===0&&(0,T.jsx)(ft,{reading:r.reading,onFile:r.start,onClear:r.clear}),a===1&&r.reading.phase==="read"&&n&&(0,T.jsx)(ut,{table:r.reading.table,columns:r.columns,mapping:n.mapping,missing:b,isIgnored:e.isIgnored,onAssign:r.assign}),a===2&&m&&n&&(0,T.jsx)(wt,{table:m,columns:r.columns,edits:n.edits,state:s,storeErrors:f.errors,rowOf:e.rowOf,choice:e.choice,chosen:n.choice??e.choice?.options[0]?.value,onChoose:r.choose,onEdit:r.edit}),a===3&&(e.job===void 0?(0,T.jsx)(vt,{state:l,...w}):(0,T.jsx)(ht,{state:f,table:m,rowOf:e.rowOf,...w})),a>0&&(0,T.jsxs)("div",{className:"th-import__foot",children:[n&&!v&&(0,T.jsx)(E,{variant:"ghost",onClick:r.clear,children:i("import.discard")}),(0,T.jsx)("span",{className:"th-import__push"}),a<3&&(0,T.jsx)(E,{icon:(0,T.jsx)(Re,{className:"th-icon th-import__arrow","aria-hidden":!0}),onClick:()=>a===1?r.clear():r.goTo(a-1),children:i(a===1?"import.otherFile":"ui.back")}),a===1&&(0,T.jsx)(E,{variant:"primary",disabled:b.length>0,onClick:()=>r.goTo(2),children:i("import.checkRows")}),a===2&&(0,T.jsx)(E,{variant:"primary",disabled:!j,onClick:()=>{f.reset(),r.goTo(3)},children:i("import.goOn")})]})]})]})}var qt=/^(?:[\p{Sc}]|[a-z]{3})|(?:[\p{Sc}]|[a-z]{3})$/giu;function Ut(e){let t=e.replace(/[\s\u00a0'’]/g,"").replace(qt,"");if(!/^\d[\d.,]*$|^[.,]\d+$/.test(t))return;let o=Math.max(t.lastIndexOf("."),t.lastIndexOf(","));if(o===-1)return t;let i=t.charAt(o),r=t.slice(0,o),n=t.slice(o+1);if(n.length===3&&(r.includes(i)||i===",")&&r!==""&&r!=="0")return/^\d{1,3}(?:[.,]\d{3})*$/.test(t)?t.replace(/[.,]/g,""):void 0;if(!r.includes(i))return`${r.replace(/[.,]/g,"")||"0"}.${n}`}var xt=2147483647;function Vt(e,t){let o=Ut(e);if(o===void 0)return{problem:"amount"};let[,i=""]=o.split(".");if(i.replace(/0+$/,"").length>t)return{problem:"decimals"};let r=Math.round(Number(o)*10**t);return r>xt?{problem:"tooLarge"}:{value:r}}function Wt(e){let t=e.replace(/[\s\u00a0]/g,"").replace(/[.,]0+$/,"");return/^\d+$/.test(t)?Number(t)>xt?{problem:"tooLarge"}:{value:Number(t)}:{problem:"integer"}}export{Vt as a,Wt as b,Pt as c,fe as d,ve as e,Ie as f,he as g,Kt as h};
