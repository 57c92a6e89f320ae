import"./chunk-OOJM4CTU.js";var s="";export{s as hostCss};
