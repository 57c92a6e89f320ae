import{a as n}from"./chunk-XLHJU67Z.js";import{c as t}from"./chunk-OOJM4CTU.js";var e=t(n(),1),o=(0,e.createContext)(void 0);export{o as a};
