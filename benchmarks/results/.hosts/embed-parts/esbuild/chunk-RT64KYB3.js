import{a as t}from"./chunk-EYPVXR7E.js";import{c as o}from"./chunk-X4AVTJAQ.js";function a({notify:e,translate:n},s,i){let r=o(i);e.error(s,t(r,n),{requestId:r.details.requestId})}export{a};
