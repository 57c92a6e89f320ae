import{a as r}from"./chunk-XLHJU67Z.js";import{c as o}from"./chunk-OOJM4CTU.js";var e=o(r(),1),t=(0,e.createContext)(void 0);export{t as a};
