import{a,b}from"./chunk-LENUUOKC.js";import"./chunk-OOJM4CTU.js";export{b as hasSince,a as holds};
