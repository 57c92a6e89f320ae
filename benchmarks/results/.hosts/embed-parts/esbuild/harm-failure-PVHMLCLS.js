import{a,b}from"./chunk-TYC3VAT6.js";import"./chunk-OOJM4CTU.js";export{b as blockFailure,a as harmFailure};
